import { orderMakingFields, type ImportError, type ImportResult, type ProductChange } from '@mullion/contracts';

const aboutDecisions: ReadonlySet<string> = new Set([
  'import.decision_needed',
  'import.decision_impossible',
  'import.product_fixed',
  'import.no_right_to_delete',
]);

const ofOrder: ReadonlySet<string> = new Set(orderMakingFields);

/** Only decisions are missing: the file itself is right. */
export const needsOnlyDecisions = ({ errors }: Pick<ImportResult, 'errors'>): boolean =>
  errors.every(({ code }: ImportError) => aboutDecisions.has(code));

export const changesOf = ({ orders }: Pick<ImportResult, 'orders'>): ProductChange[] =>
  orders.flatMap(({ changes }) => changes);

/** More products change than are listed. Those that change with their order alone are listed beside. */
export const isListCut = ({ changes, changed, removed }: ImportResult['orders'][number]): boolean =>
  changes.filter(({ kind, fields }) => kind === 'gone' || fields.some(({ field }) => !ofOrder.has(field))).length <
  changed + removed;
