import type { RouteObject } from 'react-router';
import { page } from '../page';
import { companyRoutes } from './company-routes';
import { ordersRoutes } from './orders-routes';
import { palletRoutes } from './pallet-routes';
import { planningRoutes } from './planning-routes';
import { productionRoutes } from './production-routes';
import { scannerRoutes } from './scanner-routes';
import { truckRoutes } from './truck-routes';

const everybody = { rule: { kinds: ['manufacturer', 'supplier'] } } as const;

/** Every page behind sign-in. */
export const pages: readonly RouteObject[] = [
  ...ordersRoutes,
  ...planningRoutes,
  ...palletRoutes,
  ...truckRoutes,
  ...scannerRoutes,
  ...productionRoutes,
  ...companyRoutes,
  page('*', async () => (await import('../../features/not-here-yet/not-found-page')).NotFoundPage, everybody),
];
