import type { RouteObject } from 'react-router';

const linkPage = async () => {
  const [{ LinkPage }, { DriverPage }, { isDayKept }] = await Promise.all([
    import('../features/shared/link-page'),
    // with it, not later: a driver who has opened the link needs no network from then on
    import('../features/driver/driver-page'),
    import('../features/driver/state/kept-day'),
  ]);
  return { element: <LinkPage departure={<DriverPage />} isKept={isDayKept} /> };
};

/** What private links open; nobody signs in there. */
export const linkRoutes: readonly RouteObject[] = [
  { path: 's', lazy: linkPage },
  { path: 's/:id', lazy: linkPage },
];
