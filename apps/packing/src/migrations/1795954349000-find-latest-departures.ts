import { concurrentIndex, dropIndexes } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The spread of estimates is learnt from the latest departures, however many there were before. */
export class FindLatestDepartures1795954349000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await concurrentIndex(runner, {
      name: 'departed_estimate_latest',
      on: 'departed_estimate (company_id, departed_at)',
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndexes(runner, ['packing.departed_estimate_latest']);
  }
}
