import fs from 'node:fs';
import path from 'node:path';
import { claimIds, ledgerRows, namedClaims } from './ledger';

const root = path.resolve(__dirname, '../..');
/** Groups of the ledger of which every claim is proved; the others are being built. */
const finishedGroups = [
  'NAV',
  'LOG',
  'USR',
  'ACC',
  'RDO',
  'RIG',
  'STA',
  'ORD',
  'PRD',
  'CUS',
  'COM',
  'API',
  'WCS',
  'WCM',
  'WCP',
  'PRO',
  'PRE',
  'SUP',
  'PRB',
  'TOO',
  'GLU',
  'SET',
  'PKT',
  'PDT',
  'MAI',
  'EXP',
  'PLN',
  'PED',
  'PAL',
  'TRK',
  'TSC',
  'MAI',
  'VEH',
];

const files = ['apps', 'libs', 'deploy', 'tools', 'bench']
  .flatMap((folder) =>
    fs.readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  )
  .filter((name) => /\.(?:int-|system-)?spec\.tsx?$/.test(name) && !name.includes('node_modules'))
  .map((name) => ({ name, text: fs.readFileSync(path.join(root, name), 'utf8') }));

describe('docs/features.md', () => {
  const rows = ledgerRows(fs.readFileSync(path.join(root, 'docs/features.md'), 'utf8'));
  const named = namedClaims(files.filter(({ name }) => !name.startsWith(path.join('tools', 'ledger'))));

  it('has every claim of the finished groups named by a test', () => {
    const finished = rows.filter(({ id }) => finishedGroups.includes(id.slice(0, 3)));
    expect(finished.length).toBeGreaterThan(35);
    expect(finished.flatMap(claimIds).filter((claim) => !named.has(claim))).toEqual([]);
  });

  it('has every claim that a test names', () => {
    const known = new Set(rows.flatMap(claimIds));
    expect([...named.keys()].filter((claim) => !known.has(claim))).toEqual([]);
  });
});

describe('namedClaims', () => {
  it('takes letters from titles only, of several IDs, and none from a bare ID', () => {
    const text = ["test('ABC-01ab, ABC-02c does', () => {});", '// ABC-03a', "it.each([[1]])('ABC-04 bare %s', () => {});"].join('\n');
    expect([...namedClaims([{ name: 'x.spec.ts', text }]).keys()]).toEqual(['ABC-01a', 'ABC-01b', 'ABC-02c']);
  });
});

describe('ledgerRows', () => {
  it('reads IDs and claims', () => {
    const [row, ...others] = ledgerRows('| ID | What | Spec |\n|---|---|---|\n| ABC-01 | one; two; three | §1.2 |\n');
    expect(others).toEqual([]);
    expect(row && claimIds(row)).toEqual(['ABC-01a', 'ABC-01b', 'ABC-01c']);
  });
});
