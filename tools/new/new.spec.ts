import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** A command of the generator that must be refused: what it says. */
const refusal = (command: string, ...args: readonly string[]): string => {
  try {
    execFileSync(process.execPath, [path.join(__dirname, command), ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    return (error as { stderr: string }).stderr;
  }
  return '';
};

describe('npm run new:slice, npm run new:feature', () => {
  let folder = '';
  let files: readonly string[] = [];
  beforeAll(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mullion-generated-'));
    const text = execFileSync(process.execPath, [path.join(__dirname, 'generate-sample.mjs'), folder], {
      cwd: root,
      encoding: 'utf8',
    });
    files = JSON.parse(text) as string[];
  });
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  /** What a program prints when it fails. */
  const complaints = (program: string, args: readonly string[]): string => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [path.join(root, 'node_modules', program), ...args],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    );
    return status === 0 ? '' : `${stdout}${stderr}`;
  };
  const sources = (): string[] => files.filter((file) => /\.tsx?$/.test(file));

  it('make code that the linter and the type checker take as it is', () => {
    expect(sources().length).toBeGreaterThan(20);
    expect(
      complaints('oxlint/bin/oxlint', ['--type-aware', '--type-check', '--quiet', '-f', 'unix', ...sources()]),
    ).toBe('');
  });

  it('write nothing when a word does not fit', () => {
    expect(refusal('slice.mjs', 'Colour', 'colours', '--service', 'production', '--field', 'code')).toContain(
      'name the thing',
    );
    expect(refusal('slice.mjs', 'colour', 'colours', '--service', 'gateway', '--field', 'code')).toContain(
      '--service is one of',
    );
    expect(refusal('slice.mjs', 'colour', 'colours', '--service', 'production')).toContain('at least one --field');
    expect(refusal('slice.mjs', 'colour', 'colours', '--service', 'production', '--field', 'version')).toContain(
      'has version already',
    );
    expect(refusal('slice.mjs', 'customer', 'customers', '--service', 'orders', '--field', 'code')).toContain(
      'is there already',
    );
    expect(
      refusal('feature.mjs', 'colour', 'colours', '--lt', 'Spalvos', '--en', 'Colours', '--field', 'code'),
    ).toContain('both languages');
  });
});
