import { createRouter } from '../router';
import { linkRoutes } from './link-routes';
import { pages } from './pages';
import { homeRoute, signInRoute } from './sign-in-routes';
import { terminalRoute } from './terminal-route';

export const router = createRouter([homeRoute, signInRoute, terminalRoute, ...linkRoutes], pages, async () => {
  const { CrashPage } = await import('../frame/app-frame');
  return { ErrorBoundary: CrashPage };
});
