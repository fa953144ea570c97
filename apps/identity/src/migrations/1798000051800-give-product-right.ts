import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whoever plans or manages edited products until now and goes on; packers and workers are given it on the page of
 * rights.
 */
export class GiveProductRight1798000051800 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO system_right (company_id, code, description, administrator, planner, manager)
      SELECT id, 'PR_EDIT', 'Kurti ir redaguoti gaminius', true, true, true FROM company WHERE kind = 'manufacturer'
      ON CONFLICT (company_id, code) DO NOTHING`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM system_right WHERE code = 'PR_EDIT'`);
  }
}
