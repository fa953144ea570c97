import { ConfigError } from '../config/config';
import { log } from '../logging/log';

interface Stoppable {
  stop(): Promise<void>;
}

const EXIT_SOFTWARE = 70;

const say = (text: string): void => void process.stderr.write(`${text}\n`);

/**
 * Runs a process from its start to its signal: configuration errors end it with code 78, SIGTERM and SIGINT stop it
 * gracefully with code 0 within `graceSeconds`. A promise nobody waited for is logged and survived; an exception nobody
 * caught is not.
 */
export const runProcess = async <T extends Stoppable>(
  start: () => Promise<T>,
  graceSeconds: () => number,
): Promise<T> => {
  process.on('unhandledRejection', (error) => log().error({ err: error }, 'unhandled rejection'));
  process.on('uncaughtException', (error) => {
    log().fatal({ err: error }, 'uncaught exception');
    process.exit(EXIT_SOFTWARE);
  });
  try {
    const running = await untilSignal(start);
    onSignal(() => {
      // A stop that hangs must not keep the process: the supervisor's kill would lose more.
      setTimeout(() => process.exit(1), graceSeconds() * 1_000 + 1_000).unref();
      void running.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log().error({ err: error }, 'stopping failed');
          process.exit(1);
        },
      );
    });
    return running;
  } catch (error) {
    if (error instanceof ConfigError) {
      say(error.message);
      process.exit(error.exitCode);
    }
    log().fatal({ err: error }, 'start failed');
    say(`start failed: ${String(error)}`);
    return process.exit(EXIT_SOFTWARE);
  }
};

/** A process that gets a signal while it is starting (waiting for a server, say) just ends. */
const untilSignal = async <T>(start: () => Promise<T>): Promise<T> => {
  const end = (): void => process.exit(0);
  const offSignal = onSignal(end);
  try {
    return await start();
  } finally {
    offSignal();
  }
};

const onSignal = (callback: () => void): (() => void) => {
  let called = false;
  const once = (): void => {
    if (!called) callback();
    called = true;
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, once);
  return () => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.removeListener(signal, once);
  };
};
