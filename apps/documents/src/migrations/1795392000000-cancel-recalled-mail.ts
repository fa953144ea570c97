import { concurrentIndex } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A departure that was taken back sends no more mail; old files go by their age. */
export class CancelRecalledMail1795392000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS recalled_departures (
        truck_id int NOT NULL, departure int NOT NULL, company_id int NOT NULL, created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (truck_id, departure)
      );
      ALTER TABLE email_deliveries DROP CONSTRAINT IF EXISTS email_deliveries_state_check,
        ADD CONSTRAINT email_deliveries_state_check
          CHECK (state IN ('pending', 'sending', 'sent', 'failed', 'unknown', 'cancelled')) NOT VALID;
    `);
    await concurrentIndex(runner, { name: 'render_jobs_by_age', on: 'documents.render_jobs (created_at)' });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX render_jobs_by_age;
      UPDATE email_deliveries SET state = 'failed' WHERE state = 'cancelled';
      ALTER TABLE email_deliveries DROP CONSTRAINT email_deliveries_state_check,
        ADD CONSTRAINT email_deliveries_state_check CHECK (state IN ('pending', 'sending', 'sent', 'failed', 'unknown'));
      DROP TABLE recalled_departures;
    `);
  }
}
