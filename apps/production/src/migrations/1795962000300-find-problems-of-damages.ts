import { concurrentIndex } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The problem of a damage is looked for when its photo arrives. */
export class FindProblemsOfDamages1795962000300 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await concurrentIndex(runner, {
      name: 'problem_of_action',
      on: 'problem (company_id, action_id) WHERE action_id IS NOT NULL',
    });
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX problem_of_action');
  }
}
