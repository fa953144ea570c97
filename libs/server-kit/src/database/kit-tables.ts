import type { MigrationInterface, QueryRunner } from 'typeorm';

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

const tables = ['outbox', 'outbox_stream', 'inbox', 'inbox_failure', 'dead_letter', 'idempotency', 'saga', 'sweep', 'status_change'];

/** The migrations of the kit's own tables; every service puts them before its own: `migrations: [...kitMigrations('orders'), …]`. */
export const kitMigrations = (schema: string): (new () => MigrationInterface)[] => {
  class KitTables implements MigrationInterface {
    readonly name = 'KitTables1767225500000';
    async up(runner: QueryRunner): Promise<void> {
      for (const statement of statements(`"${schema}"`)) await runner.query(statement);
    }
    async down(runner: QueryRunner): Promise<void> {
      for (const table of tables.toReversed()) await runner.query(`DROP TABLE "${schema}".${table}`);
    }
  }
  return [KitTables];
};
