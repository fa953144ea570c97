import { page } from '../page';

const truckPage = async () => (await import('../../features/truck/truck-page')).TruckPage;
const viewingPage = async () => (await import('../../features/truck/truck-page')).TruckViewingPage;

/** Who counts pallets and stillages that come back. */
const counters = { types: [0, 1, 2, 3, 4] } as const;

/** `{truck}/-1/{pallet}` singles a pallet out; the word null is none. */
export const truckRoutes = [
  page('trucks-list/*', async () => (await import('../../features/trucks-list/trucks-list-page')).TrucksListPage),
  page('truck/:truckId', truckPage, { compactMenu: true }),
  page('truck/:truckId/-1/:palletId', truckPage, { compactMenu: true }),
  page('truck-viewing/:truckId', viewingPage, { compactMenu: true }),
  page('truck-viewing/:truckId/-1/:palletId', viewingPage, { compactMenu: true }),
  page('returnables/*', async () => (await import('../../features/returnables/returnables-page')).ReturnablesPage, {
    rule: counters,
  }),
  page('returnable-kinds/*', async () => (await import('../../features/returnables/kinds-page')).KindsPage, {
    rule: counters,
  }),
  page('load-board', async () => (await import('../../features/load-board/load-board-page')).LoadBoardPage),
  page('load-board/wall', async () => (await import('../../features/load-board/wall-page')).WallPage),
  page(
    'evidence/:truckId/:departure',
    async () => (await import('../../features/evidence/evidence-page')).EvidencePage,
    {
      compactMenu: true,
    },
  ),
  page('vehicles', async () => (await import('../../features/vehicles/vehicles-page')).VehiclesPage),
];
