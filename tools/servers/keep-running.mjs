import { endChild } from '../lib/tied-child.mjs';
import { sleep, until } from '../lib/wait.mjs';

export function keepRunning({ name, recipe, log, onEvent }) {
  let child;
  let stopping = false;
  let failures = 0;
  let lastExit;
  const launch = () => {
    child = recipe.start(log);
    const startedAt = Date.now();
    child.once('error', (error) => (lastExit = error.message));
    child.once('exit', (code, signal) => {
      lastExit = `ended with ${signal ?? `code ${code}`}`;
      if (stopping) return;
      // a killed PostgreSQL holds its memory until the last of its processes has noticed: it may need a few tries
      failures = Date.now() - startedAt > 10_000 ? 1 : failures + 1;
      onEvent(name, lastExit);
      setTimeout(() => stopping || launch(), Math.min(100 * failures, 2000));
    });
  };
  launch();
  const ready = () =>
    until(() => recipe.answers(), {
      timeoutMs: 120_000,
      what: name,
      giveUp: () => (failures > 15 ? lastExit : undefined),
    });
  const kill = async () => {
    const victim = child;
    if (victim.exitCode !== null || victim.signalCode !== null) return;
    const gone = new Promise((done) => victim.once('exit', done));
    victim.kill('SIGKILL');
    await gone;
  };
  return {
    pid: () => child.pid,
    ready,
    kill,
    restart: async () => {
      await endChild(child, { signal: recipe.stopSignal ?? 'SIGTERM' });
      await sleep(0);
      await ready();
    },
    stop: async () => {
      stopping = true;
      await endChild(child, { signal: recipe.stopSignal ?? 'SIGTERM', graceMs: 4000 });
    },
  };
}
