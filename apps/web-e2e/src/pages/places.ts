import type { PackedOrder } from '../scenarios';

/** Ten orders of the demo factory by their numbers' beginning; fifty take several times as long to judge. */
const FEW_ORDERS = '26-010';

/**
 * Paths of the pages this part of the product has, by name; those of an order need one whose pallets stand on a truck.
 */
export const placesOf = (order: PackedOrder, truckId: number) => ({
  lists: {
    today: 'today',
    orders: `orders/${FEW_ORDERS}`,
    'orders to prepare': `orders/${FEW_ORDERS}?for=planning`,
    products: `products/${order.id}`,
    pallets: `pallets/${order.number}/0/100/1/number/true`,
    trucks: `trucks-list/${order.number}/null/null/0/100/1/null/true`,
    vehicles: 'vehicles',
    'load-board': 'load-board?span=week',
    'status-change': 'status-change',
    preparation: 'preperation',
  },
  editors: {
    planning: `pallet-planning/${order.number}`,
    pallet: `truck/null/-1/${order.pallets[0]?.id}`,
    truck: `truck/${truckId}`,
    'load steps': `truck/${truckId}?view=steps`,
    'pallet on its truck': `truck-viewing/${truckId}/-1/${order.pallets[0]?.id}`,
    scanner: 'scanner',
    'truck-scanner': `truck-scanner/${truckId}`,
    'pallet-labels': `labels/${order.pallets[0]?.id}`,
    'pick-list': `pick-list/${order.pallets[0]?.id}`,
    'where-is-it-pallet': `where-is-it/${order.pallets[0]?.number ?? ''}`,
  },
});
/** Pages that only the office has by name, as an administrator sees them. */
export const OFFICE_PLACES: Readonly<Record<string, string>> = {
  company: 'company',
  users: 'user',
  customers: 'customers',
  'customers-none': 'customers/nobody%20is%20called%20so',
  account: 'edit-account',
  production: 'production',
  'production-history': 'production?shown=history',
  problems: 'problems',
  'packing-types': 'packing-types',
  'work-center-load': 'work-center-load',
  'work-centers': 'work-centers',
  'work-centers-management': 'work-centers-management',
  tools: 'tools',
  'api-access': 'api-access',
  'glass-units': 'glass-units',
  'glass-stands': 'glass-units?shown=stands',
  'product-set': 'product-set',
  'product-set-none': 'product-set/nothing%20is%20called%20so',
  suppliers: 'suppliers',
  'pdf-templates': 'pdf-templates',
  test: 'test',
  returnables: 'returnables',
  'returnable-kinds': 'returnable-kinds',
  'scan-conflicts': 'scan-conflicts',
  terminals: 'terminals',
  labels: 'labels',
  racks: 'racks',
  'where-is-it': 'where-is-it',
  'where-is-it-none': 'where-is-it/nothing%20is%20called%20so',
  'rack-scanner': 'rack-scanner',
};
/** Pages of the operations team, as a super user sees them. */
export const OPERATIONS_PLACES: Readonly<Record<string, string>> = { operations: 'operations-desk' };
/** Those that have to work on a phone. */
export const ON_PHONES: readonly string[] = [
  'login',
  'terminal',
  'today',
  'orders',
  'products',
  'status-change',
  'scanner',
  'truck-scanner',
  'load-board',
  'glass-units',
  'pick-list',
  'rack-scanner',
  'pallet-labels',
  'where-is-it',
];
