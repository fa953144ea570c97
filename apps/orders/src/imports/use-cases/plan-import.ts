import { barcodeStart, hasRight, lettersBeyondBars, orderNumber, type ImportError, type RequestContext } from '@mullion/contracts';
import type { Database, Tx } from '@mullion/server-kit';
import { hasLeft } from '../../core/orders/order.policy';
import { OrderRepository } from '../../core/orders/order.repository';
import type { StoredOrder } from '../../core/orders/order';
import { changesPacking } from '../../core/rules/product-changes';
import { fittingsHash } from '../../core/products/fittings-hash';
import { ProductRepository } from '../../core/products/product.repository';
import type { StoredProduct } from '../../core/products/product';
import { diffOrder, type OrderDiff } from '../rules/diff-order';
import { type ImportOrder, orderKey } from '../rules/group-orders';
import { refusedChanges } from '../rules/refused-changes';

export interface KnownOrder {
  readonly file: ImportOrder;
  readonly stored: StoredOrder;
  readonly diff: OrderDiff;
  /** Products whose change or deletion packing must allow, with the row that asks for it. */
  readonly toAsk: ReadonlyMap<number, { readonly row: number; readonly position: string }>;
  /** What of the difference a file may not do. */
  readonly refused: readonly ImportError[];
}

/** What an import would do; computed once to ask packing and once more, under locks, to write. */
export interface ImportPlan {
  readonly created: readonly ImportOrder[];
  readonly updated: readonly KnownOrder[];
  readonly skipped: readonly { readonly file: ImportOrder; readonly stored: StoredOrder }[];
  readonly errors: readonly ImportError[];
}

/** Compares a file with what is there. In a transaction, everything it reads is locked. */
export const planImport = async (
  source: Tx | Database,
  context: RequestContext,
  files: readonly ImportOrder[],
  onKnown: 'skip' | 'update',
): Promise<ImportPlan> => {
  const companyId = context.company_id;
  const stored = await new OrderRepository(source, companyId).lockByNumbers(files.map((file) => file.number));
  const known = new Map(stored.map((order) => [orderKey(orderNumber(order)), order]));
  const created = files.filter((file) => !known.has(orderKey(file.number)));
  const letters = created.flatMap(({ number: value, firstRow: row }) => {
    const beyond = lettersBeyondBars(barcodeStart(value)).join(' ');
    return beyond === '' ? [] : [{ row, column: 'order', code: 'import.order_letters', params: { value, letters: beyond } }];
  });
  const matched = files.flatMap((file) => {
    const order = known.get(orderKey(file.number));
    return order ? [{ file, stored: order }] : [];
  });
  if (onKnown === 'skip') return { created, updated: [], skipped: matched, errors: letters };
  const blocked = matched.filter(({ stored: order }) => order.removing || hasLeft(order));
  const errors = blocked.map(({ file }) => ({
    row: file.firstRow,
    column: 'order',
    code: 'import.order_locked',
    params: { value: file.number },
  }));
  const products = await new ProductRepository(source, companyId).lockOfOrders(matched.map(({ stored: order }) => order.id));
  const updated = matched.map(({ file, stored: order }) => knownOrder(context, file, order, products));
  return { created, updated, skipped: [], errors: [...letters, ...errors, ...updated.flatMap(({ refused }) => refused)] };
};

const knownOrder = (context: RequestContext, file: ImportOrder, stored: StoredOrder, products: readonly StoredProduct[]): KnownOrder => {
  const own = products.filter((product) => product.order_id === stored.id && !product.removing && product.remade_by === null);
  const byId = new Map(own.map((product) => [product.id, product]));
  const diff = diffOrder(file.rows, own, fittingsHash);
  const toAsk = new Map<number, { row: number; position: string }>();
  for (const { id, row, set } of diff.changed) {
    const product = byId.get(id) as StoredProduct;
    if (changesPacking(product, set)) toAsk.set(id, { row, position: product.position });
  }
  for (const { id, position, row } of diff.removed) toAsk.set(id, { row, position });
  const refused = refusedChanges(diff, { byId, mayDelete: hasRight(context, 'OP_DEL'), changesPlace: ({ id }) => toAsk.has(id) });
  return { file, stored, diff, toAsk, refused };
};
