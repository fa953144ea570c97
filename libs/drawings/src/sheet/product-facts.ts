import type { Order, Product, ProductFacts } from '@mullion/contracts';

/** What a sheet shows of a product's order. */
export type SheetOrder = Pick<
  Order,
  'customer' | 'customer_order_number' | 'address' | 'delivery_date' | 'wood_type' | 'paint_type'
>;
export type SheetProduct = Pick<
  Product,
  | 'order'
  | 'position'
  | 'barcode'
  | 'type'
  | 'width'
  | 'height'
  | 'depth'
  | 'weight'
  | 'area'
  | 'comment'
  | 'completion_date'
>;

/**
 * What the placeholders of a sheet stand for; what is not known is left empty.
 * @param number a number in the form of the language, with so many decimals
 */
export const productFacts = (
  product: SheetProduct,
  order: SheetOrder | undefined,
  company: string,
  number: (value: number, decimals: number) => string,
): ProductFacts => ({
  order: product.order,
  position: product.position,
  barcode: product.barcode,
  type: product.type ?? '',
  width: String(product.width),
  height: String(product.height),
  depth: String(product.depth),
  weight: number(product.weight, 1),
  area: number(product.area, 2),
  comment: product.comment ?? '',
  completion_date: product.completion_date ?? '',
  customer: order?.customer ?? '',
  customer_order_number: order?.customer_order_number ?? '',
  address: order?.address ?? '',
  delivery_date: order?.delivery_date ?? '',
  wood: order?.wood_type ?? '',
  paint: order?.paint_type ?? '',
  company,
});
