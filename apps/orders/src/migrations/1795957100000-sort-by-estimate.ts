import { backfill, concurrentIndex, dropIndexes } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const ORDERS = 'orders.orders';
const KNOWN = `FROM orders.estimates e WHERE e.id = ${ORDERS}.id AND NOT e.removed`;

const indexes = [
  { name: 'orders_by_estimate_mm', on: `${ORDERS} (company_id, estimate_mm, id)` },
  { name: 'orders_by_estimate_mm_desc', on: `${ORDERS} (company_id, estimate_mm DESC NULLS LAST, id DESC)` },
];

/**
 * Orders are sorted by the loading metres that packing estimates: a page is read in the order of an index, so the
 * figure stands in the order's row.
 */
export class SortByEstimate1795957100000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE ${ORDERS} ADD COLUMN IF NOT EXISTS estimate_mm int`);
    for (const index of indexes) await concurrentIndex(runner, index);
    await backfill(runner, {
      table: ORDERS,
      set: `estimate_mm = (SELECT e.length ${KNOWN})`,
      where: `EXISTS (SELECT 1 ${KNOWN})`,
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndexes(
      runner,
      indexes.map(({ name }) => `orders.${name}`),
    );
    await runner.query(`ALTER TABLE ${ORDERS} DROP COLUMN estimate_mm`);
  }
}
