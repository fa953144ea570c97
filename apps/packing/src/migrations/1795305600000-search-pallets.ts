import { backfill, concurrentIndex, createTrigrams } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const indexes = [
  // What a scan changes stands in none of these, so scans go on leaving every index untouched.
  { name: 'pallet_search', on: 'pallet USING gin (packing.trigrams(search))' },
  { name: 'pallet_by_number_desc', on: 'pallet (company_id, number DESC NULLS LAST, id DESC)' },
  { name: 'pallet_by_customer', on: 'pallet (company_id, customer_name, id)' },
  { name: 'pallet_by_order', on: 'pallet (company_id, order_number, id)' },
];

/** Pages and searches among the pallets of years. */
export class SearchPallets1795305600000 implements MigrationInterface {
  readonly name = 'SearchPallets1795305600000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(createTrigrams('packing'));
    // a generated column would rewrite the table while nobody may read it
    await runner.query('ALTER TABLE pallet ADD COLUMN IF NOT EXISTS search text');
    await runner.query(
      `CREATE OR REPLACE FUNCTION packing.pallet_search(number text, order_number text, customer_name text, comment text) RETURNS text
       LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
         SELECT lower(coalesce(number, '') || chr(10) || order_number || chr(10) || customer_name || chr(10) || coalesce(comment, ''))
       $$`,
    );
    await runner.query(
      `CREATE OR REPLACE FUNCTION packing.describe_pallet() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN
         NEW.search := packing.pallet_search(NEW.number, NEW.order_number, NEW.customer_name, NEW.comment);
         RETURN NEW;
       END $$`,
    );
    await runner.query(
      `CREATE OR REPLACE TRIGGER describe_pallet BEFORE INSERT OR UPDATE OF number, order_number, customer_name, comment ON pallet
       FOR EACH ROW EXECUTE FUNCTION packing.describe_pallet()`,
    );
    await backfill(runner, {
      table: 'pallet',
      set: 'search = packing.pallet_search(number, order_number, customer_name, comment)',
      where: 'search IS NULL',
    });
    for (const index of indexes) await concurrentIndex(runner, index);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX pallet_by_number_desc, pallet_by_customer, pallet_by_order');
    await runner.query('DROP TRIGGER describe_pallet ON pallet');
    await runner.query('DROP FUNCTION packing.describe_pallet()');
    await runner.query('DROP FUNCTION packing.pallet_search(text, text, text, text)');
    await runner.query('ALTER TABLE pallet DROP COLUMN search');
    await runner.query('DROP FUNCTION packing.trigrams(text)');
  }
}
