import { createRouter } from '../app/router';
import { linkRoutes } from './link-routes';
import { pages } from './pages';
import { homeRoute, signInRoute } from './sign-in-routes';

export const router = createRouter([homeRoute, signInRoute, ...linkRoutes], pages, async () => {
  const { CrashPage } = await import('../app/frame/app-frame');
  return { ErrorBoundary: CrashPage };
});
