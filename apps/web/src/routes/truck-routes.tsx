import { page } from '../app/page';
import { notHereYet } from './not-here-yet';

const truckPage = async () => (await import('../features/truck/truck-page')).TruckPage;

export const truckRoutes = [
  page('trucks-list/*', async () => (await import('../features/trucks-list/trucks-list-page')).TrucksListPage),
  page('truck/:truckId', truckPage, { compactMenu: true }),
  page('truck/:truckId/-1/null', truckPage, { compactMenu: true }),
  page('truck-viewing/:truckId', truckPage, { compactMenu: true }),
  page('truck-viewing/:truckId/-1/null', truckPage, { compactMenu: true }),
  notHereYet('vehicles', { rule: { types: [0, 1, 2, 3] } }),
];
