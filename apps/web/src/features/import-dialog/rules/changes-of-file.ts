import type { ImportError, ImportResult, ProductChange } from '@mullion/contracts';

const aboutDecisions: ReadonlySet<string> = new Set([
  'import.decision_needed',
  'import.decision_impossible',
  'import.product_fixed',
  'import.no_right_to_delete',
]);

/** Only decisions are missing: the file itself is right. */
export const needsOnlyDecisions = ({ errors }: Pick<ImportResult, 'errors'>): boolean =>
  errors.every(({ code }: ImportError) => aboutDecisions.has(code));

export const changesOf = ({ orders }: Pick<ImportResult, 'orders'>): ProductChange[] =>
  orders.flatMap(({ changes }) => changes);
