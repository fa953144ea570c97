import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a product list or an exported list is made of, beside pallets and trucks. */
export class AddRenderOptions1795305600200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE render_jobs ADD COLUMN options jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE render_jobs DROP COLUMN options');
  }
}
