import { dispatchRoutes } from './dispatch/dispatch.routes';
import { documentsRoutes } from './documents/documents.routes';
import { auditRoutes } from './identity/audit.routes';
import { companyRoutes } from './identity/company.routes';
import { identityRoutes } from './identity/identity.routes';
import type { AnyRoute } from './kit/call';
import { operationsRoutes } from './kit/operations.routes';
import { presenceRoutes } from './kit/presence.routes';
import { ordersRoutes } from './orders/orders.routes';
import { packingRoutes } from './packing/packing.routes';
import { productionRoutes } from './production/production.routes';
import { problemsRoutes } from './production/problems.routes';
import { remakesRoutes } from './production/remakes.routes';
import { apiKeysRoutes } from './identity/api-keys.routes';
import { terminalsRoutes } from './identity/terminals.routes';
import { webhooksRoutes } from './documents/webhooks.routes';
import { returnableKindsRoutes } from './dispatch/returnable-kinds.routes';
import { returnablesRoutes } from './dispatch/returnables.routes';
import { labelPrintersRoutes } from './documents/label-printers.routes';
import { labelJobsRoutes } from './documents/label-jobs.routes';
import { papersRoutes } from './documents/papers.routes';
import { racksRoutes } from './packing/racks.routes';
import { whereIsItRoutes } from './packing/where-is-it.routes';

/** Every HTTP route of the product, in matching order (literal paths before parameters). */
export const routes = {
  ...identityRoutes,
  ...companyRoutes,
  ...auditRoutes,
  ...ordersRoutes,
  ...packingRoutes,
  ...dispatchRoutes,
  ...documentsRoutes,
  ...productionRoutes,
  ...operationsRoutes,
  ...presenceRoutes,
  ...problemsRoutes,
  ...remakesRoutes,
  ...apiKeysRoutes,
  ...terminalsRoutes,
  ...webhooksRoutes,
  ...returnableKindsRoutes,
  ...returnablesRoutes,
  ...labelPrintersRoutes,
  ...labelJobsRoutes,
  ...papersRoutes,
  ...whereIsItRoutes,
  ...racksRoutes,
};
export const routeList: readonly AnyRoute[] = Object.values(routes) as unknown as AnyRoute[];
