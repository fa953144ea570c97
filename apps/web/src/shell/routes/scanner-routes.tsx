import { page } from '../page';

const inHall = { rule: { types: [0, 1, 2, 3, 4, 5] } } as const;

export const scannerRoutes = [
  page(
    'terminal-home',
    async () => (await import('../../features/terminal-sign-in/terminal-home-page')).TerminalHomePage,
    {
      terminals: ['scanner', 'work_center'],
    },
  ),
  page('terminal-pin', async () => (await import('../../features/terminal-sign-in/own-pin-page')).OwnPinPage, {
    terminals: ['scanner', 'work_center'],
    readsCodes: true,
  }),
  page('rack-scanner', async () => (await import('../../features/hall/rack-scanner-page')).RackScannerPage, {
    rule: { writes: true },
    readsCodes: true,
    terminals: ['scanner'],
  }),
  page('where-is-it/*', async () => (await import('../../features/hall/where-is-it-page')).WhereIsItPage, inHall),
  page('pick-list/:palletId', async () => (await import('../../features/hall/pick-list-page')).PickListPage, {
    ...inHall,
    readsCodes: true,
  }),
  page('racks/*', async () => (await import('../../features/racks/racks-page')).RacksPage, { rule: { types: [0, 1] } }),
  page('scanner', async () => (await import('../../features/pallet-scanner/pallet-scanner-page')).PalletScannerPage, {
    rule: { writes: true },
    readsCodes: true,
    terminals: ['scanner'],
  }),
  page(
    'scan-conflicts',
    async () => (await import('../../features/scan-conflicts/scan-conflicts-page')).ScanConflictsPage,
    {
      rule: { writes: true },
      terminals: ['scanner'],
    },
  ),
  page(
    'truck-scanner/:truckId',
    async () => (await import('../../features/truck-scanner/truck-scanner-page')).TruckScannerPage,
    {
      rule: { writes: true },
      readsCodes: true,
      terminals: ['scanner'],
    },
  ),
];
