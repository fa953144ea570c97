import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often a label could not be drawn. */
export class CountTriesOfLabels1798000000130 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE label_jobs ADD COLUMN IF NOT EXISTS tries int NOT NULL DEFAULT 0');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE label_jobs DROP COLUMN tries');
  }
}
