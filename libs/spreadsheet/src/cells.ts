import { isSafeLine } from '@mullion/contracts';
import type { Cell } from './line';

export type { Cell } from './line';
/** Why a cell is not taken: a code, and what its text needs. */
export interface Fault {
  readonly code: string;
  readonly params: Record<string, string | number>;
}
export type Parsed<T> = { readonly value: T } | { readonly fault: Fault };

export const fault = (code: string, params: Fault['params'] = {}): { readonly fault: Fault } => ({ fault: { code, params } });
const SHOWN = 60;
const written = (cell: Cell): string => {
  if (!(cell instanceof Date)) return String(cell ?? '');
  return Number.isNaN(cell.getTime()) ? '?' : cell.toISOString().slice(0, 10);
};
/** A cell as an answer may repeat it. */
export const shown = (cell: Cell): string => [...written(cell)].filter(isSafeLine).join('').slice(0, SHOWN);

export const textOf = (cell: Cell | undefined): string =>
  written(cell ?? null)
    .replace(/[\p{Cc}\u00a0]+/gu, ' ')
    .trim();

/**
 * A number as people write it: `1210`, `122,1`, `1 234,5`, `1.234,5`, `1,234.5`. The last separator is the decimal one; a single one is
 * always taken as decimal, so `1,210` is 1.21 and is refused where a whole number is wanted, never guessed to be 1210.
 */
export const numberOf = (cell: Cell): number | null => {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null;
  const text = textOf(cell).replace(/[\s']/g, '');
  if (!/^[+-]?\d[\d.,]*$/.test(text)) return null;
  const decimal = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  if (decimal < 0) return Number(text);
  const [separator, group] = text[decimal] === ',' ? [',', '.'] : ['.', ','];
  const integer = text.slice(0, decimal);
  if (integer.includes(separator)) return null;
  if (integer.includes(group) && !/^[+-]?\d{1,3}([.,]\d{3})+$/.test(integer)) return null;
  return Number(`${integer.replaceAll(group, '')}.${text.slice(decimal + 1) || '0'}`);
};

export const parseText = (cell: Cell | undefined, limit: { readonly max: number; readonly required?: boolean }): Parsed<string | null> => {
  const text = textOf(cell);
  if (text === '') return limit.required ? fault('import.required') : { value: null };
  // a spreadsheet that took the text for a date or for a sum has lost what was written
  if (cell instanceof Date) return fault('import.is_date', { value: shown(cell) });
  if (typeof cell === 'number' && cell < 0) return fault('import.is_negative', { value: shown(cell) });
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
}

export const parseNumber = (cell: Cell | undefined, limit: NumberLimit): Parsed<number | null> => {
  if (textOf(cell) === '') return limit.required ? fault('import.required') : { value: null };
  if (cell instanceof Date) return fault('import.is_date', { value: shown(cell) });
  const value = numberOf(cell ?? null);
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
export const parseChoice = <T>(cell: Cell | undefined, choices: Readonly<Record<string, T>>, named: string): Parsed<T | null> => {
  const text = textOf(cell).toLowerCase();
  if (text === '') return { value: null };
  const found = Object.hasOwn(choices, text) ? choices[text] : undefined;
  return found === undefined ? fault('import.not_a_choice', { value: shown(cell ?? null), choices: named }) : { value: found };
};

export const parseFlag = (cell: Cell | undefined): Parsed<boolean | null> => parseChoice(cell, flags, '0, 1');
