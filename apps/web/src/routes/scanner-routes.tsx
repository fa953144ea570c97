import { notHereYet } from './not-here-yet';

export const scannerRoutes = [
  notHereYet('scanner', { rule: { writes: true } }),
  notHereYet('truck-scanner/:truckId', { rule: { writes: true } }),
];
