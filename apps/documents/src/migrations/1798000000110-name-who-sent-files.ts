import { concurrentIndex } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * By whom a file was sent, so that what a private link has sent can be summed; what is there already is of nobody
 * known.
 */
export class NameWhoSentFiles1798000000110 implements MigrationInterface {
  readonly transaction = false;
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE attachment ADD COLUMN IF NOT EXISTS sent_by text NOT NULL DEFAULT ''`);
    await concurrentIndex(runner, {
      name: 'attachment_sent_by',
      on: 'attachment (company_id, sent_by) INCLUDE (size)',
    });
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE attachment DROP COLUMN sent_by');
  }
}
