import { createRouter } from '../app/router';
import { pages } from './pages';
import { homeRoute, signInRoute } from './sign-in-routes';

export const router = createRouter(signInRoute, homeRoute, pages, async () => {
  const { CrashPage } = await import('../app/frame/app-frame');
  return { ErrorBoundary: CrashPage };
});
