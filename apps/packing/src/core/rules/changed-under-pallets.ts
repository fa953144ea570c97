import type { OrderRecord, ProductRecord } from '@mullion/contracts';
import { isUnmadeRemake } from './awaits-remake';

/** What packing keeps of an order and shows on its pallets. */
export type KeptOrder = Pick<OrderRecord, 'id' | 'number' | 'customer' | 'address'> & { readonly address_key: string };

/** A row of a copy before and after a record of its owner; null before: it has just arrived. */
interface AppliedRow<Row> {
  readonly before: Row | null;
  readonly after: Row;
}

/** What has changed in the copies that pallets are derived from. */
export interface ChangedUnderPallets {
  /** Orders whose number, customer or address has changed, or that have just arrived. */
  readonly orderIds: readonly number[];
  /** Products whose sizes, mass, flip or set has changed, or that were removed. */
  readonly productIds: readonly number[];
  /**
   * Products that have just arrived: new ones, or those of a copy that is being rebuilt; and units whose place stopped,
   * or began, to be a hole.
   */
  readonly newProductIds: readonly number[];
}

const shown = ['number', 'customer', 'address', 'address_key'] as const;
const derivedFrom = [
  'width',
  'height',
  'depth',
  'weight',
  'can_be_flipped',
  'category',
  'part_of',
  'removed',
  'order_id',
] as const;
type DerivedFrom = Pick<ProductRecord, 'id' | 'status' | 'remake_of' | (typeof derivedFrom)[number]>;

const idsWhere = <Row extends { readonly id: number }>(
  rows: readonly AppliedRow<Row>[],
  matches: (before: Row | null, after: Row) => boolean,
): number[] => rows.filter(({ before, after }) => matches(before, after)).map(({ after }) => after.id);

const isOther = <Row>(before: Row, after: Row, names: readonly (keyof Row)[]): boolean =>
  names.some((name) => before[name] !== after[name]);

/** Which orders and products make their pallets be derived again, once these rows of the copies are written. */
export const changedUnderPallets = (
  orders: readonly AppliedRow<KeptOrder>[],
  products: readonly AppliedRow<DerivedFrom>[],
): ChangedUnderPallets => ({
  orderIds: idsWhere(orders, (before, after) => before === null || isOther(before, after, shown)),
  productIds: idsWhere(products, (before, after) => before !== null && isOther(before, after, derivedFrom)),
  // production has made a unit again, or took that back
  newProductIds: idsWhere(
    products,
    (before, after) => before === null || isUnmadeRemake(before) !== isUnmadeRemake(after),
  ),
});
