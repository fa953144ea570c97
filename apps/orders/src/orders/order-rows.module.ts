/** The door of this slice: what products and imports write orders with. */
export { type NewOrder, OrderRepository, type OrderSet } from './order.repository';
export { followProductsOfOrders } from './use-cases/follow-products-of-orders';
export { recordOrder } from './record-order';
export { auditOrder } from './audit-order';
export type { StoredOrder } from './order';
export { isoWeek } from './rules/iso-week';
