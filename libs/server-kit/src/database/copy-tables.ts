import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = (s: string): readonly string[] => [
  `CREATE TABLE ${s}.copy_state (
    copy text NOT NULL,
    company_id int NOT NULL,
    compared_at timestamptz,
    equal boolean,
    owner_count int,
    copy_count int,
    mended int,
    resync text NOT NULL DEFAULT 'none' CHECK (resync IN ('none', 'waiting', 'running', 'done', 'failed')),
    resync_done int NOT NULL DEFAULT 0,
    resync_total int,
    moved_at timestamptz,
    error text,
    PRIMARY KEY (copy, company_id)
  )`,
  // When the copies were healed, and how the letter was closed: healed, retried or discarded.
  `ALTER TABLE ${s}.dead_letter ADD COLUMN healed_at timestamptz, ADD COLUMN resolution text`,
];

const down = (s: string): readonly string[] => [
  `ALTER TABLE ${s}.dead_letter DROP COLUMN resolution, DROP COLUMN healed_at`,
  `DROP TABLE ${s}.copy_state`,
];

/** What the kit knows of copies and healed dead letters, in every service's schema. */
export const copyTables = (schema: string): new () => MigrationInterface =>
  class CopyTables implements MigrationInterface {
    readonly name = 'CopyTables1795307000000';
    async up(runner: QueryRunner): Promise<void> {
      for (const statement of up(`"${schema}"`)) await runner.query(statement);
    }
    async down(runner: QueryRunner): Promise<void> {
      for (const statement of down(`"${schema}"`)) await runner.query(statement);
    }
  };
