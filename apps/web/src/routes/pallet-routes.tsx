import { notHereYet } from './not-here-yet';

/** `truck/{truck}/-1/{pallet}` is one pallet, `truck/{truck}` and `truck/{truck}/-1/null` the floor (truck-routes). */
export const palletRoutes = [
  notHereYet('pallets/*'),
  notHereYet('pallet-info/:id'),
  notHereYet('truck/:truckId/-1/:palletId', { compactMenu: true }),
  notHereYet('truck-viewing/:truckId/-1/:palletId', { compactMenu: true }),
  notHereYet('packing-types', { rule: { right: 'PT_EDIT' } }),
];
