import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { endChild, spawnTied } from '../lib/tied-child.mjs';
import { until } from '../lib/wait.mjs';

const parentWatch = path.join(root, 'tools/system/parent-watch.cjs');
/** A process that has lived this long had a good start: the next death is a new case, with the shortest wait. */
const healthyAfterMs = 30_000;
const longestWaitMs = 10_000;
/** sysexits' EX_CONFIG: the process says that a variable is missing; starting it again at once would not help. */
const configurationError = 78;

/**
 * One process that is started again when it dies.
 * @param {{ name: string, command: readonly string[], env: Record<string, string>, healthPort: number, port?: number,
 * stopMs: number,
 * log: ReturnType<typeof import('./log-writer.mjs').openLog>, onEvent: (name: string, what: string) => void }} options
 */
export function runProcess({ name, command, env, healthPort, port, stopMs, log, onEvent }) {
  let child;
  let timer;
  let stopping = false;
  let deathsInARow = 0;
  let restarts = 0;
  let words = [];
  /**
   * Why it died, as far as it said so: the line with the error, not the stack below it or Node's version at the end.
   */
  const lastWords = () =>
    (
      words.findLast((line) => /\bError\b|missing|invalid|failed/.test(line) && !/^\s+at /.test(line)) ??
      words.at(-1) ??
      ''
    ).trim();

  const launch = () => {
    const [program, ...args] = command;
    const file = program === 'node' ? process.execPath : program;
    const startedAt = Date.now();
    // at the supervisor's death KILL, not TERM: an orderly stop would wait for servers that are going down as well, and
    // nobody reads the log. Nothing that was acknowledged is lost: every process is made to be killed at any moment.
    const current = spawnTied(file, ['--require', parentWatch, ...args], {
      deathSignal: 'KILL',
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = current;
    log.write(name, `started, pid ${current.pid}`);
    words = [];
    const remember = (text) => (words = [...words.slice(-29), ...text.split('\n')]);
    log.follow(name, current.stdout);
    log.follow(name, current.stderr, remember);
    current.once('error', (error) => remember(error.message));
    current.once('exit', (code, signal) => {
      log.write(name, `ended with ${signal ?? `code ${code}`}`);
      if (stopping || child !== current) return;
      deathsInARow = Date.now() - startedAt > healthyAfterMs ? 1 : deathsInARow + 1;
      restarts += 1;
      const waitMs =
        code === configurationError ? longestWaitMs : Math.min(100 * 2 ** (deathsInARow - 1), longestWaitMs);
      onEvent(
        name,
        `ended with ${signal ?? `code ${code}`}${code && lastWords() ? `: ${lastWords()}` : ''}; starting it again`,
      );
      timer = setTimeout(launch, waitMs);
    });
  };

  const isReady = async () => {
    try {
      const answer = await fetch(`http://127.0.0.1:${healthPort}/health/ready`, { signal: AbortSignal.timeout(2000) });
      await answer.arrayBuffer();
      return answer.ok;
    } catch {
      return false;
    }
  };

  launch();
  const self = {
    name,
    healthPort,
    port,
    get pid() {
      return child.pid;
    },
    get restarts() {
      return restarts;
    },
    isReady,
    ready: (timeoutMs = 180_000) =>
      until(isReady, {
        timeoutMs,
        everyMs: 100,
        what: name,
        giveUp: () => (deathsInARow > 5 ? `dies again and again: ${lastWords()}` : undefined),
      }),
    /** kill -9; the supervisor then starts it again. */
    async kill() {
      const victim = child;
      if (victim.exitCode !== null || victim.signalCode !== null) return;
      const gone = new Promise((done) => victim.once('exit', done));
      victim.kill('SIGKILL');
      await gone;
    },
    /** SIGTERM, wait, start again; resolves when the new one runs (not yet ready). */
    async restart() {
      const old = child;
      clearTimeout(timer);
      child = undefined;
      await endChild(old, { graceMs: stopMs });
      deathsInARow = 0;
      if (!stopping) launch();
    },
    async stop() {
      stopping = true;
      clearTimeout(timer);
      if (child) await endChild(child, { graceMs: stopMs });
    },
  };
  return self;
}
