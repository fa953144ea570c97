import { spawn } from 'node:child_process';
import { cpuSecondsOf } from './process-tree.mjs';
import { testLog } from './test-log.mjs';

/**
 * When a program is stuck. One that reports its tests: when it has finished none for so long. Any other prints nothing
 * while it works, so it is stuck when it has used no processor for so long; one that uses it without end is ended much
 * later. Less than `workingCpuSeconds` in that time is waiting, not working.
 */
export const stuckLimits = { silentMs: 180_000, endlessMs: 3_600_000, lookEveryMs: 5_000, workingCpuSeconds: 0.5 };

/**
 * Runs node with these arguments until it ends or is stuck.
 * @param {string[]} args
 * @param {{ cwd: string, env?: Record<string, string>, reportsTests?: boolean, limits?: typeof stuckLimits,
 *   onLook?: (state: { log: ReturnType<typeof testLog>, silentMs: number, cpuSeconds: number }) => void,
 *   onEvent?: (event: object) => void }} options
 * @returns {Promise<{ code: number, output: string, stuck?: string, cpuSeconds: number, log: ReturnType<typeof testLog>
 * }>}
 */
export function runWatched(args, { cwd, env = {}, reportsTests = false, limits = stuckLimits, onLook, onEvent }) {
  return new Promise((done) => {
    // without a terminal's colours, so that what is printed on failure can be read in a log
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NO_COLOR: '1', FORCE_COLOR: '0', CI: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe', ...(reportsTests ? ['ipc'] : [])],
      detached: true,
    });
    const log = testLog();
    const started = Date.now();
    let output = '';
    let stuck;
    let progressAt = started;
    let cpuSeconds = 0;
    let cpuAtProgress = 0;

    const collect = (chunk) => (output = (output + chunk).slice(-200_000));
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('message', (event) => {
      if (log.take(event)) progressAt = Date.now();
      onEvent?.(event);
    });
    const end = () => {
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // gone already
      }
    };
    const look = () => {
      cpuSeconds = Math.max(cpuSeconds, cpuSecondsOf(child.pid) ?? 0);
      if (!reportsTests && cpuSeconds - cpuAtProgress > limits.workingCpuSeconds) {
        progressAt = Date.now();
        cpuAtProgress = cpuSeconds;
      }
      const silentMs = Date.now() - progressAt;
      onLook?.({ log, silentMs, cpuSeconds });
      if (silentMs > limits.silentMs) stuck = reasonOf(reportsTests, log, silentMs);
      else if (!reportsTests && Date.now() - started > limits.endlessMs)
        stuck = `not finished within ${limits.endlessMs / 60_000} minutes`;
      if (!stuck) return;
      clearInterval(timer);
      log.giveUp(stuck);
      end();
    };
    const timer = setInterval(look, limits.lookEveryMs);
    process.once('exit', end);
    child.once('close', (code) => {
      clearInterval(timer);
      process.removeListener('exit', end);
      done({ code: code ?? 1, output, stuck, cpuSeconds, log });
    });
  });
}

function reasonOf(reportsTests, log, silentMs) {
  const seconds = Math.round(silentMs / 1000);
  if (!reportsTests) return `stuck: it has used no processor for ${seconds} s`;
  const hanging = log.unfinished();
  return `stuck: no test has finished for ${seconds} s; ${hanging.length > 0 ? `what hangs: ${hanging.join('; ')}` : 'it does not end'}`;
}
