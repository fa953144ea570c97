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

/** npm ci; its output is shown only when it fails. */
export function install() {
  return new Promise((done, fail) => {
    const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
    const child = spawn('npm', args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, npm_config_update_notifier: 'false' },
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => fail(new StartProblem(`npm did not start: ${error.message}`)));
    child.once('exit', (code) =>
      code === 0 ? done() : fail(new StartProblem(`npm ci failed (${code}):\n${output.trim().split('\n').slice(-15).join('\n')}`)),
    );
  });
}
