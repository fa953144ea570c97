import { concurrentIndex } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What waits for somebody is counted among orders that have not left: an index of those alone, read without the table.
 */
export class IndexOpenOrders1795305600100 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await concurrentIndex(runner, {
      name: 'orders_open',
      on: 'orders.orders (company_id, status, pal_status, delivery_date) WHERE status < 14',
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX orders.orders_open');
  }
}
