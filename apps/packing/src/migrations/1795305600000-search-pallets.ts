import { createTrigrams } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const indexes = [
  // What a scan changes stands in none of these, so scans go on leaving every index untouched.
  'CREATE INDEX pallet_search ON pallet USING gin (packing.trigrams(search))',
  'CREATE INDEX pallet_by_number_desc ON pallet (company_id, number DESC NULLS LAST, id DESC)',
  'CREATE INDEX pallet_by_customer ON pallet (company_id, customer_name, id)',
  'CREATE INDEX pallet_by_order ON pallet (company_id, order_number, id)',
];

/** Pages and searches among the pallets of years. */
export class SearchPallets1795305600000 implements MigrationInterface {
  readonly name = 'SearchPallets1795305600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(createTrigrams('packing'));
    await runner.query(
      `ALTER TABLE pallet ADD COLUMN search text NOT NULL GENERATED ALWAYS AS (
         lower(coalesce(number, '') || chr(10) || order_number || chr(10) || customer_name || chr(10) || coalesce(comment, ''))) STORED`,
    );
    for (const index of indexes) await runner.query(index);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX pallet_by_number_desc, pallet_by_customer, pallet_by_order');
    await runner.query('ALTER TABLE pallet DROP COLUMN search');
    await runner.query('DROP FUNCTION packing.trigrams(text)');
  }
}
