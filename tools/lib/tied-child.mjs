import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';

const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find((file) => fs.existsSync(file));
let knowsDeathSignal;

/** util-linux 2.33 and newer can ask the kernel to signal a child when its parent dies; that holds even for kill -9. */
function canTie() {
  knowsDeathSignal ??=
    Boolean(setpriv) && spawnSync(setpriv, ['--help'], { encoding: 'utf8' }).stdout.includes('--pdeathsig');
  return knowsDeathSignal;
}

/**
 * Starts a program that the kernel ends when this process dies, whatever way it dies (Linux with util-linux; elsewhere
 * a plain child).
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { deathSignal?: string, asUser?: { uid: number, gid: number,
 * everywhere?: boolean } }} options
 *   asUser: run as this user (only for root); everywhere keeps the right to enter folders closed to that user
 */
export function spawnTied(command, args, { deathSignal = 'TERM', asUser, ...options } = {}) {
  // its own process group: Ctrl-C in the terminal reaches only the launcher, which then stops children in order
  const spawnOptions = { ...options, detached: true };
  const privileges = [];
  if (canTie()) privileges.push('--pdeathsig', deathSignal);
  if (asUser && setpriv) {
    privileges.push('--reuid', String(asUser.uid), '--regid', String(asUser.gid), '--clear-groups');
    if (asUser.everywhere) privileges.push('--inh-caps', '+dac_override', '--ambient-caps', '+dac_override');
  } else if (asUser) {
    Object.assign(spawnOptions, { uid: asUser.uid, gid: asUser.gid });
  }
  return privileges.length > 0
    ? spawn(setpriv, [...privileges, command, ...args], spawnOptions)
    : spawn(command, args, spawnOptions);
}

/**
 * Ends a child: the signal first, SIGKILL when it has not gone in time.
 * @param {import('node:child_process').ChildProcess} child
 * @param {{ signal?: NodeJS.Signals, graceMs?: number }} [options]
 * @returns {Promise<void>}
 */
export function endChild(child, { signal = 'SIGTERM', graceMs = 10_000 } = {}) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
    child.once('exit', () => {
      clearTimeout(timer);
      done();
    });
    child.kill(signal);
  });
}
