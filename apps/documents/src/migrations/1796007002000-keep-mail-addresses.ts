import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Addresses that mails came back from or that want no reminders; the secret by which bounces are reported; reminders
 * and test mails among the deliveries.
 */
export class KeepMailAddresses1796007002000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS mail_addresses (
        company_id int NOT NULL,
        email text NOT NULL,
        bounced_at timestamptz,
        bounce_reason text NOT NULL DEFAULT '',
        unsubscribed_at timestamptz,
        PRIMARY KEY (company_id, email)
      );
      CREATE TABLE IF NOT EXISTS bounce_secrets (
        company_id int PRIMARY KEY,
        secret_hash text NOT NULL UNIQUE,
        user_name text NOT NULL,
        made_at timestamptz NOT NULL
      );
      CREATE SEQUENCE IF NOT EXISTS mail_press AS int;
      ALTER TABLE email_deliveries ADD COLUMN IF NOT EXISTS holder_ids int[] NOT NULL DEFAULT '{}',
        ADD COLUMN IF NOT EXISTS unsubscribe text,
        DROP CONSTRAINT IF EXISTS email_deliveries_kind_check,
        ADD CONSTRAINT email_deliveries_kind_check CHECK (kind IN ('contact', 'managers', 'link', 'reminder', 'test')) NOT VALID;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM email_deliveries WHERE kind IN ('reminder', 'test');
      ALTER TABLE email_deliveries DROP COLUMN holder_ids, DROP COLUMN unsubscribe, DROP CONSTRAINT email_deliveries_kind_check,
        ADD CONSTRAINT email_deliveries_kind_check CHECK (kind IN ('contact', 'managers', 'link'));
      DROP SEQUENCE mail_press;
      DROP TABLE bounce_secrets, mail_addresses;
    `);
  }
}
