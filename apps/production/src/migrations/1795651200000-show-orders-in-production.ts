import { backfill, concurrentIndex } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns = [
  'product_count int',
  'production_id text',
  'area numeric(12, 2)',
  'completion_date date',
  'product_type text',
  'wood_type text',
  'paint_type text',
  'element_count int',
  'spross_count int',
  'manager text',
];

/**
 * What the production page shows of an order, and since when an operation is as it is. Orders that are here already are
 * older than their owner's, so the next comparison fetches the new columns.
 */
export class ShowOrdersInProduction1795651200000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE order_copy ${columns.map((column) => `ADD COLUMN IF NOT EXISTS ${column}`).join(', ')}`,
    );
    await runner.query('ALTER TABLE operation ADD COLUMN IF NOT EXISTS changed_at timestamptz NOT NULL DEFAULT now()');
    await concurrentIndex(runner, {
      name: 'order_copy_by_status',
      on: 'order_copy (company_id, status) WHERE NOT removed',
    });
    await concurrentIndex(runner, {
      name: 'operation_repeated',
      on: 'operation (company_id, order_id) WHERE round > 1',
    });
    await backfill(runner, { table: 'order_copy', set: 'version = 0', where: 'area IS NULL AND version > 0' });
    await runner.query(`DELETE FROM copy_state WHERE copy = 'order'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX operation_repeated, order_copy_by_status');
    await runner.query('ALTER TABLE operation DROP COLUMN changed_at');
    await runner.query(
      `ALTER TABLE order_copy ${columns.map((column) => `DROP COLUMN ${column.split(' ')[0]}`).join(', ')}`,
    );
  }
}
