import { page } from '../page';

const palletPage = async () => (await import('../../features/pallet/pallet-page')).PalletPage;

/**
 * `pallet-info` shows a pallet. Without a truck the editor's address names one pallet; with one it is the truck's floor
 * with that pallet singled out (truck-routes).
 */
export const palletRoutes = [
  page('pallets/*', async () => (await import('../../features/pallets-list/pallets-list-page')).PalletsListPage),
  page(
    'pallet-info/:palletId',
    async () => (await import('../../features/pallet-info/pallet-info-page')).PalletInfoPage,
    {
      compactMenu: true,
    },
  ),
  page('truck/null/-1/:palletId', palletPage, { compactMenu: true }),
  page('truck-viewing/null/-1/:palletId', palletPage, { compactMenu: true }),
  page('labels', async () => (await import('../../features/labels/labels-page')).LabelsPage, {
    rule: { writes: true },
  }),
  page('labels/:palletId', async () => (await import('../../features/labels/pallet-labels-page')).PalletLabelsPage, {
    rule: { writes: true },
  }),
  page(
    'packing-types',
    async () => (await import('../../features/packing-types/packing-types-page')).PackingTypesPage,
    {
      rule: { right: 'PT_EDIT' },
      denied: 'login',
    },
  ),
];
