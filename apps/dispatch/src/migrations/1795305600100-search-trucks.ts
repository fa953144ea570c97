import { backfill, concurrentIndex, createTrigrams } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const indexes = [
  { name: 'pallets_search', on: 'pallets USING gin (dispatch.trigrams(search))' },
  { name: 'pallets_orders', on: 'pallets USING gin (order_ids)' },
  { name: 'orders_search', on: 'orders USING gin (dispatch.trigrams(search))' },
  { name: 'trucks_by_delivery_date', on: 'trucks (company_id, delivery_date, id DESC)' },
];

const statements = [
  // generated columns would rewrite the tables while nobody may read them
  `ALTER TABLE pallets ADD COLUMN IF NOT EXISTS search text NOT NULL DEFAULT '', ADD COLUMN IF NOT EXISTS order_ids int[] NOT NULL DEFAULT '{}',
     ADD COLUMN IF NOT EXISTS products_count int NOT NULL DEFAULT 0`,
  `ALTER TABLE orders ADD COLUMN IF NOT EXISTS search text NOT NULL DEFAULT ''`,
  `CREATE OR REPLACE FUNCTION dispatch.integers(list json) RETURNS int[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
     SELECT coalesce(array_agg(value::int), '{}') FROM json_array_elements_text(list)
   $$`,
  `CREATE OR REPLACE FUNCTION dispatch.describe_pallet() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     NEW.search := lower(coalesce(NEW.record ->> 'number', ''));
     NEW.order_ids := dispatch.integers(NEW.record -> 'order_ids');
     NEW.products_count := coalesce((NEW.record ->> 'products_count')::int, 0);
     RETURN NEW;
   END $$`,
  `CREATE OR REPLACE TRIGGER describe_pallet BEFORE INSERT OR UPDATE OF record ON pallets
   FOR EACH ROW EXECUTE FUNCTION dispatch.describe_pallet()`,
  `CREATE OR REPLACE FUNCTION dispatch.describe_order() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     NEW.search := lower(NEW.number || chr(10) || coalesce(NEW.customer, ''));
     RETURN NEW;
   END $$`,
  `CREATE OR REPLACE TRIGGER describe_order BEFORE INSERT OR UPDATE OF number, customer ON orders
   FOR EACH ROW EXECUTE FUNCTION dispatch.describe_order()`,
];

/** Finds a truck by what stands on it, without reading the records of all pallets. */
export class SearchTrucks1795305600100 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(createTrigrams('dispatch'));
    for (const statement of statements) await runner.query(statement);
    // the triggers write what stands beside the record
    await backfill(runner, { table: 'pallets', set: 'record = record', where: `order_ids = '{}'` });
    await backfill(runner, { table: 'orders', set: 'number = number', where: `search = ''` });
    for (const index of indexes) await concurrentIndex(runner, index);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX trucks_by_delivery_date;
      DROP TRIGGER describe_pallet ON pallets;
      DROP TRIGGER describe_order ON orders;
      DROP FUNCTION dispatch.describe_pallet();
      DROP FUNCTION dispatch.describe_order();
      ALTER TABLE orders DROP COLUMN search;
      ALTER TABLE pallets DROP COLUMN search, DROP COLUMN order_ids, DROP COLUMN products_count;
      DROP FUNCTION dispatch.integers(json);
      DROP FUNCTION dispatch.trigrams(text);
    `);
  }
}
