import { concurrentIndex } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A problem that was met at a work center is an entry of the register; taking it back takes the entry away. */
export class OpenProblemsFromOperations1795653600000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE problem ADD COLUMN IF NOT EXISTS action_id uuid');
    await concurrentIndex(runner, {
      name: 'problem_of_product',
      on: 'problem (company_id, product_id) WHERE product_id IS NOT NULL',
    });
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX problem_of_product; ALTER TABLE problem DROP COLUMN action_id');
  }
}
