import { backfill, concurrentIndex, dropIndexes } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const estimates = `CREATE TABLE IF NOT EXISTS order_estimate (
  order_id int PRIMARY KEY, company_id int NOT NULL, pallets int, length_mm int, mass_kg numeric(12,1), timber_kg numeric(12,1), gap jsonb,
  floor jsonb NOT NULL DEFAULT '[]', products_count int NOT NULL DEFAULT 0, removed boolean NOT NULL DEFAULT false, version int NOT NULL DEFAULT 0,
  asked int NOT NULL DEFAULT 1, done int NOT NULL DEFAULT 0
)`;
const departed = `CREATE TABLE IF NOT EXISTS departed_estimate (
  truck_id int NOT NULL, departure int NOT NULL, order_id int NOT NULL, company_id int NOT NULL, products int NOT NULL,
  pallets double precision NOT NULL, length_mm double precision NOT NULL, products_count int NOT NULL, estimated_pallets int NOT NULL,
  estimated_length_mm int NOT NULL, departed_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (truck_id, departure, order_id)
)`;
// What has left keeps the estimate it had.
const due = `CREATE OR REPLACE FUNCTION packing.estimates_due(order_ids int[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO packing.order_estimate AS e (order_id, company_id)
  SELECT id, company_id FROM packing.order_copy WHERE id = ANY(order_ids) AND (removed OR status < 14) ORDER BY id
  ON CONFLICT (order_id) DO UPDATE SET asked = e.asked + 1
$$`;

/**
 * What orders take by the optimiser's first plan, beside what left; orders that are there are estimated once the
 * processes run.
 */
export class KeepEstimates1795949000233 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [estimates, departed, due]) await runner.query(statement);
    await concurrentIndex(runner, { name: 'order_estimate_due', on: 'order_estimate (order_id) WHERE asked <> done' });
    await concurrentIndex(runner, { name: 'order_estimate_company', on: 'order_estimate (company_id, order_id)' });
    await concurrentIndex(runner, { name: 'departed_estimate_order', on: 'departed_estimate (company_id, order_id)' });
    await concurrentIndex(runner, {
      name: 'order_copy_promised',
      on: 'order_copy (company_id, delivery_date) WHERE status < 14',
    });
    await backfill(runner, { table: 'order_copy', call: 'packing.estimates_due' });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndexes(runner, ['order_copy_promised']);
    await runner.query('DROP FUNCTION packing.estimates_due(int[])');
    await runner.query('DROP TABLE departed_estimate');
    await runner.query('DROP TABLE order_estimate');
  }
}
