import type { ImportMapping } from '@mullion/contracts';
import { type Line, numberOf, type Sheet, textOf } from '@mullion/spreadsheet/cells';
import { readHeader } from './columns';

/** The sheet that is read, from the line of its heads on. */
export interface ChosenSheet {
  readonly sheet: Sheet;
  /** The heads first. */
  readonly lines: readonly Line[];
}

/** Heads stand below titles, addresses and logos at most so far down. */
export const PROBED = 60;

/** How many columns a line names; all that are needed count for more than any number. */
const scoreOf = ({ cells }: Line, mapping?: ImportMapping): number => {
  const { at, missing, unmapped } = readHeader(cells, mapping);
  return at.size + (at.size > 0 && missing.length + unmapped.length === 0 ? 1_000 : 0);
};

/** Heads are nearly as many as the values below them. */
const WIDE = 0.6;
/**
 * The first line of words, without a number, that is nearly as wide as the widest: heads in a language that nobody has
 * taught us.
 */
const lineOfWords = (lines: readonly Line[]): number => {
  const filled = lines.map(({ cells }) => cells.filter((cell) => textOf(cell) !== ''));
  const widest = Math.max(0, ...filled.map((cells) => cells.length));
  const found = filled.findIndex(
    (cells) => cells.length >= widest * WIDE && cells.every((cell) => numberOf(cell) === null),
  );
  return Math.max(0, found);
};

const LEAST = 2;
/**
 * The line of the heads: the one that names most columns, the first of equals; nothing known: the first that looks like
 * heads.
 */
const bestLine = ({ lines }: Sheet, mapping?: ImportMapping): { readonly index: number; readonly score: number } => {
  const row = mapping?.head_row;
  if (row !== undefined) {
    // an empty line is no line here: the next one that holds something is meant
    const index = lines.findIndex((line) => line.row >= row);
    const line = lines[index];
    return line === undefined ? { index: 0, score: 0 } : { index, score: scoreOf(line, mapping) };
  }
  const scores = lines.slice(0, PROBED).map((line) => scoreOf(line, mapping));
  const score = Math.max(0, ...scores);
  return { index: score < LEAST ? lineOfWords(lines.slice(0, PROBED)) : scores.indexOf(score), score };
};

const sameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/**
 * The sheet that was named, else the one whose heads are known best, the first of equals; null: there is none of this
 * name.
 */
export const chooseSheet = (
  sheets: readonly Sheet[],
  named: string | undefined,
  mapping?: ImportMapping,
): ChosenSheet | null => {
  const wanted = named ?? mapping?.sheet;
  const among =
    wanted === undefined || sheets.length === 1 ? sheets : sheets.filter(({ name }) => sameName(name, wanted));
  const filled = among.filter(({ lines }) => lines.length > 0);
  const rated = (filled.length > 0 ? filled : among).map((sheet) => ({ sheet, ...bestLine(sheet, mapping) }));
  const best = rated.find(({ score }) => score === Math.max(...rated.map((one) => one.score)));
  if (!best) return null;
  const { lines } = best.sheet;
  return { sheet: best.sheet, lines: mapping?.head_row === 0 ? [noHeads(lines), ...lines] : lines.slice(best.index) };
};

/** What stands above rows that have no heads: as many empty ones as the widest row has values. */
const noHeads = (lines: readonly Line[]): Line => {
  const count = Math.max(0, ...lines.map((line) => line.count ?? line.cells.length));
  return { row: 0, cells: Array.from({ length: count }, () => ''), count };
};
