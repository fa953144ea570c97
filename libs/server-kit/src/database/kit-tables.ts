import type { MigrationInterface, QueryRunner } from 'typeorm';
import { copyTables } from './copy-tables';
import { fewerOutboxIndexes } from './fewer-outbox-indexes';
import { keepTerminals } from './keep-terminals';
import { concurrentIndex } from './migration-steps';

const statements = (s: string): readonly string[] => [
  `CREATE TABLE ${s}.outbox (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    event_id uuid NOT NULL UNIQUE,
    subject text NOT NULL,
    company_id int NOT NULL,
    request_id text,
    data json NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    published_at timestamptz
  )`,
  `CREATE INDEX outbox_unpublished ON ${s}.outbox (id) WHERE published_at IS NULL`,
  `CREATE INDEX outbox_published_at ON ${s}.outbox (published_at)`,
  // Which stream the events went to: another creation time or a lower end means that its storage was lost.
  `CREATE TABLE ${s}.outbox_stream (id int PRIMARY KEY CHECK (id = 1), created text NOT NULL, last_sequence bigint NOT NULL)`,
  `CREATE TABLE ${s}.inbox (
    event_id uuid PRIMARY KEY,
    owner text NOT NULL,
    position bigint NOT NULL,
    received_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE INDEX inbox_position ON ${s}.inbox (owner, position)`,
  `CREATE INDEX inbox_received_at ON ${s}.inbox (received_at)`,
  `CREATE TABLE ${s}.inbox_failure (event_id uuid PRIMARY KEY, attempts int NOT NULL, last_error text NOT NULL, updated_at timestamptz NOT NULL DEFAULT now())`,
  `CREATE TABLE ${s}.dead_letter (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    event_id uuid,
    subject text NOT NULL,
    company_id int,
    envelope text NOT NULL,
    error text NOT NULL,
    attempts int NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    resolved_at timestamptz
  )`,
  `CREATE INDEX dead_letter_open ON ${s}.dead_letter (id) WHERE resolved_at IS NULL`,
  `CREATE TABLE ${s}.idempotency (
    company_id int NOT NULL,
    user_id int NOT NULL,
    subject text NOT NULL,
    key text NOT NULL,
    part int NOT NULL,
    body_hash text NOT NULL,
    answer json,
    stamp text,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (company_id, user_id, subject, key, part)
  )`,
  `CREATE INDEX idempotency_created_at ON ${s}.idempotency (created_at)`,
  `CREATE TABLE ${s}.saga (
    id uuid PRIMARY KEY,
    company_id int NOT NULL,
    kind text NOT NULL,
    key text NOT NULL,
    state text NOT NULL,
    data jsonb NOT NULL,
    request_id text,
    attempts int NOT NULL DEFAULT 0,
    next_attempt_at timestamptz NOT NULL DEFAULT now(),
    lease_until timestamptz,
    lease_id uuid,
    last_error text,
    alarmed boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL DEFAULT now(),
    done_at timestamptz,
    UNIQUE (kind, key)
  )`,
  `CREATE INDEX saga_due ON ${s}.saga (next_attempt_at) WHERE done_at IS NULL`,
  `CREATE INDEX saga_done_at ON ${s}.saga (done_at) WHERE done_at IS NOT NULL`,
  `CREATE TABLE ${s}.sweep (name text PRIMARY KEY, last_run_at timestamptz NOT NULL)`,
  `CREATE TABLE ${s}.status_change (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    company_id int NOT NULL,
    table_name text NOT NULL,
    row_id int NOT NULL,
    before int,
    after int NOT NULL,
    user_id int,
    user_name text NOT NULL DEFAULT '',
    comment text,
    data json,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE INDEX status_change_row ON ${s}.status_change (company_id, table_name, row_id, id)`,
];

const tables = [
  'outbox',
  'outbox_stream',
  'inbox',
  'inbox_failure',
  'dead_letter',
  'idempotency',
  'saga',
  'sweep',
  'status_change',
];

