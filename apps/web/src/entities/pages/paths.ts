import { planningFilter, cleanPlanningFilter } from '@mullion/contracts';
import { join } from '../../kits/address/parts';

/** Every page's path without the language; the only place that writes them. */
export const paths = {
  login: () => 'login',
  today: () => 'today',
  orders: (rest?: string) => (rest ? `orders/${rest}` : 'orders'),
  products: (orderId: number) => join('products', orderId),
  preparation: () => 'preperation',
  suppliers: () => 'suppliers',
  production: () => 'production',
  /** All that happened to one order. */
  orderTimeline: (orderId: number) => join('order-timeline', orderId),
  /** The progress of one order through the work centers. */
  orderProgress: (orderId: number) => join('production', orderId),
  workCenters: () => 'work-centers',
  firstWorkCenter: () => 'work-centers/first',
  workCenter: (id: number, code: string) => join('work-center', id, code),
  workCenterLoad: () => 'work-center-load',
  statusChange: () => 'status-change',
  workCentersManagement: () => 'work-centers-management',
  productSet: (barcode?: string) => (barcode ? join('product-set', barcode) : 'product-set'),
  tools: () => 'tools',
  pallets: (rest?: string) => (rest ? `pallets/${rest}` : 'pallets/null/0/100/1/number/true'),
  palletInfo: (palletId: number) => join('pallet-info', palletId),
  /** One pallet and how it is packed, on a truck or not. */
  pallet: (palletId: number) => join('truck', null, -1, palletId),
  trucks: (rest?: string) => (rest ? `trucks-list/${rest}` : 'trucks-list/null/null/null/1/100/1/null/true'),
  truck: (truckId: number) => join('truck', truckId),
  /** A truck's floor with one of its pallets singled out; `viewing` changes nothing, whoever looks. */
  palletOnTruck: (truckId: number, palletId: number | null, viewing = false) =>
    join(viewing ? 'truck-viewing' : 'truck', truckId, -1, palletId),
  loadBoard: () => 'load-board',
  loadBoardWall: () => 'load-board/wall',
  /** What is attested of a departure of a truck. */
  evidence: (truckId: number, departure: number) => join('evidence', truckId, departure),
  truckScanner: (truckId: number) => join('truck-scanner', truckId),
  planning: (orderNumbers: readonly string[] = []): string => paths.planningOf(planningFilter(orderNumbers)),
  /** What is found by a filter that somebody types. */
  planningOf: (filter: string): string => {
    const cleaned = cleanPlanningFilter(filter);
    return cleaned === '' ? 'pallet-planning' : join('pallet-planning', cleaned);
  },
  scanner: () => 'scanner',
  scanConflicts: () => 'scan-conflicts',
  packingTypes: () => 'packing-types',
  company: () => 'company',
  /** Edits of everything, of a table, or of one row of it. */
  audit: (table?: string, rowId?: number | string) => (table ? join('audit', table, rowId) : 'audit'),
  apiAccess: () => 'api-access',
  /** Label printers and their queues. */
  labels: () => 'labels',
  /** The labels of a pallet and its products, as they would be printed. */
  palletLabels: (palletId: number) => join('labels', palletId),
  operations: () => 'operations-desk',
  terminals: () => 'terminals',
  /** Of an enrolled device: who works here. */
  terminal: () => 'terminal',
  /** What the terminal opens for whoever has signed in by PIN or badge. */
  terminalHome: () => 'terminal-home',
  terminalPin: () => 'terminal-pin',
  users: () => 'user',
  customers: (filter?: string) => (filter ? join('customers', filter) : 'customers'),
  problems: () => 'problems',
  pdfTemplates: () => 'pdf-templates',
  pdfTemplate: (id: number) => join('pdf-templates', id),
  editAccount: () => 'edit-account',
  glassUnits: () => 'glass-units',
  vehicles: () => 'vehicles',
  /** An order as its customer sees it. */
  customerPage: (orderId: number) => join('customer-page', orderId),
  /** What a private link opens; the token stands behind the #. */
  link: (orderId?: number) => (orderId === undefined ? 's' : join('s', orderId)),
  returnables: () => 'returnables',
  returnableKinds: () => 'returnable-kinds',
  rackScanner: () => 'rack-scanner',
  /** What is looked for, and the unit whose way is shown. */
  whereIsIt: (text?: string) => (text ? join('where-is-it', text) : 'where-is-it'),
  pickList: (palletId: number) => join('pick-list', palletId),
  racks: (filter?: string) => (filter ? join('racks', filter) : 'racks'),
};
