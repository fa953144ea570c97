import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
/** Of a style sheet; source files have theirs in the configuration of oxlint. */
const MOST_LINES = 250;

/** One violation of every rule that a change of the configuration must not lose. */
const planted = {
  'apps/web/src/planted.tsx': `
import { Popover } from '@blueprintjs/core';
import { useEffect, type ReactNode } from 'react';
const later = async (): Promise<number> => 1;
export const Planted = ({ given }: { given: any }): ReactNode => {
  later();
  [1].forEach(async () => void (await later()));
  if (given === 2) return <p style={{ color: '#ff0000' }}>Orders</p>;
  if (given) useEffect(() => undefined);
  useEffect(() => void given, []);
  // @ts-ignore
  const unused = given == 1;
  const foreseen = given;
  console.log(Popover, foreseen);
  const count: number = 'three';
  // oxlint-disable-next-line eqeqeq
  return null;
};
`,
  'apps/packing/src/planted.ts':
    'export const done = (tx: { record: (event: string) => void }): void => tx.record("pallet.changed.v1");\n',
  'apps/web/src/planted.spec.ts': "it.skip('sums', () => undefined);\n",
  'apps/web/src/long.ts': '// a line\n'.repeat(251),
  'tools/planted.mjs': 'undefinedThing();\n',
};

const wanted = [
  'eslint(eqeqeq)',
  'eslint(max-lines)',
  'eslint(no-console)',
  'eslint(no-restricted-imports)',
  'eslint(no-undef)',
  'eslint(no-unused-vars)',
  'mullion(no-handmade-event)',
  'mullion(no-literal-text)',
  'mullion(no-old-word)',
  'mullion(no-raw-colour)',
  'mullion(no-silenced-test)',
  'react-hooks(exhaustive-deps)',
  'react-hooks(rules-of-hooks)',
  'typescript(ban-ts-comment)',
  'typescript(no-explicit-any)',
  'typescript(no-floating-promises)',
  'typescript(no-misused-promises)',
];

interface Answer {
  readonly diagnostics: readonly { readonly code?: string; readonly message: string }[];
}

describe('style sheets', () => {
  it('have at most 250 lines: a longer one is split by component', () => {
    const { stdout } = spawnSync(
      'git',
      ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '*.css'],
      {
        cwd: root,
        encoding: 'utf8',
      },
    );
    const sheets = stdout.split('\n').filter((file) => file !== '' && fs.existsSync(path.join(root, file)));
    const linesOf = (file: string): number =>
      fs.readFileSync(path.join(root, file), 'utf8').trimEnd().split('\n').length;
    expect(sheets.length).toBeGreaterThan(0);
    expect(sheets.filter((file) => linesOf(file) > MOST_LINES)).toEqual([]);
  });
});

describe('oxlint', () => {
  it('reports the planted violation of every rule, those that need types and useless exceptions among them, and a wrong type', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mullion-lint-'));
    try {
      const config = JSON.parse(fs.readFileSync(path.join(root, '.oxlintrc.json'), 'utf8')) as { jsPlugins: string[] };
      config.jsPlugins = config.jsPlugins.map((file) => path.join(root, file));
      fs.writeFileSync(path.join(folder, '.oxlintrc.json'), JSON.stringify(config));
      fs.writeFileSync(
        path.join(folder, 'tsconfig.json'),
        '{ "compilerOptions": { "strict": true, "jsx": "react-jsx" }, "include": ["apps"] }',
      );
      for (const [file, text] of Object.entries(planted)) {
        fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
        fs.writeFileSync(path.join(folder, file), text);
      }
      const { stdout } = spawnSync(
        process.execPath,
        [path.join(root, 'node_modules/oxlint/bin/oxlint'), '--type-aware', '--type-check', '--quiet', '-f', 'json'],
        {
          cwd: folder,
          env: {
            ...process.env,
            OXLINT_TSGOLINT_PATH: path.join(root, 'node_modules/oxlint-tsgolint/bin/tsgolint.js'),
          },
          encoding: 'utf8',
        },
      );
      const { diagnostics } = JSON.parse(stdout) as Answer;
      const codes = [...new Set(diagnostics.flatMap(({ code }) => code ?? []))].sort();
      // the folder has no packages, so that the type checker misses more than what is planted
      expect(codes.filter((code) => !code.startsWith('typescript(TS'))).toEqual(wanted);
      expect(codes).toContain('typescript(TS2322)');
      expect(diagnostics.some(({ message }) => message.startsWith('Unused'))).toBe(true);
    } finally {
      fs.rmSync(folder, { recursive: true });
    }
  });
});
