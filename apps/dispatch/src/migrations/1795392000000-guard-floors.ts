import { concurrentIndex } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Which search of a floor is the newest, how often it was tried, who holds the lock, and that a truck is being deleted.
 */
export class GuardFloors1795392000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE trucks ADD COLUMN IF NOT EXISTS arrangement_id uuid, ADD COLUMN IF NOT EXISTS arrangement_failed boolean NOT NULL DEFAULT false,
        ADD COLUMN IF NOT EXISTS locked_by_id int, ADD COLUMN IF NOT EXISTS deleting boolean NOT NULL DEFAULT false;
      ALTER TABLE arrangements ADD COLUMN IF NOT EXISTS attempts int NOT NULL DEFAULT 0, DROP CONSTRAINT IF EXISTS arrangements_state_check,
        ADD CONSTRAINT arrangements_state_check CHECK (state IN ('waiting', 'running', 'done', 'failed', 'replaced')) NOT VALID;
    `);
    await concurrentIndex(runner, {
      name: 'arrangements_by_truck',
      on: `dispatch.arrangements (truck_id) WHERE state IN ('waiting', 'running')`,
    });
    await concurrentIndex(runner, { name: 'arrangements_by_age', on: 'dispatch.arrangements (created_at)' });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX arrangements_by_age;
      DROP INDEX arrangements_by_truck;
      UPDATE arrangements SET state = 'failed' WHERE state = 'replaced';
      ALTER TABLE arrangements DROP COLUMN attempts, DROP CONSTRAINT arrangements_state_check,
        ADD CONSTRAINT arrangements_state_check CHECK (state IN ('waiting', 'running', 'done', 'failed'));
      ALTER TABLE trucks DROP COLUMN arrangement_id, DROP COLUMN arrangement_failed, DROP COLUMN locked_by_id, DROP COLUMN deleting;
    `);
  }
}
