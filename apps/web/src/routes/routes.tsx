import { createRouter } from '../app/router';
import { page } from '../app/page';
import { companyRoutes } from './company-routes';
import { homeRoute, signInRoute } from './sign-in-routes';
import { ordersRoutes } from './orders-routes';
import { palletRoutes } from './pallet-routes';
import { planningRoutes } from './planning-routes';
import { productionRoutes } from './production-routes';
import { scannerRoutes } from './scanner-routes';
import { truckRoutes } from './truck-routes';

const everybody = { rule: { kinds: ['manufacturer', 'supplier'] } } as const;

export const router = createRouter(
  signInRoute,
  homeRoute,
  [
    ...ordersRoutes,
    ...planningRoutes,
    ...palletRoutes,
    ...truckRoutes,
    ...scannerRoutes,
    ...productionRoutes,
    ...companyRoutes,
    page('*', async () => (await import('../features/not-here-yet/not-found-page')).NotFoundPage, everybody),
  ],
  async () => {
    const { CrashPage } = await import('../app/frame/app-frame');
    return { ErrorBoundary: CrashPage };
  },
);
