import { createTrigrams } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds a truck by what stands on it, without reading the records of all pallets. */
export class SearchTrucks1795305600100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(createTrigrams('dispatch'));
    await runner.query(
      `CREATE FUNCTION dispatch.integers(list json) RETURNS int[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
         SELECT coalesce(array_agg(value::int), '{}') FROM json_array_elements_text(list)
       $$`,
    );
    await runner.query(`
      ALTER TABLE pallets ADD COLUMN search text NOT NULL GENERATED ALWAYS AS (lower(coalesce(record ->> 'number', ''))) STORED,
        ADD COLUMN order_ids int[] NOT NULL GENERATED ALWAYS AS (dispatch.integers(record -> 'order_ids')) STORED,
        ADD COLUMN products_count int NOT NULL GENERATED ALWAYS AS (coalesce((record ->> 'products_count')::int, 0)) STORED;
      ALTER TABLE orders ADD COLUMN search text NOT NULL GENERATED ALWAYS AS (lower(number || chr(10) || coalesce(customer, ''))) STORED;
      CREATE INDEX pallets_search ON pallets USING gin (dispatch.trigrams(search));
      CREATE INDEX pallets_orders ON pallets USING gin (order_ids);
      CREATE INDEX orders_search ON orders USING gin (dispatch.trigrams(search));
      CREATE INDEX trucks_by_delivery_date ON trucks (company_id, delivery_date, id DESC);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX trucks_by_delivery_date;
      ALTER TABLE orders DROP COLUMN search;
      ALTER TABLE pallets DROP COLUMN search, DROP COLUMN order_ids, DROP COLUMN products_count;
      DROP FUNCTION dispatch.integers(json);
      DROP FUNCTION dispatch.trigrams(text);
    `);
  }
}
