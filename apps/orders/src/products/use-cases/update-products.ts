import {
  hasRight,
  type InputOf,
  lettersBeyondBars,
  orderNumber,
  type OutputOf,
  type Product,
  type RequestContext,
  type routes,
  type StatusRight,
} from '@mullion/contracts';
import {
  AppError,
  auditedBy,
  type CallInfo,
  type Committed,
  type Copies,
  type ServiceTools,
  type Tx,
} from '@mullion/server-kit';
import { awaitSagas } from '../../core/await-sagas';
import { writeDecisions } from '../../core/changes/write-decisions';
import { followProductsOfOrders } from '../../core/orders/follow-products-of-orders';
import { OrderRepository } from '../../core/orders/order.repository';
import { refuseProductChange } from '../../core/orders/order.policy';
import type { StoredOrder } from '../../core/orders/order';
import { movedBy, recordStatusChanges } from '../../core/record-status-changes';
import type { OrdersConfig } from '../../orders-config';
import { statusRightsFor } from '../../status-rights/status-rights.queries';
import { auditProduct } from '../../core/products/audit-product';
import type { StoredProduct } from '../../core/products/product';
import { type DecidedProduct, writeProducts } from '../../core/products/write-products';
import { areaOfSizes, columnsOfEdit, toProduct } from '../../core/products/product.mapper';
import { ProductRepository, type ProductSet } from '../../core/products/product.repository';
import { reserveAtPacking } from '../../core/products/packing-question';
import { editsForPacking } from '../products.queries';
import { recordProducts } from '../../core/products/record-products';
import { changesPacking } from '../../core/rules/product-changes';
import { type DecidedEdits, decideEdits } from './decide-edits';
import { placeAtPacking } from './place-at-packing';
import { changedOf, statusColumns } from './product-columns';
import { storeFittings } from '../../core/products/store-fittings';
import { storePicture } from './store-picture';

type Edit = InputOf<typeof routes.updateProduct>['body'] & { readonly id: number };

/** One product; see `updateProducts`. */
export const updateProduct = async (
  tools: ServiceTools<OrdersConfig>,
  copies: Copies,
  call: CallInfo,
  { params, body }: InputOf<typeof routes.updateProduct>,
): Promise<Committed<Product>> =>
  (await editProducts(tools, copies, call, [{ ...body, id: params.id }], false)).map(([product]) => product as Product);

/**
 * Edits products of one or more orders, all or none. With `recalculate` each gets its area from its sizes; the totals
 * of the orders follow.
 * @throws AppError `not_found`, `conflict` with the current state, `status.*`, `no_right_to_edit_product`,
 * `product.departed`,
 *   `product.barcode_taken`, `order.being_removed`, `product.decision_needed`, and what packing refuses with
 */
export const updateProducts = async (
  tools: ServiceTools<OrdersConfig>,
  copies: Copies,
  call: CallInfo,
  { products, recalculate }: InputOf<typeof routes.updateProducts>['body'],
): Promise<Committed<OutputOf<typeof routes.updateProducts>>> =>
  (await editProducts(tools, copies, call, products, recalculate)).map((written) => ({ products: written }));

/** The status matrix, production and packing are asked before the transaction begins; packing moves a product first. */
const editProducts = async (
  { database, rpc, sagas, config }: ServiceTools<OrdersConfig>,
  copies: Copies,
  call: CallInfo,
  edits: readonly Edit[],
  recalculate: boolean,
): Promise<Committed<Product[]>> => {
  const { context } = call;
  const rights = edits.some((edit) => edit.status !== undefined) ? await statusRightsFor(copies, context) : [];
  // who may not change products is told so, whatever packing would say
  const mayEdit = hasRight(context, 'PR_EDIT');
  const work = await decideEdits({ database, rpc }, context, mayEdit ? edits : []);
  const taken = edits.map((edit) => (work.stays.has(edit.id) ? statusOnly(edit) : edit));
  const allowed = mayEdit ? await editsForPacking(database, context.company_id, taken) : [];
  const mustBeReserved = await reserveAtPacking(rpc, context, allowed);
  const placed = await placeAtPacking({ database, rpc }, call, taken);
  const mostMb = config.PICTURES_MB_PER_COMPANY;
  const written = await database.transaction(call, async (tx) => {
    const products = await writeEdits(tx, context, taken, {
      rights,
      allowed: new Set(allowed),
      wasJudged: work.wasJudged,
      recalculate,
      mostMb,
    });
    const saga = await writeDecisions(tx, sagas, auditedBy(context), await work.decided(tx, mostMb));
    mustBeReserved();
    work.mustBeReserved();
    // packing's event has not arrived yet
    const answer = products.map((product) =>
      placed.has(product.id) ? { ...product, pallet_id: placed.get(product.id) ?? null } : product,
    );
    return { answer, begun: saga === null ? [] : [{ id: edits[0]?.id ?? 0, sagaId: saga }] };
  });
  await awaitSagas(sagas, written.data.begun);
  return written.map(({ answer }) => answer);
};

