import { concurrentIndex } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A unit that is made again and the scrapped one know each other; a remake makes one unit, however often it is asked
 * for.
 */
export class LinkRemakes1795737600000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE orders.products ADD COLUMN IF NOT EXISTS remake_of int, ADD COLUMN IF NOT EXISTS remade_by int, ADD COLUMN IF NOT EXISTS remake_id uuid`,
    );
    await concurrentIndex(runner, {
      name: 'products_remake',
      on: 'orders.products (company_id, remake_id) WHERE remake_id IS NOT NULL',
      isUnique: true,
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX orders.products_remake');
    await runner.query(
      'ALTER TABLE orders.products DROP COLUMN remake_of, DROP COLUMN remade_by, DROP COLUMN remake_id',
    );
  }
}
