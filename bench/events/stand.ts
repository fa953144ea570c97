import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { ServiceOptions } from '@mullion/server-kit';
import { Client } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { consumer, owner, itemChanged, itemSeen } from './service';

export interface Urls {
  readonly postgres: string;
  readonly nats: string;
  readonly redis: string;
}

const TEXT = 'x'.repeat(400);
const LOOK_MS = 20;

/** A database and subjects of its own on the bench's servers, with processes that can be started and ended. */
export class Stand {
  private readonly children: ChildProcess[] = [];

  private constructor(
    private readonly urls: Urls,
    private readonly name: string,
    readonly databaseUrl: string,
    readonly client: Client,
    private readonly partitions: number,
    private readonly statementMs: number,
  ) {}

  static async open(urls: Urls, name: string, partitions: number, statementMs = 0): Promise<Stand> {
    const admin = new Client({ connectionString: urls.postgres });
    await admin.connect();
    await admin.query(`CREATE DATABASE "${name}"`);
    await admin.end();
    const url = new URL(urls.postgres);
    url.pathname = `/${name}`;
    for (const service of [owner, consumer]) await migrate(service, url.href);
    const client = new Client({ connectionString: url.href });
    await client.connect();
    return new Stand(urls, name, url.href, client, partitions, statementMs);
  }

  /** Starts a process; it is there when this returns. */
  async start(what: 'owner' | 'consumer' | 'plain'): Promise<ChildProcess> {
    const script = what === 'plain' ? ['bench/events/plain.ts'] : ['bench/events/replica.ts', what];
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: this.databaseUrl,
      DATABASE_POOL: '10',
      NATS_URL: this.urls.nats,
      REDIS_URL: this.urls.redis,
      HEALTH_PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      MULLION_CONTEXT_KEY: 'a-key-for-the-bench-only-0123456789abcdef',
      MULLION_SUBJECT_PREFIX: `${this.name}.`,
      EVENT_PARTITIONS: String(this.partitions),
      BENCH_STATEMENT_MS: String(this.statementMs),
    };
    const child = spawn(process.execPath, ['tools/run-ts.mjs', ...script], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.children.push(child);
    await new Promise<void>((resolve, reject) => {
      createInterface({ input: child.stdout }).once('line', () => resolve());
      child.once('exit', (code) => reject(new Error(`${what} ended with ${code}`)));
    });
    return child;
  }

  /**
   * Records events in one statement: ids from `first`, spread over so many companies. `ignoredEvery`: each of so many
   * is one that nobody handles.
   */
  async record(
    count: number,
    given: { first?: number; companies?: readonly number[]; fail?: boolean; ignoredEvery?: number } = {},
  ): Promise<void> {
    const {
      first = 1,
      companies = Array.from({ length: 64 }, (_none, index) => index + 1),
      fail = false,
      ignoredEvery = 0,
    } = given;
    await this.client.query(
      `INSERT INTO packing.outbox (event_id, subject, company_id, data)
       SELECT gen_random_uuid(), CASE WHEN n % nullif($7::int, 0) = 0 THEN $8 ELSE $1 END, ($4::int[])[1 + n % array_length($4::int[], 1)],
         json_build_object('id', n, 'version', 1, 'text', $5::text, 'fail', $6::boolean) FROM generate_series($2::int, $3::int) AS n`,
      [itemChanged.subject, first, first + count - 1, companies, TEXT, fail, ignoredEvery, itemSeen.subject],
    );
  }

  /** Waits until a count is reached. @returns seconds since `startedAt` */
  async until(sql: string, count: number, startedAt: number): Promise<number> {
    for (;;) {
      const { rows } = await this.client.query<{ n: number }>(sql);
      if ((rows[0]?.n ?? 0) >= count) return (performance.now() - startedAt) / 1_000;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  }

  applied(count: number, startedAt: number): Promise<number> {
    return this.until('SELECT count(*)::int AS n FROM orders.thing_copy', count, startedAt);
  }

  published(startedAt: number): Promise<number> {
    return this.until(
      'SELECT CASE WHEN EXISTS (SELECT 1 FROM packing.outbox WHERE published_at IS NULL) THEN 0 ELSE 1 END AS n',
      1,
      startedAt,
    );
  }

  async close(): Promise<void> {
    for (const child of this.children) {
      if (child.exitCode !== null) continue;
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await this.client.end();
  }
}

const migrate = async ({ name, dataSource }: ServiceOptions, url: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE SCHEMA "${name}"`);
  await client.end();
  const options = { ...dataSource?.(url), extra: { options: `-c search_path=${name}` } } as DataSourceOptions;
  const made = await new DataSource(options).initialize();
  await made.runMigrations({ transaction: 'each' });
  await made.destroy();
};
