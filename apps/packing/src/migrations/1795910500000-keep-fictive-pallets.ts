import { concurrentIndex, dropIndexes } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How high a fictive pallet is above its timber, and those that wait for a truck. */
export class KeepFictivePallets1795910500000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE pallet ADD COLUMN IF NOT EXISTS content_height int NOT NULL DEFAULT 0');
    await concurrentIndex(runner, { name: 'pallet_fictive', on: 'pallet (company_id, truck_id) WHERE fictive' });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndexes(runner, ['pallet_fictive']);
    await runner.query('ALTER TABLE pallet DROP COLUMN content_height');
  }
}
