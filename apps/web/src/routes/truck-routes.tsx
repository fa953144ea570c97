import { notHereYet } from './not-here-yet';

export const truckRoutes = [
  notHereYet('trucks-list/*'),
  notHereYet('truck/:truckId', { compactMenu: true }),
  notHereYet('truck/:truckId/-1/null', { compactMenu: true }),
  notHereYet('truck-viewing/:truckId', { compactMenu: true }),
  notHereYet('vehicles', { rule: { types: [0, 1, 2, 3] } }),
];
