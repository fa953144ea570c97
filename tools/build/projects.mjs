import fs from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';

/**
 * What of each application becomes a file that node runs: `main.ts`, its part in deploying, and every `*.worker.ts`
 * (worker threads and sandboxed jobs).
 * @returns {{ name: string, entries: Record<string, string>, folder: string }[]}
 */
export function nodeProjects() {
  const apps = path.join(root, 'apps');
  return fs
    .readdirSync(apps)
    .filter((name) => fs.existsSync(path.join(apps, name, 'src/main.ts')))
    .map((name) => ({
      name,
      entries: entriesOf(path.join(apps, name, 'src')),
      folder: path.join(root, 'dist/apps', name),
    }));
}

/**
 * Creating schemas, migrating, seeding, and the list of processes: the same for the launcher, compose and the migration
 * job.
 */
export function deployProject() {
  const entries = {};
  for (const name of ['migrate', 'seed', 'processes']) entries[name] = path.join(root, 'deploy', `${name}.ts`);
  return { name: 'deploy', entries, folder: path.join(root, 'dist/deploy') };
}

function entriesOf(source) {
  const entries = { main: path.join(source, 'main.ts') };
  // see deployEntries in bundle.mjs
  if (fs.existsSync(path.join(source, 'data-source.ts'))) entries.deploy = `deploy-entry:${source}`;
  const workers = fs.readdirSync(source, { recursive: true }).filter((file) => file.endsWith('.worker.ts'));
  // a worker file lands beside main.cjs under its own base name: new Worker(path.join(__dirname,
  // 'optimise.worker.cjs'))
  for (const file of workers) entries[path.basename(file, '.ts')] = path.join(source, file);
  return entries;
}
