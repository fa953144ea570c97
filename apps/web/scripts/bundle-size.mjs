// Says how much JavaScript the sign-in page loads, gzipped, and fails above the limit. Counted: every script that the
// built index.html names and what those import statically, the sign-in chunk, and the texts of one language.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMIT_KB = 200;
const root = resolve(import.meta.dirname, '../../../dist/apps/web');
if (!existsSync(join(root, 'index.html'))) {
  console.error('apps/web is not built: run its build first');
  process.exit(1);
}
const assets = readdirSync(join(root, 'assets'));
const named = (prefix) =>
  assets.filter((name) => new RegExp(`^${prefix}-[^.]*\\.js$`).test(name)).map((name) => `assets/${name}`);
const sizeOf = (file) => readFileSync(join(root, file)).length;
/** There is one a language, and a browser loads one of them: the longer counts. */
const longest = (files) => files.sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, 1);
const lazyOnSignIn = [
  ...named('sign-in-page'),
  ...named('home-page'),
  ...longest(named('common')),
  ...longest(named('auth')),
];
const html = readFileSync(join(root, 'index.html'), 'utf8');
const scripts = [...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map((match) => match[1]);

const seen = new Map();
const visit = (file) => {
  if (seen.has(file)) return;
  const code = readFileSync(join(root, file));
  seen.set(file, gzipSync(code, { level: 9 }).length);
  for (const match of code
    .toString()
    .matchAll(/(?:^|[;}\s])(?:import|export)\s*(?:[\w$*{},\s]+from\s*)?["'](\.[^"']+\.js)["']/g))
    visit(join(dirname(file), match[1]));
};
[...scripts, ...lazyOnSignIn].forEach(visit);

const rows = [...seen].sort((a, b) => b[1] - a[1]);
for (const [file, bytes] of rows) console.log(`${(bytes / 1000).toFixed(1).padStart(8)} kB  ${file}`);
const totalKb = rows.reduce((sum, [, bytes]) => sum + bytes, 0) / 1000;
console.log(`${totalKb.toFixed(1).padStart(8)} kB  sign-in page in total (limit ${LIMIT_KB})`);
process.exit(totalKb <= LIMIT_KB ? 0 : 1);
