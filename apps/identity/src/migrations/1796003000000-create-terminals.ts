import { concurrentIndex } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Enrolled terminals, PINs and badges, and the count of wrong PINs. */
export class CreateTerminals1796003000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS identity.terminals (
        id uuid PRIMARY KEY,
        company_id integer NOT NULL REFERENCES identity.company (id),
        name varchar(100) NOT NULL,
        kinds text[] NOT NULL,
        version integer NOT NULL DEFAULT 1,
        created_by integer NOT NULL REFERENCES identity.users (id),
        created_at timestamptz NOT NULL,
        code_hash bytea,
        code_until timestamptz,
        code_by integer REFERENCES identity.users (id),
        enrolment_id uuid,
        token_hash bytea,
        enrolled_at timestamptz,
        enrolled_by integer REFERENCES identity.users (id),
        seen_at timestamptz,
        revoked_at timestamptz
      )`);
    await runner.query('CREATE UNIQUE INDEX IF NOT EXISTS terminals_code ON identity.terminals (code_hash)');
    await runner.query('CREATE UNIQUE INDEX IF NOT EXISTS terminals_token ON identity.terminals (token_hash)');
    await runner.query('CREATE UNIQUE INDEX IF NOT EXISTS terminals_enrolment ON identity.terminals (enrolment_id)');
    await runner.query(
      'CREATE UNIQUE INDEX IF NOT EXISTS terminals_name ON identity.terminals (company_id, lower(name)) WHERE revoked_at IS NULL',
    );
    await runner.query(`
      CREATE TABLE IF NOT EXISTS identity.terminal_access (
        user_id integer PRIMARY KEY REFERENCES identity.users (id) ON DELETE CASCADE,
        company_id integer NOT NULL REFERENCES identity.company (id),
        pin_hash text,
        pin_length smallint,
        pin_set_at timestamptz,
        badge_hash bytea,
        badge_made_at timestamptz
      )`);
    await runner.query(
      'CREATE UNIQUE INDEX IF NOT EXISTS terminal_access_badge ON identity.terminal_access (badge_hash)',
    );
    await runner.query('CREATE INDEX IF NOT EXISTS terminal_access_company ON identity.terminal_access (company_id)');
    await runner.query(`
      CREATE TABLE IF NOT EXISTS identity.pin_count (
        key text PRIMARY KEY,
        user_id integer,
        wrong integer NOT NULL,
        last_at timestamptz NOT NULL
      )`);
    await runner.query(
      'CREATE INDEX IF NOT EXISTS pin_count_user ON identity.pin_count (user_id) WHERE user_id IS NOT NULL',
    );
    await runner.query('ALTER TABLE identity.session ADD COLUMN IF NOT EXISTS terminal_id uuid');
    await runner.query(
      'ALTER TABLE identity.company ADD COLUMN IF NOT EXISTS terminal_pin_length smallint NOT NULL DEFAULT 4',
    );
    await runner.query(
      'ALTER TABLE identity.company ADD COLUMN IF NOT EXISTS terminal_idle_minutes smallint NOT NULL DEFAULT 5',
    );
    await concurrentIndex(runner, {
      name: 'session_of_terminal',
      on: 'identity.session (terminal_id) WHERE terminal_id IS NOT NULL',
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE identity.session DROP COLUMN terminal_id');
    await runner.query(
      'ALTER TABLE identity.company DROP COLUMN terminal_pin_length, DROP COLUMN terminal_idle_minutes',
    );
    for (const table of ['pin_count', 'terminal_access', 'terminals'])
      await runner.query(`DROP TABLE identity.${table}`);
  }
}
