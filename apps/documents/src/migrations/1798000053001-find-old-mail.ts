import { concurrentIndex } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Old mails lose their text and pictures: those that have them are found by age. */
export class FindOldMail1798000053001 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await concurrentIndex(runner, {
      name: 'email_deliveries_full',
      on: `documents.email_deliveries (created_at) WHERE html <> ''`,
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX documents.email_deliveries_full');
  }
}
