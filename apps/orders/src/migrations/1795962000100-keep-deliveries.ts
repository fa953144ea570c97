import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a product was unloaded at its stop, and whether all of an order are; both are filled by events from now on. */
export class KeepDeliveries1795962000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders.products ADD COLUMN delivered_at timestamptz');
    await runner.query('ALTER TABLE orders.orders ADD COLUMN all_delivered boolean NOT NULL DEFAULT false');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders.products DROP COLUMN delivered_at');
    await runner.query('ALTER TABLE orders.orders DROP COLUMN all_delivered');
  }
}
