import { concurrentIndex } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Pallets are listed by customer as in a Lithuanian register (Ą before B, y beside i): the index that sorts them holds
 * them so.
 */
export class SortNamesAsInARegister1795306500000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const on = 'pallet (company_id, customer_name COLLATE "lt-x-icu", id)';
    await concurrentIndex(runner, { name: 'pallet_by_customer', on, isReplacement: true });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX pallet_by_customer');
    await runner.query('CREATE INDEX pallet_by_customer ON pallet (company_id, customer_name, id)');
  }
}
