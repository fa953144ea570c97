import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../lib/paths.mjs';

const run = (program, ...args) =>
  execFileSync(program, args, { cwd: root, encoding: 'utf8', env: { ...process.env, NX_DAEMON: 'false' } });
const lines = (text) => text.split('\n').filter((line) => line !== '');

/** Files that everything is built or tested with, wherever they are used. */
const concernsAll = (file) =>
  !file.includes('/')
    ? !/\.md$|^\.gitignore$/.test(file)
    : /^(tools\/(?!README|attacks|demo-floor|faults|ledger|new)|deploy\/(?!README))/.test(file);
const isCode = (file) => /^(apps|libs)\//.test(file) && !file.endsWith('.md');

/**
 * What of the tests a change can break: everything, or the projects that Nx's graph says are affected.
 * @param {string} [base] what it is compared with, default the place where this branch left main
 * @returns {{ base: string, everything: boolean, folders: string[], browserTests: string[] | 'all', isSystemAffected:
 * boolean }}
 */
export function changedSince(base) {
  const since = base ?? run('git', 'merge-base', 'HEAD', 'main').trim();
  const files = [
    ...lines(run('git', 'diff', '--name-only', since)),
    ...lines(run('git', 'ls-files', '--others', '--exclude-standard')),
  ];
  return { base: since, ...concernedBy(files, affectedProjects) };
}

/**
 * @param {string[]} files
 * @param {(files: string[]) => string[]} affected folders of the projects that these files affect
 */
export function concernedBy(files, affected) {
  if (files.some(concernsAll)) return { everything: true, folders: [], browserTests: 'all', isSystemAffected: true };
  const code = files.filter(isCode);
  const browserTests = code.filter((file) => /^apps\/web-e2e\/tests\/.*\.spec\.ts$/.test(file));
  const ofProduct = code.filter((file) => !browserTests.includes(file) && !/\.(int-|system-)?spec\.tsx?$/.test(file));
  // a test breaks nothing but itself
  const ownFolders = code
    .filter((file) => !ofProduct.includes(file))
    .map((file) => file.split('/').slice(0, 2).join('/'));
  const folders = [...new Set([...ownFolders, ...(ofProduct.length > 0 ? affected(ofProduct) : [])])];
  // tests of tools, deployment and benchmarks look into many projects, none of which they belong to
  const others = new Set(files.map((file) => file.split('/')[0]));
  if (ofProduct.length > 0) for (const each of ['tools', 'deploy', 'bench']) others.add(each);
  const more = ['tools', 'deploy', 'bench'].filter(
    (each) => others.has(each) || (each === 'tools' && others.has('docs')),
  );
  return {
    everything: false,
    folders: [...folders, ...more].map((folder) => `${folder}/`),
    browserTests: ofProduct.length > 0 ? 'all' : browserTests.map((file) => path.relative('apps/web-e2e', file)),
    isSystemAffected: ofProduct.length > 0,
  };
}

function affectedProjects(files) {
  const nx = (...args) => JSON.parse(run(process.execPath, 'node_modules/nx/dist/bin/nx.js', ...args));
  const { nodes } = nx('graph', '--print').graph;
  return nx('show', 'projects', '--affected', `--files=${files.join()}`, '--json').map((name) => nodes[name].data.root);
}