/** What is sent to browsers is made once, where the event is recorded. */
const partitioned = (s: string): readonly string[] => [
  `ALTER TABLE ${s}.outbox ADD COLUMN IF NOT EXISTS live json`,
  // Republishing after a lost stream: the rows after the first and up to the second are still to be sent.
  `ALTER TABLE ${s}.outbox_stream ADD COLUMN IF NOT EXISTS republish_after bigint, ADD COLUMN IF NOT EXISTS republish_to bigint`,
  // Subjects have a partition now, so everything is published again; the inboxes drop what they have applied.
  `UPDATE ${s}.outbox_stream SET created = ''`,
  `DROP TABLE IF EXISTS ${s}.inbox_failure`,
  // The event that holds its partition up because somebody it needs is away.
  `CREATE TABLE IF NOT EXISTS ${s}.inbox_held (
    owner text NOT NULL,
    partition int NOT NULL,
    event_id uuid NOT NULL,
    subject text NOT NULL,
    company_id int NOT NULL,
    tries int NOT NULL DEFAULT 1,
    last_error text NOT NULL,
    since timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (owner, partition)
  )`,
];

/**
 * The inbox is found by position, which grows, instead of by random ids: one index, written at its end. The event id is
 * kept beside it, because an owner restored from a backup gives positions out again: of such a pair the later one
 * counts.
 */
const findInboxByPosition = async (runner: QueryRunner, s: string): Promise<void> => {
  const [known] = (await runner.query(
    `SELECT 1 FROM pg_constraint WHERE conname = 'inbox_by_position' AND conrelid = $1::regclass`,
    [`${s}.inbox`],
  )) as unknown[];
  if (known) return;
  await runner.query(
    `DELETE FROM ${s}.inbox i USING ${s}.inbox later
     WHERE later.owner = i.owner AND later.position = i.position AND (later.received_at, later.event_id) > (i.received_at, i.event_id)`,
  );
  await concurrentIndex(runner, { name: 'inbox_by_position', on: `${s}.inbox (owner, position)`, isUnique: true });
  await runner.query(
    `ALTER TABLE ${s}.inbox DROP CONSTRAINT inbox_pkey, ADD CONSTRAINT inbox_by_position PRIMARY KEY USING INDEX inbox_by_position`,
  );
  await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${s}.inbox_position`);
  await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${s}.inbox_received_at`);
};

const unpartitioned = (s: string): readonly string[] => [
  `DROP TABLE ${s}.inbox_held`,
  `CREATE TABLE ${s}.inbox_failure (event_id uuid PRIMARY KEY, attempts int NOT NULL, last_error text NOT NULL, updated_at timestamptz NOT NULL DEFAULT now())`,
  `ALTER TABLE ${s}.inbox DROP CONSTRAINT inbox_by_position`,
  `ALTER TABLE ${s}.inbox ADD PRIMARY KEY (event_id)`,
  `CREATE INDEX inbox_position ON ${s}.inbox (owner, position)`,
  `CREATE INDEX inbox_received_at ON ${s}.inbox (received_at)`,
  `ALTER TABLE ${s}.outbox_stream DROP COLUMN republish_after, DROP COLUMN republish_to`,
  `ALTER TABLE ${s}.outbox DROP COLUMN live`,
];

/**
 * The migrations of the kit's own tables; every service puts them before its own:
 * `migrations: [...kitMigrations('orders'), …]`.
 */
export const kitMigrations = (schema: string): (new () => MigrationInterface)[] => {
  const run = async (runner: QueryRunner, statements: readonly string[]): Promise<void> => {
    for (const statement of statements) await runner.query(statement);
  };
  class KitTables implements MigrationInterface {
    readonly name = 'KitTables1767225500000';
    up(runner: QueryRunner): Promise<void> {
      return run(runner, statements(`"${schema}"`));
    }
    down(runner: QueryRunner): Promise<void> {
      return run(
        runner,
        tables.toReversed().map((table) => `DROP TABLE "${schema}".${table}`),
      );
    }
  }
  class PartitionEvents implements MigrationInterface {
    readonly name = 'PartitionEvents1795600000000';
    readonly transaction = false;
    async up(runner: QueryRunner): Promise<void> {
      await run(runner, partitioned(`"${schema}"`));
      await findInboxByPosition(runner, `"${schema}"`);
    }
    down(runner: QueryRunner): Promise<void> {
      return run(runner, unpartitioned(`"${schema}"`));
    }
  }
  return [KitTables, PartitionEvents, copyTables(schema), keepTerminals(schema), fewerOutboxIndexes(schema)];
};
