import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The plans of a packing run that looks for several. */
export class KeepPlanVariants1795947000317 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE packing_run ADD COLUMN IF NOT EXISTS variants jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE packing_run DROP COLUMN variants');
  }
}
