import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getLastChange } from '@mullion/contracts';
import { lastChangeCall } from './changes-api';

const source = path.join(__dirname, '..', '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ file: file.replaceAll(path.sep, '/'), text: readFileSync(path.join(source, file), 'utf8') }));
const namesOf = (found: typeof files) => found.map(({ file }) => file.split('/').at(-1)).toSorted();

/** Rows of the administrators' pages: who changed them last is nobody else's to ask. */
const administrators = ['terminal-dialog.tsx', 'user-dialog.tsx', 'webhook-dialog.tsx'];
/** The person's own name, which an administrator may change too: a row of the same table. */
const own = ['account-form.tsx'];

describe('BEY-09 who was faster', () => {
  it('is asked about since the person read the row, as a length of time', () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(90_000);
    expect(lastChangeCall({ table: 'trucks', id: 3, since: 60_000 })).toEqual({
      route: getLastChange,
      input: { query: { table_name: 'trucks', row_id: '3', within_ms: 30_000 } },
    });
    expect(lastChangeCall({ table: 'status_rights', id: null, since: 95_000 }).input).toEqual({
      query: { table_name: 'status_rights', row_id: null, within_ms: 0 },
    });
    clock.mockRestore();
  });

  it('is named wherever two versions have to be chosen from', () => {
    const dialogs = files.filter(({ text }) => text.includes('<ConflictDialog'));
    const nameless = dialogs.filter(({ text }) =>
      [...text.matchAll(/<ConflictDialog\s[\s\S]*?\/>/g)].some(([dialog]) => !/\swho=/.test(dialog)),
    );
    expect(dialogs.length).toBeGreaterThan(7);
    expect(namesOf(nameless)).toEqual(own);
  });

  it('is known wherever a row that everybody may ask about is edited in a dialog', () => {
    const edited = files.filter(
      ({ text }) => /useRow(Dialog|Form)(<[^(]*>)?\(\{/.test(text) && !/\brow: null\b/.test(text),
    );
    expect(edited.length).toBeGreaterThan(15);
    expect(namesOf(edited.filter(({ text }) => !text.includes('audited:')))).toEqual(
      [...administrators, ...own].toSorted(),
    );
  });
});
