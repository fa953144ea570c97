import { concurrentIndex } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Codes of work centers that differ in case only are one work center's. */
export class TellWorkCentersApart1798000051100 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const later = (await runner.query(
      `SELECT id FROM (SELECT id, row_number() OVER (PARTITION BY company_id, lower(code) ORDER BY deleted, id) AS nth FROM production.work_center) AS coded
       WHERE nth > 1`,
    )) as { id: number }[];
    for (const { id } of later)
      await runner.query(
        `UPDATE production.work_center SET code = concat(left(code, 20), $2::text), version = version + 1 WHERE id = $1`,
        [id, ` #${id}`],
      );
    await concurrentIndex(runner, {
      name: 'work_center_code_once',
      on: 'production.work_center (company_id, lower(code))',
      isUnique: true,
    });
    await runner.query('ALTER TABLE production.work_center DROP CONSTRAINT IF EXISTS work_center_code');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE production.work_center ADD CONSTRAINT work_center_code UNIQUE (company_id, code);
      DROP INDEX production.work_center_code_once;
    `);
  }
}
