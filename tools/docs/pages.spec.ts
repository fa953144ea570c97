import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && fs.existsSync(path.join(root, file)));
const texts = tracked.filter((file) => /\.(ts|tsx|mjs|cjs|cts|mts|css|sql|md|conf|yml|yaml|tpl)$/.test(file));
const markdown = tracked.filter((file) => file.endsWith('.md'));
const pages = new Set(markdown.map((file) => path.basename(file)));
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

/** As GitHub makes them of headings: lower case, without signs, words joined by '-'. */
const anchorsOf = (page: string): string[] =>
  [...page.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );

interface Link {
  file: string;
  /** From the root of the repository. */
  target: string;
  anchor: string | undefined;
}

const linksOf = (file: string): Link[] =>
  [...read(file).matchAll(/\]\(([^)#\s]*)(?:#([^)]*))?\)/g)]
    .filter(([, target = '']) => !/^[a-z]+:/.test(target))
    .map(([, target = '', anchor]) => ({
      file,
      target: target === '' ? file : path.join(path.dirname(file), decodeURIComponent(target)),
      anchor,
    }));

const decisions = tracked.filter((file) => /^docs\/adr\/\d{4}-.*\.md$/.test(file));
const numberOf = (file: string): number => Number(path.basename(file).slice(0, 4));
const numbers = new Set(decisions.map(numberOf));

describe('pages of the documentation', () => {
  it('that code and pages cite are in the repository', () => {
    const cited = texts.flatMap((file) => [...read(file).matchAll(/[\w-]+\.md\b/g)].map(([page]) => ({ file, page })));
    // NAME.md stands for any name
    expect(cited.filter(({ page }) => page !== 'NAME.md' && !pages.has(page))).toEqual([]);
  });

  it('with their folder are cited where they are', () => {
    const cited = texts.flatMap((file) =>
      [...read(file).matchAll(/(?<![\w./-])docs\/[\w/-]+\.md\b/g)].map(([page]) => ({ file, page })),
    );
    expect(cited.filter(({ page }) => !fs.existsSync(path.join(root, page)))).toEqual([]);
  });

  it('link only to files and headings that exist', () => {
    const links = markdown.flatMap(linksOf);
    expect(links.filter(({ target }) => !fs.existsSync(path.join(root, target)))).toEqual([]);
    const headings = new Map(markdown.map((file) => [file, anchorsOf(read(file))]));
    const toHeadings = links.filter(({ target, anchor }) => anchor !== undefined && headings.has(target));
    expect(toHeadings.filter(({ target, anchor = '' }) => headings.get(target)?.includes(anchor) !== true)).toEqual([]);
  });

  it('name only places in the code that exist, in the map of the architecture', () => {
    const [, map = ''] = read('docs/architecture.md').split('## Find it in one guess');
    const places = [...map.matchAll(/`((?:apps|libs|tools|deploy|docs)\/[\w./-]+)`/g)].map(([, place = '']) => place);
    expect(places.length).toBeGreaterThan(80);
    expect(places.filter((place) => !fs.existsSync(path.join(root, place)))).toEqual([]);
  });

  it('name only npm scripts that exist', () => {
    const scripts = tracked
      .filter((file) => path.basename(file) === 'package.json')
      .flatMap((file) => Object.keys((JSON.parse(read(file)) as { scripts?: Record<string, string> }).scripts ?? {}));
    const named = markdown.flatMap((file) =>
      [...read(file).matchAll(/npm run ([a-z][\w:-]*\w)/g)].map(([, script = '']) => ({ file, script })),
    );
    expect(named.filter(({ script }) => !scripts.includes(script))).toEqual([]);
  });

  it('are all in the index', () => {
    const indexed = new Set(linksOf('docs/README.md').map(({ target }) => target));
    expect(markdown.filter((file) => file !== 'docs/README.md' && !indexed.has(file))).toEqual([]);
  });
});

describe('decisions', () => {
  it('that code and pages cite exist', () => {
    const cited = texts.flatMap((file) =>
      [...read(file).matchAll(/\bADRs? ?(\d+)|docs\/adr\/(\d{4})/g)].map(([text, number, file4]) => ({
        file,
        text,
        number: Number(number ?? file4),
      })),
    );
    expect(cited.filter(({ number }) => !numbers.has(number))).toEqual([]);
  });

  it('have a number of their own, a title and a state', () => {
    expect(numbers.size).toBe(decisions.length);
    const head = /^# (\d+)\. .+\n\n\*\*State\.\*\* (?:Accepted|Superseded by|Amended)/;
    expect(decisions.filter((file) => Number(head.exec(read(file))?.[1]) !== numberOf(file))).toEqual([]);
  });
});
