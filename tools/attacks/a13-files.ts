import { makeXlsx } from '@mullion/spreadsheet/testing';
import type { Answer, Person } from '../api/person';
import { finding, type Attack, type Finding } from './attack';

/** Nothing takes longer, whatever it is given. */
const LONGEST_MS = 10_000;
/**
 * Judged in the full run only: as a test it would depend on how busy the machine is. What never answers is ended by
 * `Person`.
 */
export const longestMs = (size: 'small' | 'full'): number => (size === 'full' ? LONGEST_MS : Number.POSITIVE_INFINITY);

const form = (parts: readonly (readonly [field: string, content: string | Buffer, name?: string])[]): FormData => {
  const made = new FormData();
  for (const [field, content, name] of parts) {
    if (name === undefined) made.append(field, String(content));
    else made.append(field, new Blob([new Uint8Array(Buffer.from(content as string))]), name);
  }
  return made;
};

/** What is wrong with a refusal: it is none, it is ours, it says nothing, it came late. */
const wrongRefusal = ({ status, body, ms }: Answer, longest: number): string | null => {
  if (status < 400) return `${status}, expected a refusal`;
  if (status >= 500) return `${status} ${String(body.code)}`;
  if (typeof body.code !== 'string' || body.code === '') return `${status} without a code`;
  return ms > longest ? `${Math.round(ms)} ms` : null;
};

const position = '<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>position</t></is></c></row></sheetData>';
const costly: readonly (readonly [what: string, name: string, content: () => string | Buffer])[] = [
  ['merged cells', 'a.xlsx', () => makeXlsx(`${position}<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>`)],
  [
    'validations',
    'a.xlsx',
    () =>
      makeXlsx(`${position}<dataValidations><dataValidation type="whole" sqref="A1:XFD1048576"/></dataValidations>`),
  ],
  ['columns', 'a.xlsx', () => makeXlsx(`<cols>${'<col min="1" max="16384"/>'.repeat(50_000)}</cols>${position}`)],
  ['rows', 'a.xlsx', () => makeXlsx(`<sheetData>${'<row/>'.repeat(3_000_000)}</sheetData>`)],
  [
    'cells',
    'a.xlsx',
    () => makeXlsx(`<sheetData><row r="1">${'<c r="A1"><v>1</v></c>'.repeat(1_000_000)}</row></sheetData>`),
  ],
  ['newlines', 'a.csv', () => '\n'.repeat(3_000_000)],
  ['separators', 'a.csv', () => ';'.repeat(15_000_000)],
  ['quotation marks', 'a.csv', () => `a;b\n"${'""'.repeat(1_000_000)}`],
];

/** Routes that read spreadsheets, with the field of their file. */
const readers = { 'orders/import': 'file', 'glass-units': 'glass-units' } as const;
const sending = (
  person: Person,
  route: keyof typeof readers,
  content: string | Buffer,
  name: string,
): Promise<Answer> => person.ask('POST', route, { form: form([[readers[route], content, name]]) });

const foreignParts = async (
  person: Person,
  path: string,
  parts: Parameters<typeof form>[0],
  field: string,
): Promise<string | null> => {
  const answer = await person.ask('POST', path, { form: form(parts) });
  const named = ((answer.body.errors ?? []) as { path: string }[]).some((error) => error.path === `body.${field}`);
  return answer.status === 400 && named
    ? null
    : `${path} with ${field} as ${person.name}: ${answer.status} ${answer.text.slice(0, 100)}`;
};

/** A13: tiny files that cost much, two of each at once; parts of a form that no contract names. */
export const files: Attack = {
  id: 'A13',
  title: 'files',
  run: async ({ people }, size): Promise<readonly Finding[]> => {
    const uploads = [
      [people.planner, 'orders/import'],
      [people.worker, 'orders/import'],
      [people.planner, 'glass-units'],
      [people.supplier9, 'glass-units'],
    ] as const;
    const cases = costly.flatMap((one) => uploads.map(([person, route]) => ({ one, person, route })));
    let slowest = 0;
    const tiny = await finding(
      'tiny files that cost much, two at once',
      cases,
      async ({ one: [what, name, content], person, route }) => {
        const answer = await sending(person, route, content(), name);
        slowest = Math.max(slowest, answer.ms);
        const wrong = wrongRefusal(answer, longestMs(size));
        return wrong && `${route}: ${what} as ${person.name}: ${wrong}`;
      },
      2,
    );
    const template = [
      ['type', 'pallet'],
      ['language', 'en'],
      ['company', 'mine'],
    ] as const;
    const csv = ['file', 'position\nA1\n', 'a.csv'] as const;
    const parts = await finding(
      'parts that no contract names',
      [people.admin, people.planner, people.manager],
      async (person) =>
        [
          await foreignParts(person, 'orders/import', [csv, ['extra', 'x', 'x.bin']], 'extra'),
          await foreignParts(person, 'orders/import', [csv, csv], 'file'),
          await foreignParts(person, 'orders/import', [['image', 'x', 'x.png']], 'image'),
          await foreignParts(person, 'glass-units', [['file', 'x', 'a.xlsx']], 'file'),
          await foreignParts(person, 'templates', [...template, ['file', 'x', 'x.png']], 'file'),
        ].find((text) => text !== null) ?? null,
    );
    return [{ ...tiny, figure: `slowest ${Math.round(slowest)} ms of ${longestMs(size)}` }, parts];
  },
};
