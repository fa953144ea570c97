import { concurrentIndex, dropIndexes } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The history shows the last days; it is read by time. */
export class FindOperationEventsByTime1795651200100 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await concurrentIndex(runner, { name: 'operation_event_by_time', on: 'operation_event (company_id, created_at)' });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndexes(runner, ['operation_event_by_time']);
  }
}
