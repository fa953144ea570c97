import { concurrentIndex, dropIndexes } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Weeks are filtered and sorted by the delivery date, which has indexes: two fewer to write with every status of an
 * order.
 */
export class ReadWeeksByDate1795478400000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await dropIndexes(runner, ['orders.orders_by_week', 'orders.orders_by_week_desc']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await concurrentIndex(runner, { name: 'orders_by_week', on: 'orders.orders (company_id, week, id)' });
    await concurrentIndex(runner, {
      name: 'orders_by_week_desc',
      on: 'orders.orders (company_id, week DESC NULLS LAST, id DESC)',
    });
  }
}
