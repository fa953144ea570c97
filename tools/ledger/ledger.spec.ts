import fs from 'node:fs';
import path from 'node:path';
import { claimIds, ledgerRows, namedClaims } from './ledger';

const root = path.resolve(__dirname, '../..');
/** What is still to be built; every claim of the other rows is proved. */
const unfinished = ['BEY-32', 'BEY-33'];

const files = ['apps', 'libs', 'deploy', 'tools', 'bench']
  .flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(folder, name)),
  )
  .filter((name) => /\.(?:int-|system-)?spec\.tsx?$/.test(name) && !name.includes('node_modules'))
  .map((name) => ({ name, text: fs.readFileSync(path.join(root, name), 'utf8') }));

describe('docs/features.md', () => {
  const rows = ledgerRows(fs.readFileSync(path.join(root, 'docs/features.md'), 'utf8'));
  const named = namedClaims(files.filter(({ name }) => !name.startsWith(path.join('tools', 'ledger'))));

  it('has every claim named by a test, but for those of what is still to be built', () => {
    const finished = rows.filter(({ id }) => !unfinished.includes(id));
    expect(finished.length).toBeGreaterThan(120);
    expect(finished.flatMap(claimIds).filter((claim) => !named.has(claim))).toEqual([]);
  });

  it('has every claim that a test names', () => {
    const known = new Set(rows.flatMap(claimIds));
    expect([...named.keys()].filter((claim) => !known.has(claim))).toEqual([]);
  });
});

describe('namedClaims', () => {
  it('takes letters from titles only, of several IDs, and none from a bare ID', () => {
    const text = [
      "test('ABC-01ab, ABC-02c does', () => {});",
      '// ABC-03a',
      "it.each([[1]])('ABC-04 bare %s', () => {});",
    ].join('\n');
    expect([...namedClaims([{ name: 'x.spec.ts', text }]).keys()]).toEqual(['ABC-01a', 'ABC-01b', 'ABC-02c']);
  });
});

describe('ledgerRows', () => {
  it('reads IDs and claims', () => {
    const [row, ...others] = ledgerRows('| ID | What | Spec |\n|---|---|---|\n| ABC-01 | one; two; three | 1.2 |\n');
    expect(others).toEqual([]);
    expect(row && claimIds(row)).toEqual(['ABC-01a', 'ABC-01b', 'ABC-01c']);
  });
});
