import { createHash } from 'node:crypto';
import type { ImportError, ImportReading, ImportResult } from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';
import type { Header } from '../rules/columns';
import { fittingsIn, type ImportOrder } from '../rules/group-orders';
import { changedColumns, type HeadSet } from '../rules/head-changes';
import { isOfOrderAlone } from '../../core/changes/asked-change';
import type { JudgedOrder } from './judge-plan';
import type { ImportPlan } from './plan-import';

/** At most so many faults are named. */
const LISTED = 200;
/** Of more nobody looks at each: a unit is wrong, or a column. */
export const MOST_QUESTIONS = 2_000;
/** At most so many positions. */
const NAMED = 50;
/** At most so many products that would change or go. */
const SHOWN = 500;

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
  readonly judged: readonly JudgedOrder[];
}

type ImportedOrder = ImportResult['orders'][number];

/** Those that somebody has to decide about first, then those that stay. */
const firstOf = { decide: 0, fixed: 1, free: 2 } as const;

/**
 * What happens to a known order: what of its products is added, changed and removed, and which of its own columns. What
 * is kept is not counted.
 */
export const updatedOrder = (
  { known: { file, stored, diff }, changes, decided }: JudgedOrder,
  head: HeadSet,
): ImportedOrder => {
  const written = changes.filter((change) => !decided.kept.includes(change) && !isOfOrderAlone(change));
  const removed = written.filter(({ kind }) => kind === 'gone');
  const changed = written.length - removed.length;
  return {
    ...{ id: stored.id as ImportedOrder['id'], number: file.number, outcome: 'updated' },
    products: diff.added.length + changed + removed.length,
    added: diff.added.length,
    changed,
    removed: removed.length,
    removed_positions: [...new Set(removed.map(({ product }) => product.position))].slice(0, NAMED),
    same: diff.same,
    changes: changes
      .filter((change) => change.change.group !== 'free' || !isOfOrderAlone(change))
      .map(({ change }) => change)
      .sort((a, b) => firstOf[a.group] - firstOf[b.group])
      .slice(0, SHOWN),
    order_columns: changedColumns(head),
    fittings: fittingsIn(file),
  };
};

const nothing = { changed: 0, removed: 0, removed_positions: [], same: 0, changes: [], order_columns: [] };

export const createdOrder = (file: ImportOrder, id: number | null): ImportedOrder => {
  const products = file.rows.reduce((sum, row) => sum + row.quantity, 0);
  const number = file.number;
  return {
    ...nothing,
    id: id as ImportedOrder['id'],
    number,
    outcome: 'created',
    products,
    added: products,
    fittings: fittingsIn(file),
  };
};

export const skippedOrder = ({ file, stored }: ImportPlan['skipped'][number]): ImportedOrder => ({
  ...{ ...nothing, id: stored.id as ImportedOrder['id'], number: file.number, outcome: 'skipped' },
  ...{ products: 0, added: 0, fittings: 0 },
});

export const sumsOf = (orders: readonly ImportedOrder[]): Pick<ImportResult, 'products' | 'fittings'> => ({
  products: orders.reduce((sum, order) => sum + order.products, 0),
  fittings: orders.reduce((sum, order) => sum + order.fittings, 0),
});

/** Names questions: who says yes to them says to which. */
export const questionsSeen = (questions: readonly ImportError[]): string =>
  createHash('sha256').update(JSON.stringify(questions)).digest('base64url');

/** What an import would write. */
export const checkedImport = (
  plan: ImportPlan,
  { errors, questions, file, newCustomers, heads, judged }: ImportFindings,
): ImportResult => {
  const orders = [
    ...plan.created.map((order) => createdOrder(order, null)),
    ...judged.map((one) => updatedOrder(one, heads.get(one.known.stored.id) ?? {})),
    ...plan.skipped.map(skippedOrder),
  ];
  return {
    written: false,
    orders,
    ...sumsOf(orders),
    new_customers: [...newCustomers],
    errors: errors.slice(0, LISTED),
    questions: questions.slice(0, MOST_QUESTIONS),
    questions_seen: questionsSeen(questions),
    reading: file.reading,
    heads: file.heads,
    ignored: [...file.ignored],
    more_errors: errors.length > LISTED,
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
