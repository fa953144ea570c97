import type { RouteObject } from 'react-router';

const linkPage = async () => ({ Component: (await import('../features/shared/link-page')).LinkPage });

/** What private links open; nobody signs in there. */
export const linkRoutes: readonly RouteObject[] = [
  { path: 's', lazy: linkPage },
  { path: 's/:id', lazy: linkPage },
];
