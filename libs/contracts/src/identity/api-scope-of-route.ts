import type { AnyRoute } from '../kit/call';
import type { ApiScope } from '../kit/api-scope';

type Area = 'orders' | 'customers' | 'packing' | 'trucks' | 'production' | 'documents';
/** `closed`: no key opens it, whatever its scopes; `any`: every key does. */
export type RouteScope = ApiScope | 'closed' | 'any';

const areaOfService: Readonly<Partial<Record<AnyRoute['service'], Area>>> = {
  orders: 'orders',
  packing: 'packing',
  dispatch: 'trucks',
  production: 'production',
  documents: 'documents',
};
/** Read by whoever has to make sense of an answer. */
const open = ['statuses', 'countryCodes'];
const ofCustomers = ['customers', 'contacts', 'addresses'];
/** What the gateway puts together is opened by the area it is about; what is not named here is for people alone. */
const composed: Readonly<Record<string, Area>> = {
  'orders/what-if': 'orders',
  'orders/{id}/what-if': 'orders',
  'orders/{id}/timeline': 'orders',
  comments: 'orders',
  'products/{id}': 'orders',
  'orders-pallets': 'packing',
  'trucks/{id}/what-if': 'trucks',
};
/**
 * Never by a key: how keys, webhooks and private links are kept, what operates the product, and lists as files, which
 * show rows of every area.
 */
const forPeople = ['api-keys', 'webhooks', 'operations-desk', 'share-links', 'shared', 'exports'];

const areaOf = (route: AnyRoute): Area | null => {
  const [first = ''] = route.path.split('/');
  if (forPeople.includes(first)) return null;
  if (route.service === 'gateway') return composed[route.path] ?? null;
  return ofCustomers.includes(first) ? 'customers' : (areaOfService[route.service] ?? null);
};

/** The scope that a key needs for a route. */
export const scopeOfRoute = (route: AnyRoute): RouteScope => {
  if (open.includes(route.path) && !route.writes) return 'any';
  if (route.path.startsWith('label-agent/')) return 'printing:write';
  const area = areaOf(route);
  if (area === null || route.policy.access !== 'session') return 'closed';
  if (route.policy.right === 'PAL_SCAN') return 'scanning:write';
  // how files are read is read by whoever imports them
  if (!route.writes && route.policy.right !== 'PR_EDIT') return `${area}:read`;
  if (route.policy.right === 'OP_DEL') return 'orders:delete';
  if (route.policy.right === 'CA_DEL') return 'customers:delete';
  return `${area}:write`;
};

/** True for a person's session, and for a key whose scopes name the route. */
export const isOpenTo = (route: AnyRoute, scopes: readonly ApiScope[] | undefined): boolean => {
  if (scopes === undefined) return true;
  const needed = scopeOfRoute(route);
  return needed === 'any' || (needed !== 'closed' && scopes.includes(needed));
};
