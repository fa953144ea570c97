import { type DecimalMark, isSafeLine } from '@mullion/contracts';
import type { Cell, ErrorCell, ShownNumber } from './line';

export { columnLetters } from './column-letters';
export { limits } from './limits';
export type { Cell, Line, Sheet, Table } from './line';
/** Why a cell is not taken: a code, and what its text needs. */
export interface Fault {
  readonly code: string;
  readonly params: Record<string, string | number>;
}
export type Parsed<T> = { readonly value: T } | { readonly fault: Fault };

export const fault = (code: string, params: Fault['params'] = {}): { readonly fault: Fault } => ({
  fault: { code, params },
});
const SHOWN = 60;
const isError = (cell: Cell | undefined): cell is ErrorCell =>
  typeof cell === 'object' && cell !== null && 'error' in cell;
const isShown = (cell: Cell | undefined): cell is ShownNumber =>
  typeof cell === 'object' && cell !== null && 'shown' in cell;
const written = (cell: Cell): string => {
  if (isError(cell)) return cell.error;
  if (isShown(cell)) return cell.shown;
  if (!(cell instanceof Date)) return String(cell ?? '');
  return Number.isNaN(cell.getTime()) ? '?' : cell.toISOString().slice(0, 10);
};
/** A cell as an answer may repeat it; of a long text no more is looked at than may be shown. */
export const shown = (cell: Cell): string => shownText(written(cell).slice(0, 2 * SHOWN)).slice(0, SHOWN);
const shownText = (text: string): string => (isSafeLine(text) ? text : [...text].filter(isSafeLine).join(''));

/** No control character and no space that does not break: nearly every text. */
const plain = /^[\x20-\x7e\u00a1-\uffff]*$/;
export const textOf = (cell: Cell | undefined): string => {
  if (cell === null || cell === undefined) return '';
  const text = written(cell);
  return (plain.test(text) ? text : text.replace(/[\p{Cc}\u00a0]+/gu, ' ')).trim();
};
/** Whether it says anything. */
export const isFilled = (cell: Cell | undefined): boolean =>
  cell !== null && cell !== undefined && (typeof cell !== 'string' || textOf(cell) !== '');

/**
 * As spreadsheets write them into csv, in any language: #N/A, #REF!, #NAME?, #DIV/0!, and #### for a column that is too
 * narrow.
 */
const errorText = /^#(?:(?=[\p{Lu}\d/]*\p{Lu})[\p{Lu}\d/]+[!?]|N\/A|Н\/Д|NV|N\/D|GETTING_DATA|##+)$/u;
/** Why a cell says nothing, whatever is wanted of it: the spreadsheet could not compute it. Null: it says something. */
const errorOf = (cell: Cell | undefined): ReturnType<typeof fault> | null =>
  isError(cell) || (typeof cell === 'string' && cell.includes('#') && errorText.test(cell.trim()))
    ? fault('import.cell_error', { value: shown(cell) })
    : null;

/** As spreadsheets show what is too long for its column: the digits that are left out are lost in csv. */
const scientific = /^[+-]?\d(?:[.,]\d+)?E[+-]\d{2,3}$/i;
/** A sign by which a person has told a spreadsheet that a number is a text; it stays in csv. */
const apostrophe = /^'[\d=+-]/;
/** Why a text is not what a person meant, whatever is wanted of it. */
const spoilt = (cell: Cell | undefined): ReturnType<typeof fault> | null => {
  const text = textOf(cell);
  if (scientific.test(text)) return fault('import.scientific', { value: shown(cell ?? null) });
  return apostrophe.test(text) ? fault('import.apostrophe', { value: shown(cell ?? null) }) : null;
};

/**
 * The first number in a text, with the thousands and the point of the reader of workbooks, and what stands around it.
 */
const oneNumber = /^[^\d.-]*(-?(?:\d+(?:\.\d*)?|\.\d+))[^\d]*$/;
/**
 * A number whose format rounds it, or adds a unit to it, as a person sees it; null when the format makes another of it:
 * per cent, thousands, fractions.
 */
const seenNumber = ({ number, shown: text }: ShownNumber): number | null => {
  const [, digits] = oneNumber.exec(text.replace(/(?<=\d),(?=\d{3})/g, '')) ?? [];
  if (digits === undefined) return null;
  const decimals = (/\.(\d*)$/.exec(digits)?.[1] ?? '').length;
  const half = 0.5 * 10 ** -decimals;
  return Math.abs(Number(digits) - number) <= half * (1 + 1e-9) ? Number(digits) : null;
};

/**
 * A number as people write it: `1210`, `122,1`, `1 234,5`, `1.234,5`, `1,234.5`. The last separator is the decimal one;
 * a single one is always taken as decimal, so `1,210` is 1.21 and is refused where a whole number is wanted, never
 * guessed to be 1210. Where `mark` says which one the decimal sign is, the other one parts thousands.
 */
