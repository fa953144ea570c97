import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Which scan an event of a rack came from and where its thing stood before, so that the scan can be taken back by an
 * event of its own.
 */
export class UndoRackScans1796100101000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE rack_event
        ADD COLUMN IF NOT EXISTS scan text,
        ADD COLUMN IF NOT EXISTS before jsonb,
        ADD COLUMN IF NOT EXISTS undoes bigint,
        DROP CONSTRAINT IF EXISTS rack_event_act_check,
        ADD CONSTRAINT rack_event_act_check CHECK (act IN ('in', 'out', 'sought', 'found', 'late', 'undone')) NOT VALID
    `);
    await runner.query('ALTER TABLE rack_event VALIDATE CONSTRAINT rack_event_act_check');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM rack_event WHERE act IN ('late', 'undone');
      ALTER TABLE rack_event
        DROP COLUMN scan, DROP COLUMN before, DROP COLUMN undoes,
        DROP CONSTRAINT rack_event_act_check,
        ADD CONSTRAINT rack_event_act_check CHECK (act IN ('in', 'out', 'sought', 'found'))
    `);
  }
}
