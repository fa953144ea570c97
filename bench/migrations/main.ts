import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import type { DataSourceOptions } from 'typeorm';
import type { ServicePart } from '../../deploy/service-parts';
import { root, runBench, writeResult } from '../bench';
import { factories, type Factory } from './factory';

/*
 * Do scans go on while the latest migrations are applied to a large database? For each service with products, pallets
 * or trucks: a database as it was before them, filled, scanners that write what a scan writes there, and the migrations
 * as `migrate` applies them.
 * `npm run bench:migrations -- [--products 2000000] [--scanners 4] [--only packing,orders,dispatch]`
 */

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '2000000' },
    scanners: { type: 'string', default: '4' },
    only: { type: 'string', default: factories.map(({ service }) => service).join(',') },
  },
});
const products = Number(values.products);
const scanners = Number(values.scanners);
/** What counts as the latest: what came after the first factory could have been filled. */
const LATEST_FROM = 1_795_305_600_000;
const LIMIT_MS = 1_000;
const PAUSE_MS = 25;
const CALM_MS = 5_000;
const LOOK_MS = 50;

interface Times {
  readonly scans: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly longestMs: number;
}
interface Outcome {
  readonly service: string;
  readonly migrations: number;
  readonly seconds: number;
  readonly calm: Times;
  readonly during: Times;
}

const timeOf = (name: string): number => Number(/\d{13}$/.exec(name)?.[0] ?? 0);

const summary = (times: readonly number[]): Times => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  return { scans: sorted.length, p50Ms: at(0.5), p99Ms: at(0.99), longestMs: at(1) };
};

/** People who scan, each a product of its own at a time, until they are stopped. */
class Scanners {
  private isOn = true;
  private taken: number[] = [];
  private slowest = { ms: 0, statement: '' };
  private readonly ended: Promise<void>[];

  constructor(clients: readonly Client[], { scan }: Factory) {
    this.ended = clients.map(async (client, scanner) => {
      for (let count = 0; this.isOn; count += 1) {
        const product = 1 + ((scanner * 7_919 + count * 104_729) % products);
        const at = performance.now();
        for (const statement of ['BEGIN', ...scan, 'COMMIT']) {
          const from = performance.now();
          await client.query(
            statement,
            statement.includes('$2') ? [count, product] : statement.includes('$1') ? [product] : [],
          );
          const ms = performance.now() - from;
          if (ms > this.slowest.ms) this.slowest = { ms, statement };
        }
        this.taken.push(performance.now() - at);
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    });
  }

  /** Of scans that ended since the last call. */
  collect(): Times {
    const { taken } = this;
    this.taken = [];
    this.slowest = { ms: 0, statement: '' };
    return summary(taken);
  }

  slowestStatement(): string {
    return `${Math.round(this.slowest.ms)} ms for ${this.slowest.statement.slice(0, 80)}`;
  }

  async stop(): Promise<void> {
    this.isOn = false;
    await Promise.all(this.ended);
  }
}

/** What scans wait for, longest first; asked of the database again and again. */
class Blockers {
  private readonly longest = new Map<string, number>();
  private readonly timer: NodeJS.Timeout;

  constructor(client: Client) {
    this.timer = setInterval(() => void this.look(client), LOOK_MS);
  }

  stop(): readonly string[] {
    clearInterval(this.timer);
    return [...this.longest].toSorted(([, a], [, b]) => b - a).map(([query, ms]) => `${ms} ms for ${query}`);
  }

