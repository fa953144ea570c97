import type { OrderRecord } from './orders.events';

/**
 * What groups orders to one delivery address: the address row, else the address text, else the customer, else the order
 * alone.
 */
export const addressKeyOf = (
  order: Pick<OrderRecord, 'id' | 'delivery_address' | 'address' | 'customer_id'>,
): string => {
  if (order.delivery_address !== null) return `address:${order.delivery_address}`;
  const text = order.address?.trim().toLowerCase().replace(/\s+/g, ' ');
  if (text) return `text:${text}`;
  return order.customer_id === null ? `order:${order.id}` : `customer:${order.customer_id}`;
};
