import { backfill, createFolded } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const searchFunction = (write: string): string =>
  `CREATE OR REPLACE FUNCTION packing.pallet_search(number text, order_number text, customer_name text, comment text) RETURNS text
   LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
     SELECT ${write}(coalesce(number, '') || chr(10) || order_number || chr(10) || customer_name || chr(10) || coalesce(comment, ''))
   $$`;
const SEARCH = 'packing.pallet_search(number, order_number, customer_name, comment)';

/** Finds pallets whatever marks the letters have: `Ąžuolyno` by `azuolyno`. */
export class SearchWithoutMarks1798000003300 implements MigrationInterface {
  readonly name = 'SearchWithoutMarks1798000003300';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(createFolded('packing'));
    await this.write(runner, 'packing.folded');
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.write(runner, 'lower');
    await runner.query('DROP FUNCTION packing.folded(text)');
  }

  private async write(runner: QueryRunner, write: string): Promise<void> {
    await runner.query(searchFunction(write));
    await backfill(runner, { table: 'pallet', set: `search = ${SEARCH}`, where: `search <> ${SEARCH}` });
  }
}
