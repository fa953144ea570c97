import type { MigrationInterface, QueryRunner } from 'typeorm';

export class VersionContactsAndAddresses1767225600500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders.customers ADD COLUMN type varchar(191)');
    for (const table of ['addresses', 'contacts'])
      await runner.query(`ALTER TABLE orders.${table} ADD COLUMN version integer NOT NULL DEFAULT 1`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders.customers DROP COLUMN type');
    for (const table of ['addresses', 'contacts'])
      await runner.query(`ALTER TABLE orders.${table} DROP COLUMN version`);
  }
}
