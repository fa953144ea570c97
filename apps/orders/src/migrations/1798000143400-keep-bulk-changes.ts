import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What changes of many orders have made of them, for as long as they can be taken back. */
export class KeepBulkChanges1798000143400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE orders.bulk_changes (
        company_id integer NOT NULL,
        id uuid NOT NULL,
        asker text NOT NULL,
        made_at timestamptz NOT NULL,
        change jsonb NOT NULL,
        undone jsonb,
        CONSTRAINT bulk_changes_pkey PRIMARY KEY (company_id, id)
      )`);
    await runner.query('CREATE INDEX bulk_changes_made ON orders.bulk_changes (made_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE orders.bulk_changes');
  }
}
