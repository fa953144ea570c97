import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** A command of the generator that must be refused: what it says. */
const refusal = (command: string, ...args: readonly string[]): string => {
  try {
    execFileSync(process.execPath, [path.join(__dirname, command), ...args], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    return (error as { stderr: string }).stderr;
  }
  return '';
};

describe('npm run new:slice, npm run new:feature', () => {
  it('make code that type checker and linter take as it is', () => {
    const text = execFileSync(process.execPath, ['--max-old-space-size=3072', path.join(__dirname, 'check.mjs')], {
      cwd: root,
      encoding: 'utf8',
    });
    const { files, problems } = JSON.parse(text) as { files: number; problems: string[] };
    expect(problems).toEqual([]);
    expect(files).toBeGreaterThan(35);
  });

  it('write nothing when a word does not fit', () => {
    expect(refusal('slice.mjs', 'Colour', 'colours', '--service', 'production', '--field', 'code')).toContain('name the thing');
    expect(refusal('slice.mjs', 'colour', 'colours', '--service', 'gateway', '--field', 'code')).toContain('--service is one of');
    expect(refusal('slice.mjs', 'colour', 'colours', '--service', 'production')).toContain('at least one --field');
    expect(refusal('slice.mjs', 'colour', 'colours', '--service', 'production', '--field', 'version')).toContain('has version already');
    expect(refusal('slice.mjs', 'customer', 'customers', '--service', 'orders', '--field', 'code')).toContain('is there already');
    expect(refusal('feature.mjs', 'colour', 'colours', '--lt', 'Spalvos', '--en', 'Colours', '--field', 'code')).toContain(
      'both languages',
    );
  });
});
