import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a taken plan changed, so that it can be taken back. */
export class KeepUndo1795305601000 implements MigrationInterface {
  readonly name = 'KeepUndo1795305601000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE packing_run ADD COLUMN undo jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE packing_run DROP COLUMN undo');
  }
}
