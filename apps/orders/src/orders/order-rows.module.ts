/** What products, customers and imports may use of this slice. */
export { type NewOrder, OrderRepository, type OrderSet } from './order.repository';
export { followProductsOfOrders } from './use-cases/follow-products-of-orders';
export { hasLeft, mayChooseCustomer, refuseProductChange } from './order.policy';
export { recordOrder, recordOrders } from './record-order';
export { auditOrder } from './audit-order';
export type { StoredOrder } from './order';
