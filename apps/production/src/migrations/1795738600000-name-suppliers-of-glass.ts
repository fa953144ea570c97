import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose glass a manufacturer uploaded; suppliers may use the same order numbers. It stays when the supplier is deleted. */
export class NameSuppliersOfGlass1795738600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE glass_unit ADD supplier_id int;
      CREATE UNIQUE INDEX glass_unit_of_supplier ON glass_unit (company_id, coalesce(supplier_company_id, 0), coalesce(supplier_id, 0),
        lower(supplier_order), lower(supplier_position), lower(coalesce(supplier_barcode, '')));
      DROP INDEX glass_unit_once;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE UNIQUE INDEX glass_unit_once ON glass_unit
        (company_id, coalesce(supplier_company_id, 0), lower(supplier_order), lower(supplier_position), lower(coalesce(supplier_barcode, '')));
      DROP INDEX glass_unit_of_supplier;
      ALTER TABLE glass_unit DROP supplier_id;
    `);
  }
}
