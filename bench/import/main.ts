import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { routes } from '@mullion/contracts';
import { MullionClient } from '../../libs/client/src';
import { root, runBench, writeResult } from '../bench';

/*
 * A file of 10,000 rows is checked, as csv and as xlsx, while somebody else asks the gateway: how long, how much memory
 * the service has at most, and how long the other waits. `npm run bench:import`
 */

const PASSWORD = 'Mullion-2026!';
const ROWS = 10_000;
const ROUNDS = 3;
const LIMITS = { ms: 3_000, mb: 400 } as const;
const EVERY_MS = 20;

interface System {
  readonly url: string;
  readonly processes: readonly { readonly name: string; readonly pid: number }[];
  state(): Promise<unknown>;
  stop(): Promise<void>;
}

const heads = [
  'position',
  'type',
  'category',
  'width_mm',
  'height_mm',
  'depth_mm',
  'weight_kg',
  'quantity',
  'order',
  'customer',
  'address',
];
const rowOf = (at: number): (string | number)[] => [
  ...[`L${at}`, 'Langas ąžuolinis', 1, 600 + (at % 1_500), 1_200, 92, 40.5, 1, `BENCH-${at % 200}`],
  ...[`Klientas ${at % 50}`, `Žvejų g. ${at % 50}, Klaipėda`],
];

const files = async (): Promise<Map<string, Blob>> => {
  const rows = [heads, ...Array.from({ length: ROWS }, (_row, at) => rowOf(at))];
  const { default: exceljs } = await import('exceljs');
  const book = new exceljs.Workbook();
  book.addWorksheet('a').addRows(rows);
  return new Map([
    ['a.csv', new Blob([rows.map((row) => row.join(';')).join('\r\n')])],
    ['a.xlsx', new Blob([new Uint8Array(await book.xlsx.writeBuffer())])],
  ]);
};

/** Resident memory of a process at its highest so far, in MB. See proc(5). */
const peakOf = (pid: number): number =>
  Math.round(Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);

/** Asks for a page again and again until told to end; gives the times that answers took. */
const asking = (client: MullionClient): (() => Promise<number[]>) => {
  const times: number[] = [];
  let goesOn = true;
  const ended = (async () => {
    while (goesOn) {
      const startedAt = performance.now();
      await client.call(routes.listOrders, { query: { rows: 10 } });
      times.push(performance.now() - startedAt);
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
  })();
  return async () => {
    goesOn = false;
    await ended;
    return times;
  };
};

const signedIn = async (url: string): Promise<MullionClient> => {
  const client = new MullionClient({ url, person: { email: 'planner@demo.mullion.test', password: PASSWORD } });
  await client.signIn();
  return client;
};

const measure = async (url: string, name: string, file: Blob) => {
  const [planner, other] = [await signedIn(url), await signedIn(url)];
  const rounds: number[] = [];
  const stop = asking(other);
  for (let round = 0; round < ROUNDS; round += 1) {
    const form = (): FormData => {
      const made = new FormData();
      made.set('check_only', 'true');
      made.set('file', file, name);
      return made;
    };
    const startedAt = performance.now();
    const { products, errors, questions } = await planner.call(routes.importOrders, { form });
    rounds.push(Math.round(performance.now() - startedAt));
    if (products !== ROWS || errors.length + questions.length > 0)
      throw new Error(`${name} was not taken: ${JSON.stringify(errors[0] ?? questions[0])}`);
  }
  const waits = (await stop()).toSorted((a, b) => a - b);
  return { name, ms: rounds, others: { asked: waits.length, longest_ms: Math.round(waits.at(-1) ?? 0) } };
};

async function main(): Promise<number> {
  const { startSystemRemote } = createRequire(path.join(root, 'package.json'))('./tools/system-remote.cjs') as {
    startSystemRemote: (options: object) => Promise<System>;
  };
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mullion-import-'));
  const system = await startSystemRemote({ dataDir, seed: true, only: ['identity', 'orders', 'packing', 'gateway'] });
  try {
    const measured = [];
    for (const [name, file] of await files()) measured.push(await measure(system.url, name, file));
    await system.state();
    const pid = system.processes.find(({ name }) => name === 'orders')?.pid ?? 0;
    const peak = peakOf(pid);
    for (const { name, ms, others } of measured)
      console.log(
        `${name}: ${ROWS} rows in ${ms.join(', ')} ms (limit ${LIMITS.ms}); others waited ${others.longest_ms} ms at most`,
      );
    console.log(`orders: ${peak} MB at most (limit ${LIMITS.mb})`);
    writeResult('import', { rows: ROWS, limits: LIMITS, measured, peak_mb: peak });
    return measured.every(({ ms }) => Math.max(...ms) <= LIMITS.ms) && peak <= LIMITS.mb ? 0 : 1;
  } finally {
    await system.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

runBench(main);
