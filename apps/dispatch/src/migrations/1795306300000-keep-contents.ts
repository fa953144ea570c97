import { backfill, concurrentIndex } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns = `ADD COLUMN IF NOT EXISTS customers text, ADD COLUMN IF NOT EXISTS pallets_count int NOT NULL DEFAULT 0,
  ADD COLUMN IF NOT EXISTS products_count int NOT NULL DEFAULT 0`;

const keepContents = `CREATE OR REPLACE FUNCTION dispatch.keep_contents(truck_ids int[]) RETURNS void LANGUAGE sql AS $$
    WITH standing AS (
      SELECT l.truck_id, p.id, p.company_id, p.products_count, p.order_ids
      FROM dispatch.loads l LEFT JOIN dispatch.pallets p ON p.id = l.pallet_id WHERE l.truck_id = ANY(truck_ids)
    ), counted AS (
      SELECT truck_id, count(*)::int AS pallets, coalesce(sum(products_count), 0)::int AS products FROM standing GROUP BY truck_id
    ), named AS (
      SELECT s.truck_id, string_agg(DISTINCT o.customer COLLATE "lt-x-icu", ', ') AS customers
      FROM standing s CROSS JOIN unnest(s.order_ids) AS of_pallet(order_id)
      JOIN dispatch.orders o ON o.id = of_pallet.order_id AND o.company_id = s.company_id GROUP BY s.truck_id
    )
    UPDATE dispatch.trucks t SET customers = kept.customers, pallets_count = kept.pallets, products_count = kept.products
    FROM (
      SELECT ids.id, named.customers, coalesce(counted.pallets, 0) AS pallets, coalesce(counted.products, 0) AS products
      FROM unnest(truck_ids) AS ids(id) LEFT JOIN counted ON counted.truck_id = ids.id LEFT JOIN named ON named.truck_id = ids.id
    ) AS kept
    WHERE t.id = kept.id
      AND (t.customers, t.pallets_count, t.products_count) IS DISTINCT FROM (kept.customers, kept.pallets, kept.products)
  $$`;

/**
 * What stands on a truck is kept beside it for the list's sorting. `keep_contents` computes it again for some trucks:
 * whenever one is published, and when an order's customer is another. A truck that is right already is not written.
 */
export class KeepContents1795306300000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE trucks ${columns}`);
    await runner.query(keepContents);
    await backfill(runner, { table: 'trucks', call: 'dispatch.keep_contents' });
    const names = 'customers COLLATE "lt-x-icu"';
    await concurrentIndex(runner, { name: 'trucks_by_customers', on: `trucks (company_id, ${names}, id DESC)` });
    await concurrentIndex(runner, {
      name: 'trucks_by_customers_desc',
      on: `trucks (company_id, ${names} DESC NULLS LAST, id DESC)`,
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION dispatch.keep_contents(int[]);
      ALTER TABLE trucks DROP COLUMN customers, DROP COLUMN pallets_count, DROP COLUMN products_count;
    `);
  }
}
