import { readFileSync } from 'node:fs';
import path from 'node:path';

const page = readFileSync(path.join(__dirname, '../../docs/specified-api.md'), 'utf8');
const namesIn = (cell = ''): string[] =>
  cell
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** The rows of a table of the page, cell by cell. */
const tableOf = (heading: string): string[][] =>
  (page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/** Which fields an answer has, and where in it. */
export const specifiedFields = tableOf('Fields').map(([entity = '', call = '', place = '', fields]) => ({
  entity,
  call,
  place,
  fields: namesIn(fields),
}));

/** What a call takes in its address and in its body. */
export const specifiedParameters = tableOf('Parameters').map(([call = '', query, body]) => ({
  call,
  query: namesIn(query),
  body: namesIn(body),
}));

/** The objects at a place of an answer: `data` is a list of rows or the object of that name, `.` the answer itself. */
export const objectsAt = (answer: unknown, place: string): readonly object[] => {
  const names = place === '.' ? [] : place.split('.');
  const found = names.reduce<readonly unknown[]>(
    (values, name) => values.flatMap((value) => (value as Record<string, unknown> | null)?.[name] ?? []),
    [answer].flat(),
  );
  return found.flat().filter((value) => typeof value === 'object' && value !== null);
};
