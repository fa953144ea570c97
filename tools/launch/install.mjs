import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { StartProblem } from './checks.mjs';

/** True when node_modules is what package-lock.json says; npm keeps its own account of what it installed. */
export function isInstalled() {
  const account = path.join(root, 'node_modules/.package-lock.json');
  if (!fs.existsSync(account)) return false;
  const installed = JSON.parse(fs.readFileSync(account, 'utf8')).packages;
  const wanted = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(([name, entry]) => {
    if (!name.startsWith('node_modules/') || entry.optional || entry.peer || entry.devOptional) return true;
    return entry.link ? fs.existsSync(path.join(root, name)) : installed[name]?.version === entry.version;
  });
}

/** npm ci, and beside it the servers' programs. npm's output is shown only when it fails. */
export async function install() {
  const [{ code, output }] = await Promise.all([
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']),
    run(process.execPath, ['tools/servers/prefetch.mjs']),
  ]);
  if (code !== 0)
    throw new StartProblem(`npm ci failed (${code}):\n${output.trim().split('\n').slice(-15).join('\n')}`);
}

function run(program, args) {
  return new Promise((done) => {
    const env = { ...process.env, npm_config_update_notifier: 'false' };
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => done({ code: 1, output: error.message }));
    child.once('exit', (code) => done({ code, output }));
  });
}
