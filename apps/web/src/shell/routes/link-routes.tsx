import type { RouteObject } from 'react-router';

const linkPage = async () => {
  const [{ LinkPage }, { DriverPage }, { isDayKept }, { SharedEvidencePage }, { ProofPage }] = await Promise.all([
    import('../../features/shared/link-page'),
    // with it, not later: a driver who has opened the link needs no network from then on
    import('../../features/driver/driver-page'),
    import('../../features/driver/state/kept-day'),
    import('../../features/evidence/shared-evidence-page'),
    import('../../features/evidence/proof-page'),
  ]);
  const others = { departure: <DriverPage />, evidence: <SharedEvidencePage />, proof: <ProofPage /> };
  return { element: <LinkPage pages={others} isKept={isDayKept} /> };
};

/** What private links open; nobody signs in there. */
export const linkRoutes: readonly RouteObject[] = [
  { path: 's', lazy: linkPage },
  { path: 's/:id', lazy: linkPage },
];
