import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What of a product a work center works by: by all of it, until somebody says otherwise. */
export class KnowWhatCentersWorkBy1798000143100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE work_center ADD COLUMN works_by text[] NOT NULL DEFAULT '{sizes,kind,wood,paint,fittings}'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE work_center DROP COLUMN works_by');
  }
}