  private async look(client: Client): Promise<void> {
    const { rows } = await client.query<{ ms: number; query: string }>(
      `SELECT round(extract(epoch FROM clock_timestamp() - w.query_start) * 1000)::int AS ms, left(b.query, 160) AS query
       FROM pg_stat_activity w CROSS JOIN unnest(pg_blocking_pids(w.pid)) AS blocking(pid) JOIN pg_stat_activity b ON b.pid = blocking.pid
       WHERE w.wait_event_type = 'Lock' AND w.datname = current_database()`,
    );
    for (const { ms, query } of rows) this.longest.set(query, Math.max(ms, this.longest.get(query) ?? 0));
  }
}

async function measure(adminUrl: string, factory: Factory): Promise<Outcome> {
  const { service } = factory;
  const part = createRequire(path.join(root, 'package.json'))(`./dist/apps/${service}/deploy.cjs`) as ServicePart;
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`CREATE DATABASE "bench_${service}"`);
  await admin.end();
  const url = new URL(adminUrl);
  url.pathname = `/bench_${service}`;
  const extra = { options: `-c search_path=${service}` };
  const open = async (): Promise<Client> => {
    const client = new Client({ connectionString: url.href, ...extra });
    await client.connect();
    return client;
  };
  const filling = await open();
  await filling.query(`CREATE SCHEMA "${service}"`);
  const all = { ...part.dataSourceOptions(url.href), extra } as DataSourceOptions;
  const migrations = (all.migrations as unknown as readonly (new () => { name?: string })[]).filter(
    (Migration) => timeOf(new Migration().name ?? Migration.name) < LATEST_FROM,
  );
  await part.runMigrations({ ...all, migrations } as DataSourceOptions);
  const startedAt = performance.now();
  await factory.fill(filling, products);
  await filling.query('VACUUM ANALYZE');
  console.log(`${service}: filled in ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`);
  const clients = await Promise.all(Array.from({ length: scanners }, open));
  const scanning = new Scanners(clients, factory);
  await new Promise((resolve) => setTimeout(resolve, CALM_MS));
  const calm = scanning.collect();
  const watching = await open();
  const blockers = new Blockers(watching);
  const migratedAt = performance.now();
  const count = await part.runMigrations(all);
  const seconds = Math.round((performance.now() - migratedAt) / 100) / 10;
  await scanning.stop();
  console.log(`${service}: the slowest statement of a scan took ${scanning.slowestStatement()}`);
  const during = scanning.collect();
  for (const waited of blockers.stop().slice(0, 3)) console.log(`${service}: a statement waited ${waited}`);
  await Promise.all([filling, watching, ...clients].map((client) => client.end()));
  return { service, migrations: count, seconds, calm, during };
}

const show = ({ scans, p50Ms, p99Ms, longestMs }: Times): string =>
  `${scans} scans, p50 ${p50Ms} ms, p99 ${p99Ms} ms, longest ${longestMs} ms`;

async function main(): Promise<number> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mullion-migrations-'));
  const load = (file: string): Promise<unknown> => import(pathToFileURL(path.join(root, file)).href);
  const { buildAll } = (await load('tools/build.mjs')) as { buildAll(options: { only: string[] }): Promise<string[]> };
  const { startServers } = (await load('tools/servers.mjs')) as typeof import('../../tools/servers.mjs');
  const chosen = factories.filter(({ service }) => values.only.split(',').includes(service));
  await buildAll({ only: chosen.map(({ service }) => service) });
  const servers = await startServers({ dataDir, free: true });
  const outcomes: Outcome[] = [];
  try {
    for (const factory of chosen) {
      const outcome = await measure(servers.urls.postgres, factory);
      outcomes.push(outcome);
      console.log(`${outcome.service}: before: ${show(outcome.calm)}`);
      console.log(
        `${outcome.service}: while ${outcome.migrations} migrations were applied in ${outcome.seconds} s: ${show(outcome.during)}`,
      );
    }
  } finally {
    await servers.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  const longest = Math.max(...outcomes.map(({ during }) => during.longestMs));
  console.log(`longest scan ${longest} ms (at most ${LIMIT_MS})`);
  writeResult('migrations', { products, scanners, limit_ms: LIMIT_MS, outcomes });
  return longest <= LIMIT_MS ? 0 : 1;
}

runBench(main);
