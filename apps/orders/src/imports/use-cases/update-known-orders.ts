import type { ImportResult, RequestContext } from '@mullion/contracts';
import { auditedBy, type Sagas, type Tx } from '@mullion/server-kit';
import { auditOrder } from '../../core/orders/audit-order';
import { followProductsOfOrders } from '../../core/orders/follow-products-of-orders';
import type { StoredOrder } from '../../core/orders/order';
import { OrderRepository } from '../../core/orders/order.repository';
import { recordOrders } from '../../core/orders/record-order';
import { auditProduct } from '../../core/products/audit-product';
import type { StoredProduct } from '../../core/products/product';
import { ProductRepository } from '../../core/products/product.repository';
import { recordProducts } from '../../core/products/record-products';
import { startRemovingProducts } from '../../core/products/start-removing-products';
import { movedBy } from '../../core/record-status-changes';
import { type barcodeGiver, barcodePrefix } from '../../core/rules/barcode';
import { changedHead } from '../rules/head-changes';
import type { ChosenOf } from './chosen-for-file';
import { updatedOrder } from './import-answers';
import { insertProducts } from './insert-products';
import type { KnownOrder } from './plan-import';

/** Brings known orders up to their file, all of them in a few statements: others of the company wait for this transaction. */
export const updateKnownOrders = async (
  tx: Tx,
  sagas: Sagas,
  context: RequestContext,
  known: readonly KnownOrder[],
  chosenOf: ChosenOf,
  give: ReturnType<typeof barcodeGiver>,
): Promise<ImportResult['orders']> => {
  const companyId = context.company_id;
  const repository = new ProductRepository(tx, companyId);
  const before = new Map((await repository.lockOfOrders(known.map(({ stored }) => stored.id))).map((product) => [product.id, product]));
  const changed = await repository.updateMany(
    known.flatMap(({ diff }) => diff.changed.map(({ id, set }) => ({ before: before.get(id) as StoredProduct, set }))),
  );
  await recordProducts(tx, companyId, changed);
  const added = await addProducts(tx, companyId, known, give);
  await startRemovingProducts(
    tx,
    sagas,
    companyId,
    known.flatMap(({ stored, diff: { removed } }) =>
      removed.length === 0 ? [] : [{ order_id: stored.id, product_ids: removed.map(({ id }) => id), by: auditedBy(context) }],
    ),
  );
  const heads = known.map((one) => ({ ...one, set: changedHead(one.file, one.stored, chosenOf(one.file)) }));
  const rows = await writeHeads(tx, context, heads);
  for (const { stored } of known) await auditOrder(tx, context, stored, rows.get(stored.id) ?? stored);
  for (const product of [...changed, ...added]) await auditProduct(tx, context, before.get(product.id) ?? null, product);
  return heads.map((one) => updatedOrder(one, one.set));
};

const addProducts = async (
  tx: Tx,
  companyId: number,
  known: readonly KnownOrder[],
  give: ReturnType<typeof barcodeGiver>,
): Promise<StoredProduct[]> => {
  const growing = known
    .filter(({ diff }) => diff.added.length > 0)
    .map(({ file, stored, diff }) => ({
      id: stored.id,
      added: diff.added,
      numbered: give(barcodePrefix(file.number), stored.additional_products_count, diff.added.length),
    }));
  await new OrderRepository(tx, companyId).setProductCounters(new Map(growing.map(({ id, numbered }) => [id, numbered.counter])));
  return insertProducts(
    tx,
    companyId,
    growing.flatMap(({ id, added, numbered }) =>
      added.map((product, at) => ({ ...product, order_id: id, barcode: numbered.barcodes[at] ?? '' })),
    ),
  );
};

/** Writes what the file says of the orders themselves, then what follows from their products; the edited orders by id. */
const writeHeads = async (
  tx: Tx,
  context: RequestContext,
  heads: readonly { readonly stored: StoredOrder; readonly set: ReturnType<typeof changedHead> }[],
): Promise<Map<number, StoredOrder>> => {
  const edits = heads.filter(({ set }) => Object.keys(set).length > 0).map(({ stored, set }) => ({ before: stored, set }));
  const edited = new Map((await new OrderRepository(tx, context.company_id).updateMany(edits)).map((row) => [row.id, row]));
  const followed = await followProductsOfOrders(
    tx,
    heads.map(({ stored }) => edited.get(stored.id) ?? stored),
    movedBy(context),
  );
  // Following publishes the order too, unless nothing of its record follows from its products.
  const unpublished = [...edited.values()].flatMap((row) => {
    const now = followed.get(row.id) ?? row;
    return now.record_version === row.record_version ? [now] : [];
  });
  await recordOrders(tx, unpublished);
  return edited;
};
