import fs from 'node:fs';
import path from 'node:path';
import { cacheDir, root } from '../lib/paths.mjs';

/** A group keeps its modules, and what its tests leave in them, until its end: more files save little more and take memory. */
const largestGroup = 8;
const groupsDir = path.join(cacheDir, 'int-groups');

/**
 * Files of one project together, in groups of about the same number.
 * @param {string[]} specs paths from the root
 * @returns {Record<string, string[]>} the files of each group by its name
 */
export function groupSpecs(specs, largest = largestGroup) {
  const projects = {};
  for (const spec of [...specs].sort()) (projects[projectOf(spec)] ??= []).push(spec);
  const groups = {};
  for (const [project, files] of Object.entries(projects)) {
    const count = Math.ceil(files.length / largest);
    const start = (at) => Math.round((at * files.length) / count);
    for (let at = 0; at < count; at += 1) groups[`${project}-${at + 1}`] = files.slice(start(at), start(at + 1));
  }
  return groups;
}

/** `apps/orders/src/…` belongs to `orders`; the tools are one project. */
const projectOf = (spec) => spec.split('/')[/^(apps|libs)\//.test(spec) ? 1 : 0];

/**
 * Writes a test file for each group of integration tests, for tools/jest/int-groups.config.cjs.
 * @param {string[]} folders only the tests in these, paths from the root; none means all
 */
export function writeGroups(folders = []) {
  const isChosen = (spec) => folders.length === 0 || folders.some((folder) => spec.startsWith(folder));
  fs.rmSync(groupsDir, { recursive: true, force: true });
  fs.mkdirSync(groupsDir, { recursive: true });
  for (const [name, specs] of Object.entries(groupSpecs(findSpecs().filter(isChosen)))) {
    const text = `require('../../../tools/jest/run-specs.cjs')(${JSON.stringify(specs, undefined, 2)});\n`;
    fs.writeFileSync(path.join(groupsDir, `${name}.group.cjs`), text);
  }
}

function findSpecs(folders = ['apps', 'libs', 'deploy', 'tools', 'bench']) {
  return folders.flatMap((folder) => {
    const entries = fs
      .readdirSync(path.join(root, folder), { withFileTypes: true })
      .filter(({ name }) => !['node_modules', 'dist'].includes(name));
    const inside = entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${folder}/${name}`);
    return [...entries.filter(({ name }) => name.endsWith('.int-spec.ts')).map(({ name }) => `${folder}/${name}`), ...findSpecs(inside)];
  });
}
