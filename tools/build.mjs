#!/usr/bin/env node
// Builds everything that has changed: services into dist/apps/<name>/main.cjs, deploy scripts into dist/deploy, the web
// into dist/apps/web. `node tools/build.mjs [name …] [--force]`
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bundle } from './build/bundle.mjs';
import { librariesOf } from './build/libraries-of.mjs';
import { deployProject, nodeProjects } from './build/projects.mjs';
import { takeTurns } from './build/take-turns.mjs';
import { filesBelow, hashOf, hashOfFiles } from './lib/input-hash.mjs';
import { root } from './lib/paths.mjs';

const always = ['tools/build/bundle.mjs', 'tsconfig.base.json', 'package-lock.json'].map((file) =>
  path.join(root, file),
);

const stamps = path.join(root, 'dist/.stamps');

/**
 * @param {{ only?: string[], force?: boolean, say?: (line: string) => void }} [options]
 * @returns {Promise<string[]>} names of what was built
 */
export async function buildAll({ only, force = false, say = () => {} } = {}) {
  const projects = [...nodeProjects(), deployProject()].filter((project) => Object.keys(project.entries).length > 0);
  const chosen = projects.filter((project) => !only || only.includes(project.name));
  const built = [];
  fs.mkdirSync(stamps, { recursive: true });
  const release = await takeTurns(path.join(stamps, 'building'));
  try {
    const web = !only || only.includes('web') ? buildWeb({ force, say, built }) : undefined;
    // awaited last; a service that does not build is reported first
    web?.catch(() => {});
    for (const project of chosen) await buildProject({ project, force, say, built });
    await web;
    return built;
  } finally {
    release();
  }
}

async function buildProject({ project, force, say, built }) {
  const stamp = path.join(stamps, `${project.name}.json`);
  const entryNames = Object.keys(project.entries).join();
  const known = !force && fs.existsSync(stamp) ? JSON.parse(fs.readFileSync(stamp, 'utf8')) : undefined;
  if (
    known &&
    fs.existsSync(project.folder) &&
    known.hash === hashOf([entryNames, hashOfFiles([...known.files, ...always])])
  )
    return;
  const started = Date.now();
  const files = await bundle(project);
  fs.writeFileSync(stamp, JSON.stringify({ files, hash: hashOf([entryNames, hashOfFiles([...files, ...always])]) }));
  built.push(project.name);
  say(`built ${project.name} in ${Date.now() - started} ms`);
}

async function buildWeb({ force, say, built }) {
  if (!fs.existsSync(path.join(root, 'apps/web/index.html'))) return;
  const folders = ['apps/web', ...librariesOf(root, 'apps/web')];
  const hash = hashOfFiles([...folders.flatMap((folder) => filesBelow(path.join(root, folder))), ...always]);
  const stamp = path.join(stamps, 'web.json');
  if (
    !force &&
    fs.existsSync(stamp) &&
    fs.existsSync(path.join(root, 'dist/apps/web/index.html')) &&
    JSON.parse(fs.readFileSync(stamp, 'utf8')).hash === hash
  )
    return;
  const started = Date.now();
  const made = path.join(root, 'dist/apps/web.made');
  const args = [
    path.join(root, 'node_modules/vite/bin/vite.js'),
    'build',
    '--outDir',
    made,
    '--emptyOutDir',
    '--logLevel',
    'warn',
  ];
  await run(process.execPath, args, path.join(root, 'apps/web'));
  fs.rmSync(path.join(root, 'dist/apps/web'), { recursive: true, force: true });
  fs.renameSync(made, path.join(root, 'dist/apps/web'));
  fs.writeFileSync(stamp, JSON.stringify({ hash }));
  built.push('web');
  say(`built web in ${Date.now() - started} ms`);
}

function run(command, args, cwd) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    child.once('error', fail);
    child.once('exit', (code) => (code === 0 ? done() : fail(new Error(`the web did not build (${code})`))));
  });
}

if (process.argv[1] === import.meta.filename) {
  const { values, positionals } = parseArgs({ options: { force: { type: 'boolean' } }, allowPositionals: true });
  const only = positionals.length > 0 ? positionals : undefined;
  buildAll({ only, force: values.force, say: console.log }).catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
}
