import { concurrentIndex } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names of packing types that differ in case only are one type's. */
export class TellPackingTypesApart1798000051200 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const later = (await runner.query(
      `SELECT id FROM (SELECT id, row_number() OVER (PARTITION BY company_id, lower(description) ORDER BY id) AS nth FROM packing.packing_type) AS named
       WHERE nth > 1`,
    )) as { id: number }[];
    for (const { id } of later)
      await runner.query(
        `UPDATE packing.packing_type SET description = concat(left(description, 150), $2::text), version = version + 1 WHERE id = $1`,
        [id, ` #${id}`],
      );
    await concurrentIndex(runner, {
      name: 'packing_type_description_once',
      on: 'packing.packing_type (company_id, lower(description))',
      isUnique: true,
    });
    await runner.query('ALTER TABLE packing.packing_type DROP CONSTRAINT IF EXISTS packing_type_description');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE packing.packing_type ADD CONSTRAINT packing_type_description UNIQUE (company_id, description);
      DROP INDEX packing.packing_type_description_once;
    `);
  }
}
