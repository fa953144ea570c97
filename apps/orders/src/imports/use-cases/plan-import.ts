import {
  barcodeStart,
  lettersBeyondBars,
  orderMakingFields,
  orderNumber,
  type ImportError,
  type InputOf,
  type RequestContext,
  type routes,
} from '@mullion/contracts';
import type { Database, Tx } from '@mullion/server-kit';
import { hasLeft } from '../../core/orders/order.policy';
import { OrderRepository } from '../../core/orders/order.repository';
import type { StoredOrder } from '../../core/orders/order';
import type { AskedChange } from '../../core/changes/asked-change';
import { fittingsHash } from '../../core/products/fittings-hash';
import { ProductRepository } from '../../core/products/product.repository';
import type { StoredProduct } from '../../core/products/product';
import { changedMaking } from '../../core/rules/order-making';
import { addToOrder, diffOrder, type OrderDiff } from '../rules/diff-order';
import { type ImportOrder, orderKey } from '../rules/group-orders';
import { columnsOfFile } from '../rules/head-changes';
import { knownMarks } from '../rules/known-marks';
import { unmatchedRows } from '../rules/refused-changes';

export interface KnownOrder {
  readonly file: ImportOrder;
  readonly stored: StoredOrder;
  readonly diff: OrderDiff;
  /** Its products that would change or go. */
  readonly asked: readonly AskedChange[];
}

/** What an import would do; computed once to ask packing and once more, under locks, to write. */
export interface ImportPlan {
  readonly created: readonly ImportOrder[];
  readonly updated: readonly KnownOrder[];
  readonly skipped: readonly { readonly file: ImportOrder; readonly stored: StoredOrder }[];
  readonly errors: readonly ImportError[];
  /** What a person has to look at, beside what is unusual in the rows themselves. */
  readonly questions: readonly ImportError[];
}

type OnKnown = InputOf<typeof routes.importOrders>['body']['on_known'];

/** Compares a file with what is there. In a transaction, everything it reads is locked. */
export const planImport = async (
  source: Tx | Database,
  context: RequestContext,
  files: readonly ImportOrder[],
  onKnown: OnKnown,
): Promise<ImportPlan> => {
  const companyId = context.company_id;
  const stored = await new OrderRepository(source, companyId).lockByNumbers(files.map((file) => file.number));
  const known = new Map(stored.map((order) => [orderKey(orderNumber(order)), order]));
  const created = files.filter((file) => !known.has(orderKey(file.number)));
  const letters = created.flatMap(({ number: value, firstRow: row }) => {
    const beyond = lettersBeyondBars(barcodeStart(value)).join(' ');
    return beyond === ''
      ? []
      : [{ row, column: 'order', code: 'import.order_letters', params: { value, letters: beyond } }];
  });
  const matched = files.flatMap((file) => {
    const order = known.get(orderKey(file.number));
    return order ? [{ file, stored: order }] : [];
  });
  const refused = [...letters, ...barcodesOfNew(created)];
  if (onKnown === 'skip') return { created, updated: [], skipped: matched, errors: refused, questions: [] };
  const blocked = matched.filter(({ stored: order }) => order.removing || hasLeft(order));
  const errors = blocked.map(({ file }) => ({
    row: file.firstRow,
    column: 'order',
    code: 'import.order_locked',
    params: { value: file.number },
  }));
  const products = await new ProductRepository(source, companyId).lockOfOrders(
    matched.map(({ stored: order }) => order.id),
  );
  const updated = matched.map(({ file, stored: order }) => knownOrder(file, order, products, onKnown));
  const unmatched = updated.flatMap(({ diff }) => unmatchedRows(diff));
  const questions =
    onKnown === 'add'
      ? updated.flatMap(({ file, stored: { id } }) =>
          knownMarks(
            file,
            products.filter((one) => one.order_id === id),
          ),
        )
      : [];
  return { created, updated, skipped: [], errors: [...refused, ...errors, ...unmatched], questions };
};

/** Of products that are alike the one that most has been done with stays. */
const doneWith = ({ status, pallet_id, loaded_at }: StoredProduct): number =>
  status * 4 + (loaded_at === null ? 0 : 2) + (pallet_id === null ? 0 : 1);

const knownOrder = (
  file: ImportOrder,
  stored: StoredOrder,
  products: readonly StoredProduct[],
  onKnown: OnKnown,
): KnownOrder => {
  const own = products.filter(
    (product) => product.order_id === stored.id && !product.removing && product.remade_by === null,
  );
  const byId = new Map(own.map((product) => [product.id, product]));
  const diff =
    onKnown === 'add'
      ? addToOrder(file.rows, fittingsHash)
      : diffOrder(
          file.rows,
          own.map((product) => ({ ...product, done: doneWith(product) })),
          fittingsHash,
        );
  const ofOrder = changedMaking(stored, columnsOfFile(file, undefined));
  const known = new Set([...diff.changed, ...diff.removed].map(({ id }) => id));
  const others = ofOrder.length === 0 ? [] : own.filter(({ id }) => !known.has(id));
  const asked = [
    ...diff.changed.map(({ id, row, kind, set }): AskedChange => ({
      product: byId.get(id) as StoredProduct,
      kind,
      row,
      set,
      ofOrder,
    })),
    ...others.map((product): AskedChange => ({ product, kind: 'changed', row: rowOfMaking(file), set: {}, ofOrder })),
    ...diff.removed.map(({ id, row }): AskedChange => ({
      product: byId.get(id) as StoredProduct,
      kind: 'gone',
      row,
      set: {},
    })),
  ];
  return { file, stored, diff, asked };
};

/** The row that says what its products are made of, else the first of the order. */
const rowOfMaking = (file: ImportOrder): number =>
  file.rows.find((row) => orderMakingFields.some((field) => row[field] !== null))?.row ?? file.firstRow;

/** Only products of a known order have barcodes. */
const barcodesOfNew = (created: readonly ImportOrder[]): ImportError[] =>
  created.flatMap(({ rows }) =>
    rows.flatMap(({ row, barcode: value }) =>
      value === null ? [] : [{ row, column: 'barcode', code: 'import.barcode_unknown', params: { value } }],
    ),
  );
