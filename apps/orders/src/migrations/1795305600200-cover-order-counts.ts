import { concurrentIndex } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a list is filtered by stands in one index: orders are then counted by it alone, without the table, which is some
 * times bigger. It takes the place of the index that sorts by status.
 */
export class CoverOrderCounts1795305600200 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const on = 'orders.orders (company_id, status, id) INCLUDE (pal_status, delivery_date, week, search)';
    await concurrentIndex(runner, { name: 'orders_by_status', on, isReplacement: true });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX orders.orders_by_status');
    await runner.query('CREATE INDEX orders_by_status ON orders.orders (company_id, status, id)');
  }
}
