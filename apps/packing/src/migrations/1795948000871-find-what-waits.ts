import { concurrentIndex } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The packing plan begins with what waits: orders in planning (pal_status 1 and 2) are few of all. */
export class FindWhatWaits1795948000871 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await concurrentIndex(runner, {
      name: 'order_copy_in_planning',
      on: 'order_copy (company_id) WHERE pal_status IN (1, 2) AND NOT removed',
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX order_copy_in_planning');
  }
}
