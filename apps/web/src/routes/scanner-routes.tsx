import { page } from '../app/page';

export const scannerRoutes = [
  page('terminal-home', async () => (await import('../features/terminal-sign-in/terminal-home-page')).TerminalHomePage, {
    terminals: ['scanner', 'work_center'],
  }),
  page('scanner', async () => (await import('../features/pallet-scanner/pallet-scanner-page')).PalletScannerPage, {
    rule: { writes: true },
    readsCodes: true,
    terminals: ['scanner'],
  }),
  page('scan-conflicts', async () => (await import('../features/scan-conflicts/scan-conflicts-page')).ScanConflictsPage),
  page('truck-scanner/:truckId', async () => (await import('../features/truck-scanner/truck-scanner-page')).TruckScannerPage, {
    rule: { writes: true },
    readsCodes: true,
    terminals: ['scanner'],
  }),
];
