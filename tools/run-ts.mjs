#!/usr/bin/env node
// Runs a TypeScript file: `node tools/run-ts.mjs FILE.ts arguments…`. Bundles into .mullion/cache; an unchanged file
// starts at once.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { hashOf, hashOfFiles } from './lib/input-hash.mjs';
import { cacheDir, root } from './lib/paths.mjs';

/**
 * Bundles one TypeScript file unless its inputs are as they were.
 * @param {string} entry absolute or relative to the checkout
 * @returns {Promise<string>} the file that node can run
 */
export async function bundledScript(entry) {
  const source = path.resolve(root, entry);
  if (!fs.existsSync(source)) throw new Error(`no file ${path.relative(root, source)}`);
  const name = path.basename(source).replace(/\.[cm]?tsx?$/, '');
  const folder = path.join(cacheDir, `${name}-${hashOf([source])}`);
  const stamp = path.join(folder, 'inputs.json');
  const known = fs.existsSync(stamp) ? JSON.parse(fs.readFileSync(stamp, 'utf8')) : undefined;
  const file = path.join(folder, `${name}.cjs`);
  const always = [path.join(root, 'tools/build/bundle.mjs'), path.join(root, 'package-lock.json')];
  if (known && fs.existsSync(file) && hashOfFiles([...known.files, ...always]) === known.hash) return file;
  // the bundler itself takes longer to load than most scripts
  const { bundle } = await import('./build/bundle.mjs');
  const files = await bundle({ entries: { [name]: source }, folder });
  fs.writeFileSync(stamp, JSON.stringify({ files, hash: hashOfFiles([...files, ...always]) }));
  return file;
}

async function main() {
  const [entry, ...args] = process.argv.slice(2);
  if (!entry) throw new Error('usage: node tools/run-ts.mjs FILE.ts [arguments]');
  const file = await bundledScript(path.resolve(entry));
  const env = { ...process.env, MULLION_ROOT: root };
  const child = spawn(process.execPath, ['--enable-source-maps', file, ...args], { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('exit', (code, signal) => process.exit(signal ? 1 : code));
}

if (process.argv[1] === import.meta.filename) {
  main().catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
}
