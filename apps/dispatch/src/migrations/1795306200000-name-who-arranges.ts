import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who asked for an arrangement, for the audit list; null for one that follows an edit. */
export class NameWhoArranges1795306200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE arrangements ADD COLUMN asked_by jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE arrangements DROP COLUMN asked_by');
  }
}
