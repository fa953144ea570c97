import type { MigrationInterface, QueryRunner } from 'typeorm';

const kindsWith = (kinds: string): string => `
  ALTER TABLE operation_event DROP CONSTRAINT operation_event_kind_check;
  ALTER TABLE operation_event ADD CONSTRAINT operation_event_kind_check
    CHECK (kind IN ('started', 'completed', 'comment', 'problem', 'returned', 'undone', 'cancelled', 'carried'${kinds})) NOT VALID;`;

/**
 * Operations end with their order, and open again with it. Those of orders that ended before are found by the sweep.
 */
export class EndOperations1798000004100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(kindsWith(`, 'ended', 'reopened'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE operation_event SET kind = CASE kind WHEN 'ended' THEN 'cancelled' ELSE 'undone' END WHERE kind IN ('ended', 'reopened')`,
    );
    await runner.query(kindsWith(''));
  }
}