export const numberOf = (cell: Cell, mark?: DecimalMark): number | null => {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null;
  if (isShown(cell)) return seenNumber(cell);
  // thousands may be parted by apostrophes; one in front makes a text of it
  const text = textOf(cell).replace(/\s|(?<=\d)'/g, '');
  if (!/^[+-]?\d[\d.,]*$/.test(text)) return null;
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  if (last < 0) return Number(text);
  const [separator, group] = (mark ?? text[last]) === ',' ? [',', '.'] : ['.', ','];
  const decimal = text.includes(separator) ? text.lastIndexOf(separator) : text.length;
  const integer = text.slice(0, decimal);
  if (integer.includes(separator)) return null;
  if (integer.includes(group) && !/^[+-]?\d{1,3}([.,]\d{3})+$/.test(integer)) return null;
  const decimals = text.slice(decimal + 1);
  return decimals.includes(group) ? null : Number(`${integer.replaceAll(group, '')}.${decimals || '0'}`);
};

export const parseText = (
  cell: Cell | undefined,
  limit: { readonly max: number; readonly required?: boolean },
): Parsed<string | null> => {
  const text = textOf(cell);
  if (text === '') return limit.required ? fault('import.required') : { value: null };
  const error = errorOf(cell);
  if (error) return error;
  const lost = spoilt(cell);
  if (lost) return lost;
  // a spreadsheet that took the text for a date or for a sum has lost what was written
  if (cell instanceof Date) return fault('import.is_date', { value: shown(cell) });
  if ((typeof cell === 'number' && cell < 0) || (isShown(cell) && cell.number < 0))
    return fault('import.is_negative', { value: shown(cell) });
  if (!isSafeLine(text)) return fault('import.characters', { value: shown(text) });
  return text.length > limit.max ? fault('import.too_long', { max: limit.max }) : { value: text };
};

export interface NumberLimit {
  readonly min: number;
  readonly max: number;
  readonly isInteger?: boolean;
  /** Decimals at most: one more is refused, never rounded silently. */
  readonly decimals?: number;
  readonly required?: boolean;
  /** Which sign the decimal one is; absent: as each number shows. */
  readonly mark?: DecimalMark | undefined;
}

export const parseNumber = (cell: Cell | undefined, limit: NumberLimit): Parsed<number | null> => {
  if (!isFilled(cell)) return limit.required ? fault('import.required') : { value: null };
  const error = errorOf(cell);
  if (error) return error;
  if (cell instanceof Date) return fault('import.is_date', { value: shown(cell) });
  const value = numberOf(cell ?? null, limit.mark);
  if (value === null && isShown(cell))
    return fault('import.shown_otherwise', { value: shown(cell), number: cell.number });
  const lost = value === null ? spoilt(cell) : null;
  if (lost) return lost;
  if (value === null) return fault('import.not_a_number', { value: shown(cell ?? null) });
  if (limit.isInteger && !Number.isInteger(value)) return fault('import.not_whole', { value: shown(cell ?? null) });
  if (value < limit.min || value > limit.max)
    return fault('import.out_of_range', { value: shown(cell ?? null), min: limit.min, max: limit.max });
  if (limit.decimals !== undefined && Math.abs(value - Number(value.toFixed(limit.decimals))) > 1e-9)
    return fault('import.too_many_decimals', { value: shown(cell ?? null), max: limit.decimals });
  return { value };
};

const flags: Readonly<Record<string, boolean>> = {
  1: true,
  true: true,
  yes: true,
  y: true,
  x: true,
  taip: true,
  t: true,
  0: false,
  false: false,
  no: false,
  n: false,
  ne: false,
};

/** One of the values that a table names, in small letters. */
export const parseChoice = <T>(
  cell: Cell | undefined,
  choices: Readonly<Record<string, T>>,
  named: string,
): Parsed<T | null> => {
  const text = textOf(cell).toLowerCase();
  if (text === '') return { value: null };
  const error = errorOf(cell);
  if (error) return error;
  const found = Object.hasOwn(choices, text) ? choices[text] : undefined;
  return found === undefined
    ? fault('import.not_a_choice', { value: shown(cell ?? null), choices: named })
    : { value: found };
};

export const parseFlag = (cell: Cell | undefined): Parsed<boolean | null> => parseChoice(cell, flags, '0, 1');

const YEARS = { first: 2000, last: 2099 } as const;
const isoForm = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})\.?$/;
/** With points the day stands first; 01/02/2027 is a day in one country and another in the next, and is refused. */
const dayFirst = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;

/** A day as yyyy-mm-dd. */
export const parseDate = (cell: Cell | undefined): Parsed<string | null> => {
  const text = textOf(cell);
  if (text === '') return { value: null };
  const error = errorOf(cell);
  if (error) return error;
  const refused = fault('import.not_a_day', { value: shown(cell ?? null) });
  const [, y, m, d] = isoForm.exec(text) ?? [];
  const [, day, month, year] = dayFirst.exec(text) ?? [];
  const named = [y ?? year, m ?? month, d ?? day].map(Number) as [number, number, number];
  if (named.some(Number.isNaN) || named[0] < YEARS.first || named[0] > YEARS.last) return refused;
  const date = new Date(Date.UTC(named[0], named[1] - 1, named[2]));
  const isReal = date.getUTCMonth() === named[1] - 1 && date.getUTCDate() === named[2];
  return isReal ? { value: date.toISOString().slice(0, 10) } : refused;
};
