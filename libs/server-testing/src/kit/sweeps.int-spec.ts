import { Database, Sweep, type ServiceOptions } from '@mullion/server-kit';
import { Injectable, Module } from '@nestjs/common';
import { Client } from 'pg';
import { eventually } from '../eventually';
import { TestWorld, type TestService } from '../test-world';
import { sample } from './sample.module';

const HOUR_MS = 3_600_000;

/** Two sweeps of which each reads only when the other runs too, and one that fails when it is told to. */
@Injectable()
class SampleSweeps {
  readonly begun: string[] = [];
  readonly read = new Set<string>();
  failing = false;
  runs = 0;

  constructor(private readonly database: Database) {}

  @Sweep({ everyMs: 100, name: 'left' })
  left(): Promise<void> {
    return this.readTogether('left');
  }

  @Sweep({ everyMs: 100, name: 'right' })
  right(): Promise<void> {
    return this.readTogether('right');
  }

  @Sweep({ everyMs: HOUR_MS, name: 'hourly' })
  async hourly(): Promise<void> {
    this.runs += 1;
    if (this.failing) throw new Error('the sweep fails');
    await this.database.read('SELECT 1');
  }

  private async readTogether(name: string): Promise<void> {
    if (this.read.has(name)) return;
    this.begun.push(name);
    await eventually(() => expect(new Set(this.begun).size).toBe(2));
    await this.database.read('SELECT 1');
    this.read.add(name);
  }
}

@Module({ providers: [SampleSweeps] })
class SweepsModule {}

const service: ServiceOptions = {
  name: 'orders',
  module: SweepsModule,
  dataSource: sample.dataSource as (url: string) => never,
};

let world: TestWorld;
let orders: TestService;
beforeAll(async () => {
  world = await TestWorld.open();
  orders = await world.boot(service, { env: { DATABASE_POOL: '2' } });
});
afterAll(() => world.close());

const noted = () => orders.sql(`SELECT last_run_at FROM sweep WHERE name = 'hourly'`);
const runNow = () => orders.running.sweeps?.runNow('hourly');

it('sweeps that run at the same time leave the whole pool to the work, however small it is', async () => {
  const sweeps = orders.get(SampleSweeps);
  await eventually(() => expect(sweeps.read.size).toBe(2));
  // none was refused a connection and had to start again
  expect(sweeps.begun.toSorted()).toEqual(['left', 'right']);
});

it('a sweep that fails is not noted as run, so that it need not wait for its next turn', async () => {
  const sweeps = orders.get(SampleSweeps);
  sweeps.failing = true;
  await expect(runNow()).rejects.toThrow('the sweep fails');
  expect(await noted()).toEqual([]);
  sweeps.failing = false;
  await runNow();
  expect(await noted()).toHaveLength(1);
});

it('a sweep waits while another process runs it, and is free again when that process has died', async () => {
  const other = new Client({ connectionString: orders.databaseUrl as string });
  await other.connect();
  const { runs } = orders.get(SampleSweeps);
  await other.query('SELECT pg_advisory_lock(hashtext($1), hashtext($2))', [orders.database.schema, 'hourly']);
  const waiting = runNow();
  // looks at the lock at least once meanwhile
  await other.query('SELECT pg_sleep(0.5)');
  expect(orders.get(SampleSweeps).runs).toBe(runs);
  await other.end();
  await waiting;
  expect(orders.get(SampleSweeps).runs).toBe(runs + 1);
});

it('a sweep goes on after the database has ended its connection', async () => {
  await orders.sql(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
  const { runs } = orders.get(SampleSweeps);
  await eventually(() => runNow());
  expect(orders.get(SampleSweeps).runs).toBe(runs + 1);
});
