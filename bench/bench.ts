import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';

/** The checkout: benchmarks run bundled, elsewhere. */
export const root = process.env['MULLION_ROOT'] ?? process.cwd();

/** Everything that this process starts from now on runs on these cores; false where that cannot be. */
export const pinToCores = (cores: string): boolean =>
  spawnSync('taskset', ['-a', '-c', '-p', cores, String(process.pid)]).status === 0;

/** Writes `bench/results/NAME.json`, with day and machine. @param cores what it ran on, where not on all */
export const writeResult = (name: string, result: object, cores?: string): void => {
  const folder = path.join(root, 'bench/results');
  mkdirSync(folder, { recursive: true });
  const machine = {
    cpu: cpus()[0]?.model ?? '',
    cores: cpus().length,
    node: process.version,
    ...(cores && { on_cores: cores }),
  };
  const dated = { date: new Date().toISOString().slice(0, 10), machine, ...result };
  writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(dated, null, 2)}\n`);
};

/** Ends the process with what the benchmark returns: 0 when every limit holds. */
export const runBench = (main: () => Promise<number>): void => {
  main().then(
    (code) => process.exit(code),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
};
