import { importResult, type ImportResult, type Problem } from '@mullion/contracts';

/**
 * The result of an import, also when it came as a refusal: mistakes in the file are listed with the refusal's
 * current state or as field errors `rows.{row}.{column}`. Null: it failed for another reason.
 */
export const resultOfProblem = (problem: Problem): ImportResult | null => {
  const listed = importResult.safeParse(problem.current);
  if (listed.success) return listed.data;
  if (problem.code !== 'import.failed' || !problem.errors?.length) return null;
  const errors = problem.errors.map(({ path, code, params }) => {
    const [, row, column] = /^rows\.(\d+)(?:\.(.+))?$/.exec(path) ?? [];
    const plain = Object.entries(params ?? {}).filter(
      (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
    );
    return { row: Number(row ?? 0), column: column ?? null, code, params: Object.fromEntries(plain) };
  });
  const nothing = {
    orders: [],
    products: 0,
    fittings: 0,
    new_customers: [],
    questions: [],
    questions_seen: '',
    heads: {},
    ignored: [],
    reading: null,
  };
  return { ...nothing, written: false, errors, more_errors: false };
};

/** Products that the orders of a file add, change and lose. */
export const countProducts = ({ orders }: Pick<ImportResult, 'orders'>) => ({
  added: orders.reduce((sum, order) => sum + order.added, 0),
  changed: orders.reduce((sum, order) => sum + order.changed, 0),
  removed: orders.reduce((sum, order) => sum + order.removed, 0),
});

/** How many orders had which outcome. */
export const countOutcomes = (result: ImportResult) => ({
  created: result.orders.filter((order) => order.outcome === 'created').length,
  updated: result.orders.filter((order) => order.outcome === 'updated').length,
  skipped: result.orders.filter((order) => order.outcome === 'skipped').length,
});
