import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Asked in a process of its own: the runner's modules are not for jest. */
const groupsOf = (
  specs: readonly string[],
  largest: number,
  sets?: Readonly<Record<string, string>>,
): Record<string, string[]> => {
  const set = sets ? `, (spec) => (${JSON.stringify(sets)})[spec]` : '';
  const script = `
    import { groupSpecs } from ${JSON.stringify(path.join(__dirname, 'spec-groups.mjs'))};
    console.log(JSON.stringify(groupSpecs(${JSON.stringify(specs)}, ${largest}${set})));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }),
  ) as Record<string, string[]>;
};
const specsOf = (folder: string, count: number): string[] =>
  Array.from({ length: count }, (_none, at) => `${folder}/src/${at}.int-spec.ts`);

describe('groups of test files', () => {
  it('hold files of one project each; all tools are one', () => {
    const specs = [
      'tools/copies/b.int-spec.ts',
      'libs/server-testing/src/c.int-spec.ts',
      'apps/orders/src/d.int-spec.ts',
      'tools/a.int-spec.ts',
    ];
    expect(groupsOf(specs, 8)).toEqual({
      'orders-1': ['apps/orders/src/d.int-spec.ts'],
      'server-testing-1': ['libs/server-testing/src/c.int-spec.ts'],
      'tools-1': ['tools/a.int-spec.ts', 'tools/copies/b.int-spec.ts'],
    });
  });

  it('hold what belongs to one set, whatever project it is of, and nothing else', () => {
    const sets = {
      'tools/a.system-spec.ts': 'killed',
      'tools/b.system-spec.ts': 'alone',
      'bench/c.system-spec.ts': 'killed',
    };
    expect(groupsOf(Object.keys(sets), 8, sets)).toEqual({
      'alone-1': ['tools/b.system-spec.ts'],
      'killed-1': ['bench/c.system-spec.ts', 'tools/a.system-spec.ts'],
    });
  });

  it('hold a file that must be alone by itself', () => {
    const sets = {
      'apps/orders/src/a.spec.ts': 'orders',
      'apps/orders/src/b.spec.ts': 'b alone',
      'apps/orders/src/c.spec.ts': 'orders',
    };
    expect(Object.values(groupsOf(Object.keys(sets), 8, sets))).toEqual([
      ['apps/orders/src/a.spec.ts', 'apps/orders/src/c.spec.ts'],
      ['apps/orders/src/b.spec.ts'],
    ]);
  });

  it('are about as large as each other, none larger than allowed, and every file is in one', () => {
    const specs = specsOf('apps/orders', 9);
    const groups = Object.values(groupsOf(specs, 4));
    expect(groups.map((files) => files.length)).toEqual([3, 3, 3]);
    expect(groups.flat().sort()).toEqual([...specs].sort());
    expect(Object.values(groupsOf(specsOf('apps/packing', 5), 4)).map((files) => files.length)).toEqual([3, 2]);
  });
});
