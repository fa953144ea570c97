import { page } from '../page';

const shopFloor = { rule: { types: [0, 1, 2, 3, 4, 5] } } as const;
const administrators = { rule: { types: [0, 1] } } as const;

export const productionRoutes = [
  page('production', async () => (await import('../../features/production/production-page')).ProductionPage, shopFloor),
  page(
    'production/:orderId',
    async () => (await import('../../features/production/order-progress-page')).OrderProgressPage,
    shopFloor,
  ),
  page(
    'work-centers',
    async () => (await import('../../features/work-centers/work-centers-page')).WorkCentersPage,
    shopFloor,
  ),
  page(
    'work-centers/first',
    async () => (await import('../../features/work-centers/first-work-center-page')).FirstWorkCenterPage,
    shopFloor,
  ),
  page('work-center-load', async () => (await import('../../features/floor-load/floor-load-page')).FloorLoadPage, {
    rule: { types: [0, 1, 2, 3] },
  }),
  page(
    'work-center/:id?/:code?',
    async () => (await import('../../features/work-center/work-center-page')).WorkCenterPage,
    {
      ...shopFloor,
      terminals: ['work_center'],
    },
  ),
  page(
    'work-centers-management',
    async () => (await import('../../features/work-centers/work-centers-management-page')).WorkCentersManagementPage,
    { ...administrators, denied: 'login', compactMenu: true },
  ),
  page(
    'product-set/:barcode?',
    async () => (await import('../../features/product-set/product-set-page')).ProductSetPage,
    {
      ...administrators,
      readsCodes: true,
    },
  ),
  page('tools', async () => (await import('../../features/tools/tools-page')).ToolsPage, administrators),
  page(
    'suppliers',
    async () => (await import('../../features/suppliers/suppliers-page')).SuppliersPage,
    administrators,
  ),
  page(
    'glass-units/:filter?',
    async () => (await import('../../features/glass-units/glass-units-page')).GlassUnitsPage,
    {
      rule: { kinds: ['manufacturer', 'supplier'] },
    },
  ),
];
