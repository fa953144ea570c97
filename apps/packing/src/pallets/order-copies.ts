import { orderRecords, productRecords, type OrderRecord, type ProductRecord } from '@mullion/contracts';
import { defineCopy, type AppliedRecords, type Tx } from '@mullion/server-kit';
import { addressKeyOf } from '../copies/copies.module';
import { companyOf } from '../copies/copies.queries';
import { isUnmadeRemake } from './rules/awaits-remake';
import { recalculatePallets, type ChangedUnderPallets } from './use-cases/recalculate-pallets';

type OrderRow = Pick<OrderRecord, 'id' | 'number' | 'customer' | 'address'> & { readonly address_key: string };
type ProductRow = ProductRecord;

const changedIn =
  <Row extends { readonly id: number }>(names: readonly (keyof Row)[]) =>
  (rows: AppliedRecords<Row>['rows']): number[] =>
    rows.filter(({ before, after }) => before !== null && names.some((name) => before[name] !== after[name])).map(({ after }) => after.id);

const newOnes = (rows: AppliedRecords<{ readonly id: number }>['rows']): number[] =>
  rows.filter(({ before }) => before === null).map(({ after }) => after.id);

const renamedOrders = changedIn<OrderRow>(['number', 'customer', 'address', 'address_key']);
const changedProducts = changedIn<ProductRow>([
  'width',
  'height',
  'depth',
  'weight',
  'can_be_flipped',
  'category',
  'part_of',
  'removed',
  'order_id',
]);

/** Units whose place stopped, or began, to be a hole: production has made them, or took that back. */
const madeAgain = (rows: AppliedRecords<ProductRow>['rows']): number[] =>
  rows.filter(({ before, after }) => before !== null && isUnmadeRemake(before) !== isUnmadeRemake(after)).map(({ after }) => after.id);

const recalculate = async (
  tx: Tx,
  { companyId, copies }: AppliedRecords<unknown>,
  changed: Partial<ChangedUnderPallets>,
): Promise<void> => {
  const all = { orderIds: [], productIds: [], newProductIds: [], ...changed };
  if (Object.values(all).every((ids) => ids.length === 0)) return;
  await recalculatePallets(tx, companyId, all, () => companyOf({ copies }, companyId, tx));
};

/** Orders as packing shows and groups them; a pallet carries their names. */
export const orderCopy = defineCopy<OrderRecord, OrderRow>({
  kind: orderRecords,
  table: 'order_copy',
  columns: (order) => ({
    number: order.number,
    customer: order.customer,
    address: order.address,
    address_key: addressKeyOf(order),
    delivery_date: order.delivery_date,
    week: order.week,
    status: order.status,
    pal_status: order.pal_status,
    product_count: order.product_count,
  }),
  onApplied: (tx, applied) => recalculate(tx, applied, { orderIds: [...renamedOrders(applied.rows), ...newOnes(applied.rows)] }),
});

/** Products as they are packed, each with a placement row; a pallet is derived from their sizes. */
export const productCopy = defineCopy<ProductRecord, ProductRow>({
  kind: productRecords,
  table: 'product_copy',
  columns: ({ order_id, barcode, position, type, category, width, height, depth, weight, ...product }) => ({
    ...{ order_id, barcode, position, type, category },
    ...{ width, height, depth, weight, can_be_flipped: product.can_be_flipped },
    ...{ part_of: product.part_of, comment: product.comment, image: product.image },
    // an event that was recorded before there were remakes says nothing of them
    ...{ status: product.status, remake_of: product.remake_of ?? null },
  }),
  onApplied: async (tx, applied) => {
    await tx.query(
      `INSERT INTO placement (product_id, company_id, order_id)
       SELECT id, $1, order_id FROM unnest($2::int[], $3::int[]) AS n (id, order_id) ORDER BY id
       ON CONFLICT (product_id) DO UPDATE SET order_id = excluded.order_id WHERE placement.order_id <> excluded.order_id`,
      [applied.companyId, applied.rows.map(({ after }) => after.id), applied.rows.map(({ after }) => after.order_id)],
      { name: 'placements-of-products' },
    );
    await recalculate(tx, applied, {
      productIds: changedProducts(applied.rows),
      newProductIds: [...newOnes(applied.rows), ...madeAgain(applied.rows)],
    });
  },
});
