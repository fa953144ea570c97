import { concurrentIndex } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The first event of an action is marked, so that no other action has its id: taking one back would take back both. */
export class NameActionsOnce1795738600000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE operation_event ADD COLUMN IF NOT EXISTS begins_action boolean NOT NULL DEFAULT false',
    );
    await concurrentIndex(runner, {
      name: 'operation_action_once',
      on: 'operation_event (company_id, action_id) WHERE begins_action',
      isUnique: true,
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX operation_action_once; ALTER TABLE operation_event DROP COLUMN begins_action');
  }
}
