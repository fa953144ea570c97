import type { ImportError, ImportReading, ImportResult } from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';
import type { Header } from '../rules/columns';
import { fittingsIn, type ImportOrder } from '../rules/group-orders';
import { changedColumns, type HeadSet } from '../rules/head-changes';
import type { ImportPlan, KnownOrder } from './plan-import';

/** At most so many faults are named. */
const LISTED = 200;
/** At most so many positions. */
const NAMED = 50;

/** What was found in a file beside its orders. */
export interface ImportFindings {
  readonly errors: readonly ImportError[];
  /** What a person has to say yes to. */
  readonly questions: readonly ImportError[];
  /** How the file was read: what it writes above its columns, and which of them are not read. */
  readonly file: Pick<Header, 'heads' | 'ignored'> & { readonly reading: ImportReading | null };
  readonly newCustomers: readonly string[];
  /** What changes of known orders themselves, by id. */
  readonly heads: ReadonlyMap<number, HeadSet>;
}

type ImportedOrder = ImportResult['orders'][number];

/** What happens to a known order: what of its products is added, changed and removed, and which of its own columns. */
export const updatedOrder = ({ file, stored, diff }: KnownOrder, head: HeadSet): ImportedOrder => ({
  id: stored.id as ImportedOrder['id'],
  number: file.number,
  outcome: 'updated',
  products: diff.added.length + diff.changed.length + diff.removed.length,
  added: diff.added.length,
  changed: diff.changed.length,
  removed: diff.removed.length,
  removed_positions: [...new Set(diff.removed.map(({ position }) => position))].slice(0, NAMED),
  order_columns: changedColumns(head),
  fittings: fittingsIn(file),
});

const nothing = { changed: 0, removed: 0, removed_positions: [], order_columns: [] };

export const createdOrder = (file: ImportOrder, id: number | null): ImportedOrder => {
  const products = file.rows.reduce((sum, row) => sum + row.quantity, 0);
  const number = file.number;
  return { ...nothing, id: id as ImportedOrder['id'], number, outcome: 'created', products, added: products, fittings: fittingsIn(file) };
};

export const skippedOrder = ({ file, stored }: ImportPlan['skipped'][number]): ImportedOrder => ({
  ...{ ...nothing, id: stored.id as ImportedOrder['id'], number: file.number, outcome: 'skipped' },
  ...{ products: 0, added: 0, fittings: 0 },
});

export const sumsOf = (orders: readonly ImportedOrder[]): Pick<ImportResult, 'products' | 'fittings'> => ({
  products: orders.reduce((sum, order) => sum + order.products, 0),
  fittings: orders.reduce((sum, order) => sum + order.fittings, 0),
});

/** What an import would write. */
export const checkedImport = (plan: ImportPlan, { errors, questions, file, newCustomers, heads }: ImportFindings): ImportResult => {
  const orders = [
    ...plan.created.map((order) => createdOrder(order, null)),
    ...plan.updated.map((known) => updatedOrder(known, heads.get(known.stored.id) ?? {})),
    ...plan.skipped.map(skippedOrder),
  ];
  return {
    written: false,
    orders,
    ...sumsOf(orders),
    new_customers: [...newCustomers],
    errors: errors.slice(0, LISTED),
    questions: questions.slice(0, LISTED),
    reading: file.reading,
    heads: file.heads,
    ignored: [...file.ignored],
    more_errors: errors.length > LISTED || questions.length > LISTED,
  };
};

/** The error of a file with faults; it carries what would have been written without them. */
export const failedImport = (plan: ImportPlan, findings: ImportFindings): AppError => {
  const errors = [...findings.errors, ...findings.questions].toSorted((a, b) => a.row - b.row);
  return new AppError(
    'import.failed',
    { count: errors.length },
    {
      errors: errors.slice(0, LISTED).map(({ row, column, code, params }) => ({
        path: column === null ? `rows.${row}` : `rows.${row}.${column}`,
        code,
        params,
      })),
      current: checkedImport(plan, findings),
    },
  );
};
