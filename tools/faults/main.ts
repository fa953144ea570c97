import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { tornHistories } from '../main-job/operation-histories';
import { play } from '../main-job/play';
import type { RemoteSystem } from '../system-remote.cjs';

/** Between two deaths: long enough to come back sometimes, short enough to die while others are away. */
const [SHORTEST_MS, LONGEST_MS] = [300, 6_000];

const root = process.env.MULLION_ROOT ?? process.cwd();
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Same seed, same deaths (in the same order; the instants depend on the machine). */
const randomOf = (seed: number): (() => number) => {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

interface Tally {
  readonly kills: Map<string, number>;
  jobs: number;
  readonly failures: string[];
}

/** Kills processes and servers at random instants until `count` have died. */
const killAll = async (system: RemoteSystem, count: number, random: () => number, tally: Tally): Promise<void> => {
  const names = [...system.processes.map((process) => process.name), 'postgres', 'redis', 'nats'];
  for (let killed = 0; killed < count; killed += 1) {
    await pause(SHORTEST_MS + random() * (LONGEST_MS - SHORTEST_MS));
    const name = names[Math.floor(random() * names.length)] as string;
    await system.kill(name);
    tally.kills.set(name, (tally.kills.get(name) ?? 0) + 1);
  }
};

const main = async (): Promise<number> => {
  const { values } = parseArgs({
    options: { kills: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'mullion-faults-'));
  const { startSystemRemote } = createRequire(path.join(root, 'package.json'))(
    './tools/system-remote.cjs',
  ) as typeof import('../system-remote.cjs');
  const system = await startSystemRemote({ dataDir: path.join(folder, 'data'), seed: true });
  const tally: Tally = { kills: new Map(), jobs: 0, failures: [] };
  const state = { isOver: false };
  try {
    const deaths = killAll(system, Number(values.kills), randomOf(Number(values.seed)), tally).finally(
      () => (state.isOver = true),
    );
    while (!state.isOver) {
      tally.jobs += 1;
      const job = tally.jobs;
      const input = path.join(root, 'tools/main-job/data/schependomlaan-frames.csv');
      const options = {
        url: system.url,
        mailUrl: system.mailUrl,
        input,
        out: path.join(folder, `job-${job}`),
        say: () => undefined,
        mayDoubt: true,
      };
      const outcome = await play(options).then(
        ({ summary }) =>
          `${summary.operations} operations, ${summary.pallets} pallets, ${summary.scans} scans, ${summary.emails} e-mails`,
        (error: unknown) => {
          tally.failures.push(`job ${job}: ${String(error)}`);
          return `FAILED ${String(error)}`;
        },
      );
      const killed = [...tally.kills.values()].reduce((sum, count) => sum + count, 0);
      console.log(`job ${String(job).padStart(3)}  ${String(killed).padStart(3)} kills so far  ${outcome}`);
    }
    await deaths;
    await system.waitReady();
    tally.failures.push(...(await tornHistories(system.databaseUrls.production ?? '')));
  } finally {
    await system.stop();
    if (tally.failures.length === 0) rmSync(folder, { recursive: true, force: true });
    else console.log(`log and data: ${folder}`);
  }
  console.log('\nkilled');
  for (const [name, count] of [...tally.kills].sort()) console.log(`  ${name.padEnd(20)} ${String(count).padStart(4)}`);
  console.log(`main jobs: ${tally.jobs}, lost or doubled: ${tally.failures.length}`);
  return tally.failures.length === 0 ? 0 : 1;
};

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
