import { createBrowserRouter, Outlet, redirect, type RouteObject } from 'react-router';
import { followRouter } from '../kits/address/address';
import { isLanguage } from '../kits/address/language';
import { LanguageGate } from './language-gate';
import { NotLoadedPage } from './not-loaded-page';
import { SessionGate } from './session/session-gate';

/** Any other first segment is replaced by lt, the rest stays. */
const toKnownLanguage = ({ request, params }: { request: Request; params: { readonly lang?: string } }) => {
  if (isLanguage(params.lang)) return null;
  const url = new URL(request.url);
  return redirect(`/${['lt', ...url.pathname.split('/').slice(2)].join('/')}${url.search}`);
};

/**
 * The whole address space: a language, then what is open to everybody (sign-in, private links) or a page that needs a
 * session.
 */
export const createRouter = (
  open: readonly RouteObject[],
  pages: readonly RouteObject[],
  crash: RouteObject['lazy'],
) => {
  const router = createBrowserRouter([
    { path: '/', loader: () => redirect('/lt') },
    {
      path: '/:lang',
      loader: toKnownLanguage,
      element: (
        <LanguageGate>
          <Outlet />
        </LanguageGate>
      ),
      HydrateFallback: () => null,
      ErrorBoundary: NotLoadedPage,
      children: [...open, { element: <SessionGate />, children: [{ lazy: crash, children: [...pages] }] }],
    },
  ]);
  followRouter(router);
  return router;
};
