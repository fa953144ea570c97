import { concurrentIndex, dropIndexes } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const named = "lower(supplier_order), lower(supplier_position), lower(coalesce(supplier_barcode, ''))";

/**
 * Whose glass a manufacturer uploaded; suppliers may use the same order numbers. It stays when the supplier is deleted.
 */
export class NameSuppliersOfGlass1795738700000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE glass_unit ADD COLUMN IF NOT EXISTS supplier_id int');
    await concurrentIndex(runner, {
      name: 'glass_unit_of_supplier',
      on: `glass_unit (company_id, coalesce(supplier_company_id, 0), coalesce(supplier_id, 0), ${named})`,
      isUnique: true,
    });
    await dropIndexes(runner, ['production.glass_unit_once']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await concurrentIndex(runner, {
      name: 'glass_unit_once',
      on: `glass_unit (company_id, coalesce(supplier_company_id, 0), ${named})`,
      isUnique: true,
    });
    await dropIndexes(runner, ['production.glass_unit_of_supplier']);
    await runner.query('ALTER TABLE glass_unit DROP COLUMN supplier_id');
  }
}
