import type { ImportError, ImportResult } from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';
import { fittingsIn } from '../rules/group-orders';
import type { ImportPlan } from './plan-import';

/** At most so many faults are named. */
const LISTED = 200;

/** What was found in a file beside its orders. */
export interface ImportFindings {
  readonly errors: readonly ImportError[];
  readonly heads: ImportResult['heads'];
  readonly newCustomers: readonly string[];
}

/** What an import would write. */
export const checkedImport = (plan: ImportPlan, { errors, heads, newCustomers }: ImportFindings): ImportResult => {
  const created = plan.created.map((file) => ({
    id: null,
    number: file.number,
    outcome: 'created' as const,
    products: file.rows.reduce((sum, row) => sum + row.quantity, 0),
    fittings: fittingsIn(file),
  }));
  const updated = plan.updated.map(({ file, stored, diff }) => ({
    id: stored.id as ImportResult['orders'][number]['id'],
    number: file.number,
    outcome: 'updated' as const,
    products: diff.added.length + diff.changed.length + diff.removed.length,
    fittings: fittingsIn(file),
  }));
  const skipped = plan.skipped.map(({ file, stored }) => ({
    id: stored.id as ImportResult['orders'][number]['id'],
    number: file.number,
    outcome: 'skipped' as const,
    products: 0,
    fittings: 0,
  }));
  const orders = [...created, ...updated, ...skipped];
  return {
    written: false,
    orders,
    products: orders.reduce((sum, order) => sum + order.products, 0),
    fittings: orders.reduce((sum, order) => sum + order.fittings, 0),
    new_customers: [...newCustomers],
    errors: errors.slice(0, LISTED),
    heads,
    more_errors: errors.length > LISTED,
  };
};

/** The error of a file with faults; it carries what would have been written without them. */
export const failedImport = (plan: ImportPlan, findings: ImportFindings): AppError => {
  const { errors } = findings;
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
