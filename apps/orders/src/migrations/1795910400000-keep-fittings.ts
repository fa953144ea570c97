import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepFittings1795910400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE orders.fitting_lists (
        company_id integer NOT NULL,
        hash varchar(64) NOT NULL,
        groups jsonb NOT NULL,
        PRIMARY KEY (company_id, hash)
      )`);
    await runner.query('ALTER TABLE orders.products ADD COLUMN fittings varchar(64)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders.products DROP COLUMN fittings');
    await runner.query('DROP TABLE orders.fitting_lists');
  }
}
