import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Limits of the centre of mass, narrower decks a packing type allows, and what a pallet is warned about. */
export class KeepPalletsFromTipping1795773600000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['packing_type', 'pallet']) {
      await runner.query(`ALTER TABLE ${table} ADD COLUMN IF NOT EXISTS max_offset_across int NOT NULL DEFAULT 15`);
      await runner.query(`ALTER TABLE ${table} ADD COLUMN IF NOT EXISTS max_offset_along int NOT NULL DEFAULT 10`);
    }
    await runner.query(`ALTER TABLE packing_type ADD COLUMN IF NOT EXISTS narrower_widths int[] NOT NULL DEFAULT '{}'`);
    await runner.query(`ALTER TABLE pallet ADD COLUMN IF NOT EXISTS warnings jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE pallet DROP COLUMN warnings');
    await runner.query('ALTER TABLE packing_type DROP COLUMN narrower_widths');
    for (const table of ['pallet', 'packing_type'])
      await runner.query(`ALTER TABLE ${table} DROP COLUMN max_offset_along, DROP COLUMN max_offset_across`);
  }
}
