import { backfill } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A version of what copies keep beside the one that edits are checked against. */
export class VersionPalletRecords1795392000200 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE pallet ADD COLUMN IF NOT EXISTS record_version int NOT NULL DEFAULT 1');
    await backfill(runner, { table: 'pallet', set: 'record_version = version', where: 'record_version < version' });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE pallet DROP COLUMN record_version');
  }
}
