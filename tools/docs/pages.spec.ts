import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && fs.existsSync(path.join(root, file)));
const pages = new Set(tracked.filter((file) => file.endsWith('.md')).map((file) => path.basename(file)));
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

describe('pages of the documentation', () => {
  it('that code and pages cite are in the repository', () => {
    const cited = tracked
      .filter((file) => /\.(ts|tsx|mjs|cjs|md|conf|yml|yaml|tpl)$/.test(file))
      .flatMap((file) => [...read(file).matchAll(/[\w-]+\.md\b/g)].map(([page]) => ({ file, page })));
    // NAME.md stands for any name
    expect(cited.filter(({ page }) => page !== 'NAME.md' && !pages.has(page))).toEqual([]);
  });

  it('link only to files that exist', () => {
    const links = tracked
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) =>
        [...read(file).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map((match) => ({ file, target: decodeURIComponent(match[1] ?? '') })),
      )
      .filter(({ target }) => !/^[a-z]+:/.test(target));
    expect(links.filter(({ file, target }) => !fs.existsSync(path.join(root, path.dirname(file), target)))).toEqual([]);
  });
});
