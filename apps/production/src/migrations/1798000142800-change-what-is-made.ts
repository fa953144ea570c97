import type { MigrationInterface, QueryRunner } from 'typeorm';

const kindsWith = (kinds: string): string => `
  ALTER TABLE operation_event DROP CONSTRAINT operation_event_kind_check;
  ALTER TABLE operation_event ADD CONSTRAINT operation_event_kind_check
    CHECK (kind IN ('started', 'completed', 'comment', 'problem', 'returned', 'undone', 'cancelled', 'carried', 'ended', 'reopened'${kinds})) NOT VALID;`;

/**
 * Products that are changed while they are made: reserved meanwhile, to be done again, or made again without anything
 * having gone wrong.
 */
export class ChangeWhatIsMade1798000142800 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product_progress ADD COLUMN reserved_until timestamptz');
    await runner.query('ALTER TABLE remake ALTER COLUMN problem_id DROP NOT NULL');
    await runner.query(kindsWith(`, 'changed'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE operation_event SET kind = 'returned' WHERE kind = 'changed'`);
    await runner.query(kindsWith(''));
    await runner.query('DELETE FROM remake WHERE problem_id IS NULL');
    await runner.query('ALTER TABLE remake ALTER COLUMN problem_id SET NOT NULL');
    await runner.query('ALTER TABLE product_progress DROP COLUMN reserved_until');
  }
}
