import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A row of a table of docs/statuses.md by the heads of its columns. */
export type Row = Readonly<Record<string, string>>;

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The rows of the table under a heading of docs/statuses.md. */
export const tableUnder = (heading: string): readonly Row[] => {
  const text = readFileSync(path.join(__dirname, '../../docs/statuses.md'), 'utf8');
  const [, below = ''] = text.split(`\n## ${heading}\n`);
  const lines = (below.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('|'));
  const [heads = [], , ...rows] = lines.map(cellsOf);
  return rows.map((cells) => Object.fromEntries(heads.map((head, at) => [head, cells[at] ?? ''])));
};
