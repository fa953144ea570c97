import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By months, so that old ones go by dropping a table; the default one takes what no month was made for in time. */
export class CreateAuditEntries1795306000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE audit_entry (
      id bigint GENERATED ALWAYS AS IDENTITY,
      company_id int NOT NULL,
      occurred_at timestamptz NOT NULL,
      table_name text NOT NULL,
      row_id text,
      row_name text,
      action text NOT NULL,
      verb text NOT NULL CHECK (verb IN ('created', 'edited', 'deleted')),
      user_id int,
      user_name text NOT NULL,
      session_id text,
      agent text,
      address text,
      changes jsonb NOT NULL,
      PRIMARY KEY (id, occurred_at)
    ) PARTITION BY RANGE (occurred_at)`);
    await runner.query('CREATE INDEX audit_entry_newest ON audit_entry (company_id, occurred_at DESC, id DESC)');
    await runner.query(
      'CREATE INDEX audit_entry_row ON audit_entry (company_id, table_name, row_id, occurred_at DESC)',
    );
    await runner.query('CREATE INDEX audit_entry_person ON audit_entry (company_id, user_id, occurred_at DESC)');
    await runner.query('CREATE TABLE audit_entry_else PARTITION OF audit_entry DEFAULT');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE audit_entry');
  }
}
