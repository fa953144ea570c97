import { defineEvent, type EventOf } from '@mullion/contracts';
import { kitMigrations, On, type ServiceOptions, type Tx } from '@mullion/server-kit';
import { Injectable, Module } from '@nestjs/common';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { z } from 'zod';

/** A record as large as a pallet's. */
export const itemChanged = defineEvent({
  owner: 'packing',
  name: 'thing.changed.v1',
  data: z.object({ id: z.int(), version: z.int(), text: z.string(), fail: z.boolean() }),
  live: null,
});

/**
 * With a second kind of event the server sends all of the owner's, those that nobody handles too, as it does to most
 * services.
 */
export const itemRemoved = defineEvent({
  owner: 'packing',
  name: 'thing.removed.v1',
  data: z.object({ id: z.int() }),
  live: null,
});
/** Nobody handles it. */
export const itemSeen = defineEvent({
  owner: 'packing',
  name: 'thing.seen.v1',
  data: z.object({ id: z.int() }),
  live: null,
});

/** What a copy does with an event: upsert if newer. The plain consumer runs the very same statement. */
export const KEEP_COPY = `INSERT INTO thing_copy AS c (id, company_id, version, text) VALUES ($1, $2, $3, $4)
  ON CONFLICT (id) DO UPDATE SET version = EXCLUDED.version, text = EXCLUDED.text WHERE c.version < EXCLUDED.version`;

class Things1795700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE orders.thing_copy (id int PRIMARY KEY, company_id int NOT NULL, version int NOT NULL, text text NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT clock_timestamp())`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE orders.thing_copy');
  }
}

const statementSeconds = Number(process.env.BENCH_STATEMENT_MS ?? 0) / 1_000;

@Injectable()
class KeepItems {
  @On(itemChanged)
  async keep({ company_id, data }: EventOf<typeof itemChanged>, tx: Tx): Promise<void> {
    if (statementSeconds > 0) await tx.query('SELECT pg_sleep($1)', [statementSeconds], { name: 'as-if-far' });
    await tx.query(KEEP_COPY, [data.id, company_id, data.version, data.text], { name: 'keep-thing' });
    if (data.fail) throw new Error('this event always fails');
  }

  @On(itemRemoved)
  async remove({ data }: EventOf<typeof itemRemoved>, tx: Tx): Promise<void> {
    await tx.query('DELETE FROM thing_copy WHERE id = $1', [data.id], { name: 'remove-thing' });
  }
}

@Module({ providers: [KeepItems] })
class ConsumerModule {}

@Module({})
class OwnerModule {}

export const owner: ServiceOptions = {
  name: 'packing',
  module: OwnerModule,
  dataSource: (url) => ({ type: 'postgres', url, schema: 'packing', migrations: kitMigrations('packing') }),
};

export const consumer: ServiceOptions = {
  name: 'orders',
  module: ConsumerModule,
  dataSource: (url) => ({
    type: 'postgres',
    url,
    schema: 'orders',
    migrations: [...kitMigrations('orders'), Things1795700000000],
  }),
};