/** What of an edit is left when the product stays as it is. */
const statusOnly = ({ id, version, status }: Edit): Edit => ({ id, version, status });

interface EditOptions {
  readonly rights: readonly StatusRight[];
  /** Products that packing has reserved. */
  readonly allowed: ReadonlySet<number>;
  readonly wasJudged: DecidedEdits['wasJudged'];
  readonly recalculate: boolean;
  /** Of the company's pictures. */
  readonly mostMb: number;
}

const writeEdits = async (
  tx: Tx,
  context: RequestContext,
  edits: readonly Edit[],
  { rights, allowed, wasJudged, recalculate, mostMb }: EditOptions,
): Promise<Product[]> => {
  const companyId = context.company_id;
  const products = new ProductRepository(tx, companyId);
  const orders = await lockOrdersOf(tx, products, edits);
  const known = new Map((await products.lockMany(edits.map((edit) => edit.id))).map((row) => [row.id, row]));
  await storeFittings(
    tx,
    companyId,
    edits.flatMap(({ fitting_groups: fittings }) => (fittings === undefined ? [] : [fittings])),
  );
  const decided: DecidedProduct[] = [];
  for (const edit of edits) {
    const before = known.get(edit.id);
    if (!before || before.removing) throw new AppError('not_found', { ids: [edit.id] });
    const order = orders.get(before.order_id) as StoredOrder;
    const number = orderNumber(order);
    const shape = (row: StoredProduct): Product => toProduct(row, number);
    if (edit.version !== undefined && edit.version !== before.version)
      throw new AppError('conflict', {}, { current: shape(before) });
    const set = changedOf(before, columnsOfEdit(edit));
    if (edit.picture !== undefined)
      Object.assign(set, changedOf(before, { image: await storePicture(tx, companyId, edit.picture, mostMb) }));
    if (recalculate) Object.assign(set, recalculated(before, set));
    // a status has its own rights, and a place is packing's
    if (Object.keys(set).length > 0) refuseProductChange(context, order, before.status);
    const letters = lettersBeyondBars(set.barcode ?? '');
    if (letters.length > 0)
      throw new AppError('product.barcode_letters', { barcode: set.barcode ?? '', letters: letters.join(' ') });
    // changed between the questions to production and packing and this lock
    if (!wasJudged(edit.id, set) || (!allowed.has(edit.id) && changesPacking(before, set)))
      throw new AppError('conflict', {}, { current: shape(before) });
    Object.assign(set, statusColumns(before, edit.status, context, rights));
    if (Object.keys(set).length === 0) continue;
    decided.push({ before, set });
    // a product named twice is decided by what its first edit makes of it
    known.set(edit.id, { ...before, ...set, version: before.version + 1 });
  }
  const written = await writeProducts(products, decided);
  const moves = [];
  for (const [at, row] of written.entries()) {
    const { before } = decided[at] as DecidedProduct;
    known.set(row.id, row);
    moves.push({ rowId: row.id, before: before.status, after: row.status });
    await auditProduct(tx, context, before, row);
  }
  await recordStatusChanges(tx, companyId, 'products', moves, movedBy(context));
  await recordProducts(tx, companyId, written);
  if (written.length > 0) await followProductsOfOrders(tx, [...orders.values()], movedBy(context));
  return edits.map(({ id }) => {
    const row = known.get(id) as StoredProduct;
    return toProduct(row, orderNumber(orders.get(row.order_id) as StoredOrder));
  });
};

/** The area of the sizes as they are then, where it is another. */
const recalculated = (before: StoredProduct, set: ProductSet): ProductSet => {
  const { width_mm, height_mm } = { ...before, ...set };
  return changedOf(before, { area_m2: areaOfSizes(width_mm, height_mm) });
};

/** The orders of these products, locked before them in id order. */
const lockOrdersOf = async (
  tx: Tx,
  products: ProductRepository,
  edits: readonly Edit[],
): Promise<Map<number, StoredOrder>> => {
  const orderIds = [...new Set((await products.ordersOf(edits.map((edit) => edit.id))).values())];
  const orders = await new OrderRepository(tx, products.companyId).lockMany(orderIds);
  const leaving = orders.find((order) => order.removing);
  if (leaving) throw new AppError('order.being_removed', { id: leaving.id });
  return new Map(orders.map((order) => [order.id, order]));
};
