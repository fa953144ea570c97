import { daysOfWeek } from '@mullion/contracts';
import { type Cell, fault, type Parsed, parseText, shown, textOf } from '@mullion/spreadsheet/cells';

const LONGEST = 32;
/** The year has four digits and stands before or after the week: `202701`, `2027-W01`, `w1/2027`, `1 sav. 2027`. */
const forms = [
  /^(?<year>20\d\d)(?<week>\d\d)$/,
  /^(?<year>20\d\d)\D+(?<week>\d{1,2})\D*$/,
  /^\D*(?<week>\d{1,2})\D+(?<year>20\d\d)\D*$/,
];

/** A week as 202701. */
export const parseWeek = (cell: Cell | undefined): Parsed<string | null> => {
  const parsed = parseText(cell, { max: LONGEST });
  if ('fault' in parsed || parsed.value === null) return parsed;
  const found = forms.map((form) => form.exec(textOf(cell))?.groups).find((groups) => groups !== undefined);
  const week = found ? `${found['year']}${(found['week'] ?? '').padStart(2, '0')}` : '';
  return found && daysOfWeek(week) !== null
    ? { value: week }
    : fault('import.not_a_week', { value: shown(cell ?? null) });
};
