import { page } from '../app/page';

export const scannerRoutes = [
  page('scanner', async () => (await import('../features/pallet-scanner/pallet-scanner-page')).PalletScannerPage, {
    rule: { writes: true },
    readsCodes: true,
  }),
  page('truck-scanner/:truckId', async () => (await import('../features/truck-scanner/truck-scanner-page')).TruckScannerPage, {
    rule: { writes: true },
    readsCodes: true,
  }),
];
