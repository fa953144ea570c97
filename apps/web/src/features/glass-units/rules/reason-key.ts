import type { Texts } from '@mullion/i18n';

type ReasonKey = keyof Texts['glassUnits']['reason'];

const reasons: Readonly<Record<ReasonKey, true>> = {
  empty: true,
  too_many_rows: true,
  missing_column: true,
  duplicate_column: true,
  required: true,
  not_a_number: true,
  letter_for_zero: true,
  not_whole: true,
  out_of_range: true,
  too_long: true,
  not_a_choice: true,
  cell_error: true,
  is_date: true,
  is_negative: true,
  characters: true,
  not_a_day: true,
  scientific: true,
  apostrophe: true,
  shown_otherwise: true,
  hidden_row: true,
  twice: true,
  label_of_many: true,
};
const isReason = (key: string): key is ReasonKey => Object.hasOwn(reasons, key);

/** The text of a fault's code (`import.not_whole`, `glass.twice`); null for a code that is newer than this page. */
export const reasonKey = (code: string): ReasonKey | null => {
  const key = code.split('.').at(-1) ?? '';
  return isReason(key) ? key : null;
};
