import { page } from '../page';

const shopFloor = { rule: { types: [0, 1, 2, 3, 4, 5] } } as const;
const preparationPage = async () => (await import('../../features/preparation/preparation-page')).PreparationPage;

export const ordersRoutes = [
  {
    lazy: async () => ({ Component: (await import('./orders-area')).OrdersArea }),
    children: [
      page('orders/*', async () => (await import('../../features/orders-list/orders-list-page')).OrdersListPage),
      page(
        'products/:id',
        async () => (await import('../../features/orders-list/order-products-page')).OrderProductsPage,
      ),
    ],
  },
  page(
    'order-timeline/:id',
    async () => (await import('../../features/order-timeline/order-timeline-page')).OrderTimelinePage,
  ),
  page('customer-page/:id', async () => (await import('../../features/shared/preview-page')).PreviewPage, {
    rule: { types: [0, 1, 2, 3] },
  }),
  page('preperation', preparationPage, shopFloor),
  page('preperation1', preparationPage, shopFloor),
  page(
    'status-change',
    async () => (await import('../../features/status-change/status-change-page')).StatusChangePage,
    {
      rule: { types: [0, 1, 2, 3] },
      terminals: ['scanner'],
    },
  ),
];
