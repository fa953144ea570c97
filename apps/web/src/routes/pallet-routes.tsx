import { page } from '../app/page';
import { notHereYet } from './not-here-yet';

const palletPage = async () => (await import('../features/pallet/pallet-page')).PalletPage;

/** `truck/{truck}/-1/{pallet}` is one pallet, `truck/{truck}` and `truck/{truck}/-1/null` the floor (truck-routes). */
export const palletRoutes = [
  page('pallets/*', async () => (await import('../features/pallets-list/pallets-list-page')).PalletsListPage),
  page('pallet-info/:palletId', palletPage, { compactMenu: true }),
  page('truck/:truckId/-1/:palletId', palletPage, { compactMenu: true }),
  page('truck-viewing/:truckId/-1/:palletId', palletPage, { compactMenu: true }),
  notHereYet('packing-types', { rule: { right: 'PT_EDIT' } }),
];
