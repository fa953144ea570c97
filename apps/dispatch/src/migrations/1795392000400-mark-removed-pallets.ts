import { backfill } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The copy of pallets says of each row whether its owner still has it, as every copy does. */
export class MarkRemovedPallets1795392000400 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE pallets ADD COLUMN IF NOT EXISTS removed boolean NOT NULL DEFAULT false');
    await backfill(runner, {
      table: 'pallets',
      set: 'removed = true',
      where: `record ->> 'removed' = 'true' AND NOT removed`,
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE pallets DROP COLUMN removed');
  }
}
