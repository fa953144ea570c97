import fs from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { isPortFree } from '../lib/ports.mjs';

/** What a person has to put right before anything can start; shown without a stack trace. */
export class StartProblem extends Error {}

/** The oldest Node that every dependency runs on (package.json, engines). */
const oldestNode = [20, 19];

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  throw new StartProblem(
    `Mullion needs Node ${oldestNode.join('.')} or newer; this is ${process.versions.node}. See https://nodejs.org/en/download`,
  );
}

/** @param {number} neededMb */
export function checkDisk(neededMb) {
  const { bavail, bsize } = fs.statfsSync(root);
  const freeMb = Math.floor((bavail * bsize) / 1024 / 1024);
  if (freeMb < neededMb)
    throw new StartProblem(`The disk is full: ${freeMb} MB free at ${root}, ${neededMb} MB are needed.`);
}

/** @param {number} port */
export async function checkPort(port) {
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new StartProblem(`--port takes a number from 1 to 65535.`);
  if (await isPortFree(port)) return;
  throw new StartProblem(`Port ${port} is in use by another program. Choose another:  npm start -- --port ${port + 1}`);
}

/**
 * Refuses a second start on the same data, and leaves a note for the next one.
 * @param {string} dataDir
 */
export function claimDataFolder(dataDir) {
  fs.mkdirSync(dataDir, { recursive: true });
  const note = path.join(dataDir, 'running.json');
  if (fs.existsSync(note)) {
    const { pid, url } = JSON.parse(fs.readFileSync(note, 'utf8'));
    if (isLauncher(pid)) throw new StartProblem(`Mullion runs already (process ${pid}): ${url}`);
  }
  return {
    write: (url) => fs.writeFileSync(note, JSON.stringify({ pid: process.pid, url })),
    remove: () => fs.rmSync(note, { force: true }),
  };
}

function isLauncher(pid) {
  try {
    return /tools\/(start|dev)\.mjs/.test(fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  } catch {
    return false;
  }
}
