import { page } from '../app/page';

const truckPage = async () => (await import('../features/truck/truck-page')).TruckPage;
const viewingPage = async () => (await import('../features/truck/truck-page')).TruckViewingPage;

/** `{truck}/-1/{pallet}` singles a pallet out; the word null is none. */
export const truckRoutes = [
  page('trucks-list/*', async () => (await import('../features/trucks-list/trucks-list-page')).TrucksListPage),
  page('truck/:truckId', truckPage, { compactMenu: true }),
  page('truck/:truckId/-1/:palletId', truckPage, { compactMenu: true }),
  page('truck-viewing/:truckId', viewingPage, { compactMenu: true }),
  page('truck-viewing/:truckId/-1/:palletId', viewingPage, { compactMenu: true }),
  page('vehicles', async () => (await import('../features/vehicles/vehicles-page')).VehiclesPage),
];
