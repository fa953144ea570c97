import { concurrentIndex } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A label at a work center names one of millions of products. */
export class FindUnitsByBarcode1798000900000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await concurrentIndex(runner, { name: 'product_copy_by_barcode', on: 'product_copy (company_id, barcode)' });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX product_copy_by_barcode');
  }
}
