import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The text of the mail that reminds of returnables; empty is the usual one. */
export class KeepReminderMail1796007001000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE identity.company ADD COLUMN IF NOT EXISTS reminder_email_template text NOT NULL DEFAULT ''`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE identity.company DROP COLUMN reminder_email_template');
  }
}
