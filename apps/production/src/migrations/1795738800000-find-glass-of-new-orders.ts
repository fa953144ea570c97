import { concurrentIndex } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Glass that came before its order is found by the order's number when that arrives. */
export class FindGlassOfNewOrders1795738800000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await concurrentIndex(runner, {
      name: 'glass_unit_without_product',
      on: 'glass_unit (company_id, (lower(customer_order) COLLATE "default")) WHERE product_id IS NULL',
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX glass_unit_without_product');
  }
}
