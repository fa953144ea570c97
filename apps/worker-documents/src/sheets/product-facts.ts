import type { Language, Order, Product, ProductPlaceholder } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';

export type ProductFacts = Readonly<Record<ProductPlaceholder, string>>;
/** What a sheet shows of a product's order. */
export type SheetOrder = Pick<Order, 'customer' | 'customer_order_number' | 'address' | 'delivery_date'>;

/** What the placeholders of a sheet stand for; what is not known is left empty. */
export const productFacts = (product: Product, order: SheetOrder | undefined, company: string, language: Language): ProductFacts => ({
  order: product.order,
  position: product.position,
  barcode: product.barcode,
  type: product.type ?? '',
  width: String(product.width),
  height: String(product.height),
  depth: String(product.depth),
  weight: formatNumber(product.weight, language, 1),
  area: formatNumber(product.area, language, 2),
  comment: product.comment ?? '',
  completion_date: product.completion_date ?? '',
  customer: order?.customer ?? '',
  customer_order_number: order?.customer_order_number ?? '',
  address: order?.address ?? '',
  delivery_date: order?.delivery_date ?? '',
  company,
});

/** Puts facts into a text; words that are no placeholders stay, and what a fact brings is not looked at again. */
export const fillPlaceholders = (text: string, facts: ProductFacts): string =>
  text.replace(/%([a-z_]+)/g, (placeholder, word: string) =>
    Object.hasOwn(facts, word) ? facts[word as ProductPlaceholder] : placeholder,
  );
