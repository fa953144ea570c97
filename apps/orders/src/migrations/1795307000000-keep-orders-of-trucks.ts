import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The copy of a truck says itself which orders stand on it, so that it can be compared and rebuilt. */
export class KeepOrdersOfTrucks1795307000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE orders.trucks ADD COLUMN order_ids integer[] NOT NULL DEFAULT '{}', ADD COLUMN removed boolean NOT NULL DEFAULT false`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders.trucks DROP COLUMN order_ids, DROP COLUMN removed');
  }
}
