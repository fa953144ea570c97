import type { ImportResult, RequestContext } from '@mullion/contracts';
import { auditedBy, type Sagas, type Tx } from '@mullion/server-kit';
import type { BegunSaga } from '../../core/await-sagas';
import { isOfOrderAlone } from '../../core/changes/asked-change';
import { writeDecisions } from '../../core/changes/write-decisions';
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
import type { JudgedOrder } from './judge-plan';
import type { KnownOrder } from './plan-import';

/** What came of the orders of a file, and what that has begun at production. */
export interface UpdatedOrders {
  readonly outcomes: ImportResult['orders'];
  readonly begun: readonly BegunSaga[];
}

/**
 * Brings known orders up to their file as was decided, all of them in a few statements: others of the company wait for
 * this transaction.
 */
export const updateKnownOrders = async (
  tx: Tx,
  sagas: Sagas,
  context: RequestContext,
  judged: readonly JudgedOrder[],
  chosenOf: ChosenOf,
  give: ReturnType<typeof barcodeGiver>,
): Promise<UpdatedOrders> => {
  const companyId = context.company_id;
  const known = judged.map((one) => one.known);
  const repository = new ProductRepository(tx, companyId);
  const before = new Map(
    (await repository.lockOfOrders(known.map(({ stored }) => stored.id))).map((product) => [product.id, product]),
  );
  const changed = await repository.updateMany(
    judged.flatMap(({ decided }) =>
      decided.taken.flatMap((taken) =>
        taken.kind === 'gone' || isOfOrderAlone(taken)
          ? []
          : [{ before: before.get(taken.product.id) as StoredProduct, set: taken.set }],
      ),
    ),
  );
  await recordProducts(tx, companyId, changed);
  const added = await addProducts(tx, companyId, known, give);
  await startRemovingProducts(
    tx,
    sagas,
    companyId,
    judged.flatMap(({ known: { stored }, decided }) => {
      const gone = decided.taken.filter(({ kind }) => kind === 'gone').map(({ product }) => product.id);
      return gone.length === 0 ? [] : [{ order_id: stored.id, product_ids: gone, by: auditedBy(context) }];
    }),
  );
  const begun: BegunSaga[] = [];
  for (const { known: one, decided } of judged) {
    const sagaId = await writeDecisions(tx, sagas, auditedBy(context), decided);
    if (sagaId !== null) begun.push({ id: one.stored.id, sagaId });
  }
  const heads = judged.map((one) => ({
    ...one.known,
    judged: one,
    set: changedHead(one.known.file, one.known.stored, chosenOf(one.known.file)),
  }));
  const rows = await writeHeads(tx, context, heads);
  for (const { stored } of known) await auditOrder(tx, context, stored, rows.get(stored.id) ?? stored);
  for (const product of [...changed, ...added])
    await auditProduct(tx, context, before.get(product.id) ?? null, product);
  return { outcomes: heads.map((one) => updatedOrder(one.judged, one.set)), begun };
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
  await new OrderRepository(tx, companyId).setProductCounters(
    new Map(growing.map(({ id, numbered }) => [id, numbered.counter])),
  );
  return insertProducts(
    tx,
    companyId,
    growing.flatMap(({ id, added, numbered }) =>
      added.map((product, at) => ({ ...product, order_id: id, barcode: numbered.barcodes[at] ?? '' })),
    ),
  );
};

/**
 * Writes what the file says of the orders themselves, then what follows from their products; the edited orders by id.
 */
const writeHeads = async (
  tx: Tx,
  context: RequestContext,
  heads: readonly { readonly stored: StoredOrder; readonly set: ReturnType<typeof changedHead> }[],
): Promise<Map<number, StoredOrder>> => {
  const edits = heads
    .filter(({ set }) => Object.keys(set).length > 0)
    .map(({ stored, set }) => ({ before: stored, set }));
  const edited = new Map(
    (await new OrderRepository(tx, context.company_id).updateMany(edits)).map((row) => [row.id, row]),
  );
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
