import fs from 'node:fs';
import { sleep } from '../lib/wait.mjs';

/**
 * Waits until no other living process holds the file, then holds it: two builds at once would take each other's results
 * away.
 * @param {string} file
 * @returns {Promise<() => void>} gives it free
 */
export async function takeTurns(file) {
  for (;;) {
    try {
      fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
      const release = () => fs.rmSync(file, { force: true });
      process.once('exit', release);
      return release;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (!isAlive(file)) fs.rmSync(file, { force: true });
      await sleep(100);
    }
  }
}

function isAlive(file) {
  try {
    process.kill(Number(fs.readFileSync(file, 'utf8')), 0);
    return true;
  } catch (error) {
    // EPERM: it lives, and is somebody else's
    return error.code === 'EPERM';
  }
}
