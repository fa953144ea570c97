import { concurrentIndex } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was scanned at racks long ago goes: it is found by age. */
export class FindOldRackEvents1798000053002 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await concurrentIndex(runner, { name: 'rack_event_by_age', on: 'packing.rack_event (created_at)' });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX packing.rack_event_by_age');
  }
}
