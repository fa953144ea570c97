import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How the optimiser may stack (packing-model.md, rule 3); the defaults are the page's values. */
export class AddStackRules1767225607000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE company ADD COLUMN stack_rules jsonb NOT NULL
      DEFAULT '{"max_load_ratio": 2, "centre_inside": 50, "max_levels": 4, "bare_under": 60}'`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE company DROP COLUMN stack_rules');
  }
}
