import { concurrentIndex, dropIndexes } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A barcode is found by any five characters of it. Longer pieces than those of the lists' searches: three characters of
 * a barcode are in too many of them. Written at once: a search that had to read what is not sorted in yet would take as
 * long as that is much.
 */
export class FindMiddlesOfBarcodes1795957200000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // the cost keeps the planner from computing them for every row
    await runner.query(`
      CREATE OR REPLACE FUNCTION orders.barcode_pieces(value text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 100000 AS $$
        SELECT coalesce(array_agg(DISTINCT substr(value, at, 5)), '{}') FROM generate_series(1, length(value) - 4) AS at
      $$`);
    const inner = 'substr(barcode, 2, greatest(length(barcode) - 2, 0))';
    const on = `orders.products USING gin (orders.barcode_pieces(${inner})) WITH (fastupdate = off)`;
    await concurrentIndex(runner, { name: 'products_barcode_middle', on });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndexes(runner, ['orders.products_barcode_middle']);
    await runner.query('DROP FUNCTION orders.barcode_pieces(text)');
  }
}
