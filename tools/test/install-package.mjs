import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** So that a machine without network fails soon. */
const tryMs = 60_000;

/**
 * Installs a package of the distribution, as root or with sudo that asks nothing.
 * @param {string} name
 */
export async function installPackage(name) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [program, ...args] = [...sudo, 'apt-get', 'install', '-qq', '-y', '--no-install-recommends', name];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await run(program, args, { timeout: tryMs, env });
  } catch {
    // package lists may be missing or old
    await run(sudo[0] ?? 'apt-get', [...sudo.slice(1), ...(sudo.length > 0 ? ['apt-get'] : []), 'update', '-qq'], {
      timeout: tryMs,
      env,
    });
    await run(program, args, { timeout: tryMs, env });
  }
}
