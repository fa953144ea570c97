import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../../../..');

/** Builds worker-optimiser as it is delivered and runs it as a process of its own in a test's world. */
export const startOptimiser = (env: Record<string, string>): ChildProcess => {
  execFileSync(process.execPath, ['tools/build.mjs', 'worker-optimiser'], { cwd: root, stdio: 'ignore' });
  const main = path.join(root, 'dist/apps/worker-optimiser/main.cjs');
  return spawn(process.execPath, [main], { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' });
};

/** Ends a process and waits for its end. */
export const ended = (child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode);
    child.once('exit', (code) => resolve(code));
    child.kill(signal);
  });
