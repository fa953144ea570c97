import { concurrentIndex } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the work-center page shows of a product beside its name, and what it counts: what was completed there, today and
 * in all.
 */
export class ReadWorkCenterPage1795612000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE production.product_copy ADD COLUMN IF NOT EXISTS category int NOT NULL DEFAULT 1, ADD COLUMN IF NOT EXISTS depth int NOT NULL DEFAULT 0,
        ADD COLUMN IF NOT EXISTS weight numeric(10, 3) NOT NULL DEFAULT 0, ADD COLUMN IF NOT EXISTS image text`);
    await concurrentIndex(runner, {
      name: 'operation_completed',
      on: 'production.operation (company_id, work_center_id, end_time DESC, order_id) WHERE status = 2',
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX production.operation_completed`);
    await runner.query(
      'ALTER TABLE production.product_copy DROP COLUMN category, DROP COLUMN depth, DROP COLUMN weight, DROP COLUMN image',
    );
  }
}
