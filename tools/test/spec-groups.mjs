import fs from 'node:fs';
import path from 'node:path';
import { cacheDir, root } from '../lib/paths.mjs';

/**
 * A group keeps its modules, and what its tests leave in them, until its end: more files save little more and take
 * memory.
 */
const kinds = {
  int: { is: /\.int-spec\.ts$/, largest: 8 },
  unit: { is: /(?<!^apps\/web-e2e\/.*)\.spec\.tsx?$/, largest: 24 },
  system: { is: /\.system-spec\.ts$/, largest: 8 },
};
/** What replaces modules, which an earlier file of its group would have loaded already. */
const replacesModules = /\bjest\.mock\(/;
/** A test of a whole system that others are asked, or killed, by as well: tools/shared-system.ts. */
const sharesSystem = /\bsharedSystem\('(?<name>\w+)'\)/;

/** Files of one set are in groups together: a project's, those that share a system, or a file alone. */
function setOf(kind, spec) {
  const text = fs.readFileSync(path.join(root, spec), 'utf8');
  const alone = spec.replaceAll('/', '-');
  if (kind === 'system') return sharesSystem.exec(text)?.groups.name ?? alone;
  return replacesModules.test(text) ? alone : projectOf(spec);
}

/**
 * Files of one set together, in groups of about the same number.
 * @param {string[]} specs paths from the root
 * @param {(spec: string) => string} set its name
 * @returns {Record<string, string[]>} the files of each group by its name
 */
export function groupSpecs(specs, largest, set = projectOf) {
  const sets = {};
  const groups = {};
  for (const spec of [...specs].sort()) (sets[set(spec)] ??= []).push(spec);
  for (const [name, files] of Object.entries(sets)) {
    const count = Math.ceil(files.length / largest);
    const start = (at) => Math.round((at * files.length) / count);
    for (let at = 0; at < count; at += 1) groups[`${name}-${at + 1}`] = files.slice(start(at), start(at + 1));
  }
  return groups;
}

/** `apps/orders/src/…` belongs to `orders`; the tools are one project. */
const projectOf = (spec) => spec.split('/')[/^(apps|libs)\//.test(spec) ? 1 : 0];

/**
 * Writes a test file for each group of tests, for tools/jest/unit-groups.config.cjs, int-groups.config.cjs and
 * system-groups.config.cjs.
 * @param {'int' | 'unit' | 'system'} kind
 * @param {string[]} folders only the tests in these, paths from the root; none means all
 */
export function writeGroups(kind, folders = []) {
  const { is, largest } = kinds[kind];
  const dir = path.join(cacheDir, `${kind}-groups`);
  const isChosen = (spec) => folders.length === 0 || folders.some((folder) => spec.startsWith(folder));
  const specs = findSpecs(is).filter(isChosen);
  fs.rmSync(dir, { recursive: true, force: true });
  fs.mkdirSync(dir, { recursive: true });
  for (const [name, group] of Object.entries(groupSpecs(specs, largest, (spec) => setOf(kind, spec)))) {
    const text = `require('../../../tools/jest/run-specs.cjs')(${JSON.stringify(group, undefined, 2)});\n`;
    fs.writeFileSync(path.join(dir, `${name}.group.cjs`), text);
  }
}

function findSpecs(is, folders = ['apps', 'libs', 'deploy', 'tools', 'bench']) {
  return folders.flatMap((folder) => {
    const entries = fs
      .readdirSync(path.join(root, folder), { withFileTypes: true })
      .filter(({ name }) => !['node_modules', 'dist'].includes(name))
      .map((entry) => ({ path: `${folder}/${entry.name}`, isFolder: entry.isDirectory() }));
    const inside = entries.filter(({ isFolder }) => isFolder).map((entry) => entry.path);
    return [
      ...entries.filter((entry) => !entry.isFolder && is.test(entry.path)).map((entry) => entry.path),
      ...findSpecs(is, inside),
    ];
  });
}
