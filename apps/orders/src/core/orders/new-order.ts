import type { StoredOrder } from './order';

/** Columns that an import writes, and their types. */
export const newColumns = {
  user_id: 'int',
  production_id: 'text',
  customer_id: 'int',
  customer_name: 'text',
  contact_id: 'int',
  delivery_address_id: 'int',
  address_line: 'text',
  delivery_date: 'date',
  week: 'text',
  product_count: 'int',
  area_m2: 'numeric',
  additional_products_count: 'int',
  offer_id: 'text',
  customer_order_number: 'text',
  product_type: 'text',
  wood_type: 'text',
  paint_type: 'text',
  element_count: 'int',
  spross_count: 'int',
} as const;
type Totals = 'product_count' | 'area_m2' | 'additional_products_count';
/** An order of an import, with its totals. */
export type NewOrder = Pick<StoredOrder, Totals | 'user_id' | 'production_id'> &
  Partial<Pick<StoredOrder, keyof typeof newColumns>>;
