import { execFileSync } from 'node:child_process';
import path from 'node:path';

interface Concerned {
  readonly everything: boolean;
  readonly folders: readonly string[];
  readonly browserTests: readonly string[] | 'all';
  readonly isSystemAffected: boolean;
}

/**
 * Asked in a process of its own: the runner's modules are not for jest. Nx is played by a project that only
 * `worker-documents` uses.
 */
const concerned = (...files: readonly string[]): Concerned => {
  const script = `
    import { concernedBy } from ${JSON.stringify(path.join(__dirname, 'changed.mjs'))};
    console.log(JSON.stringify(concernedBy(${JSON.stringify(files)}, () => ['libs/drawings', 'apps/worker-documents'])));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }),
  ) as Concerned;
};

describe('npm test -- --changed', () => {
  it('runs the tests of the changed project and of those that use it, all browser tests and the faults', () => {
    const { folders, ...rest } = concerned('libs/drawings/src/window-face.ts');
    expect(folders).toEqual(['libs/drawings/', 'apps/worker-documents/', 'tools/', 'deploy/', 'bench/']);
    expect(rest).toEqual({ everything: false, browserTests: 'all', isSystemAffected: true });
  });

  it('runs only the tests beside a changed test', () => {
    expect(concerned('libs/drawings/src/window-face.spec.ts')).toEqual({
      everything: false,
      folders: ['libs/drawings/'],
      browserTests: [],
      isSystemAffected: false,
    });
    expect(concerned('apps/web-e2e/tests/orders/import.spec.ts').browserTests).toEqual(['tests/orders/import.spec.ts']);
  });

  it('runs everything when what everything is made with has changed, and hardly anything for a page of documentation', () => {
    for (const file of ['package-lock.json', 'jest.preset.cjs', 'tools/build/bundle.mjs', 'deploy/processes.ts'])
      expect(concerned(file).everything).toBe(true);
    expect(concerned('docs/new-page.md', 'README.md', 'libs/i18n/README.md')).toEqual({
      everything: false,
      folders: ['tools/'],
      browserTests: [],
      isSystemAffected: false,
    });
  });
});
