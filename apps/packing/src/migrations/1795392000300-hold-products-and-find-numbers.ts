import { concurrentIndex } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A product whose sizes are being changed at orders holds its pallet open until then; order numbers are found by any
 * part of them.
 */
export class HoldProductsAndFindNumbers1795392000300 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE placement ADD COLUMN IF NOT EXISTS held_until timestamptz');
    await concurrentIndex(runner, {
      name: 'order_copy_number_part',
      on: 'order_copy USING gin (packing.trigrams(lower(number)))',
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX order_copy_number_part');
    await runner.query('ALTER TABLE placement DROP COLUMN held_until');
  }
}
