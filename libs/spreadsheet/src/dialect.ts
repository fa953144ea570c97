import { importSeparators, type ImportSeparator } from '@mullion/contracts';

const PROBED_LINES = 30;
const PROBED_LETTERS = 64_000;

/** How a csv file is written. */
export interface Dialect {
  readonly separator: string;
  readonly quote: '"' | "'";
  /** The file names its separator in a first line of its own. */
  readonly isNamed: boolean;
}

/** Values of a line: a comma between two digits is a decimal one where something else separates. */
const countOf = (line: string, separator: string): number => {
  const isOther = separator === ',' && /[;\t|]/.test(line);
  return (isOther ? line.replace(/(?<=\d),(?=\d)/g, '') : line).split(separator).length;
};

/** How well a separator explains lines: values of those lines that have as many of them as most have. */
const weightOf = (lines: readonly string[], separator: string): number => {
  const counts = lines.map((line) => countOf(line, separator)).filter((count) => count > 1);
  const times = new Map<number, number>();
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
  return Math.max(0, ...[...times].map(([count, alike]) => (count - 1) * alike));
};

/** Whole values in single quotation marks, and none in double ones. */
const isSingle = (text: string, separator: string): boolean => {
  const values = text.split('\n').flatMap((line) => line.split(separator).map((value) => value.trim()));
  const inQuotes = (quote: string): number =>
    values.filter((value) => value.length > 1 && value.startsWith(quote) && value.endsWith(quote)).length;
  return inQuotes("'") > 1 && inQuotes('"') === 0;
};

/**
 * Separator and quotation marks of a csv file by its first lines; `sep=;` is obeyed, and before it who says what
 * separates. Lines end in \n.
 */
export const dialectOf = (text: string, said?: ImportSeparator): Dialect => {
  const probe = text.slice(0, PROBED_LETTERS);
  const named = /^sep=(.)(?:\n|$)/i.exec(probe)?.[1];
  const lines = probe
    .replace(/"[^"]*"/g, '')
    .split('\n', PROBED_LINES)
    .filter((line) => line.trim() !== '');
  const weights = importSeparators.map((separator) => weightOf(lines, separator));
  const guessed = importSeparators[weights.indexOf(Math.max(...weights))] ?? ';';
  const separator = said ?? named ?? guessed;
  return { separator, quote: isSingle(probe, separator) ? "'" : '"', isNamed: named !== undefined };
};
