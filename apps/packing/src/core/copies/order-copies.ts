import {
  addressKeyOf,
  orderRecords,
  productRecords,
  productStatus,
  type OrderRecord,
  type ProductRecord,
} from '@mullion/contracts';
import { defineCopy, type AppliedRecords, type Tx } from '@mullion/server-kit';
import { companyOf } from './copies.queries';
import { changedUnderPallets, type ChangedUnderPallets, type KeptOrder } from '../rules/changed-under-pallets';
import { recalculatePallets } from '../pallets/recalculate-pallets';

const recalculate = async (
  tx: Tx,
  { companyId, copies }: AppliedRecords<unknown>,
  changed: ChangedUnderPallets,
): Promise<void> => {
  if (Object.values(changed).every((ids) => ids.length === 0)) return;
  await recalculatePallets(tx, companyId, changed, () => companyOf({ copies }, companyId, tx));
};

/** What packing keeps of an order. */
export const orderColumns = (order: OrderRecord) => ({
  number: order.number,
  customer: order.customer,
  address: order.address,
  address_key: addressKeyOf(order),
  delivery_date: order.delivery_date,
  week: order.week,
  status: order.status,
  pal_status: order.pal_status,
  product_count: order.product_count,
});

/** What is packed of an order has changed: it is estimated again (docs/planning.md). */
const estimateAgain = async (tx: Tx, orderIds: readonly number[]): Promise<void> => {
  if (orderIds.length > 0)
    await tx.query('SELECT packing.estimates_due($1)', [[...new Set(orderIds)]], { name: 'estimates-due' });
};

const isPacked = (row: ProductRecord): boolean => !row.removed && row.status !== productStatus.cancelled;

/** What a packing run looks at of a product. */
const packedBy = ['width', 'height', 'depth', 'weight', 'can_be_flipped', 'category', 'part_of', 'order_id'] as const;

/** Orders of products that came, went or changed what a packing run looks at. */
const ordersToEstimate = (rows: AppliedRecords<ProductRecord>['rows']): number[] => {
  return rows
    .filter(
      ({ before, after }) =>
        before === null ||
        packedBy.some((name) => before[name] !== after[name]) ||
        isPacked(before) !== isPacked(after),
    )
    .flatMap(({ before, after }) => [after.order_id, ...(before ? [before.order_id] : [])]);
};

/** New orders are estimated too: that there is nothing in them is said; removed ones go. */
const cameOrWent = (rows: AppliedRecords<KeptOrder & Pick<OrderRecord, 'removed'>>['rows']): number[] =>
  rows.filter(({ before, after }) => before?.removed !== after.removed).map(({ after }) => after.id);

/** Orders as packing shows and groups them; a pallet carries their names. */
export const orderCopy = defineCopy<OrderRecord, KeptOrder & Pick<OrderRecord, 'removed'>>({
  kind: orderRecords,
  table: 'order_copy',
  columns: orderColumns,
  onApplied: async (tx, applied) => {
    await recalculate(tx, applied, changedUnderPallets(applied.rows, []));
    await estimateAgain(tx, cameOrWent(applied.rows));
  },
});

/** Products as they are packed, each with a placement row; a pallet is derived from their sizes. */
export const productCopy = defineCopy<ProductRecord, ProductRecord>({
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
    await recalculate(tx, applied, changedUnderPallets([], applied.rows));
    await estimateAgain(tx, ordersToEstimate(applied.rows));
  },
});
