import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The time zones of companies: what a service does on its own has no person whose day it is. */
export class KeepTimeZones1796100102000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE companies ADD COLUMN IF NOT EXISTS time_zone text');
    // identity knew them before: the copy is read again, and no row is newer than what identity answers
    await runner.query('UPDATE companies SET version = 0 WHERE time_zone IS NULL');
    await runner.query(
      `INSERT INTO copy_state (copy, company_id, resync) SELECT 'company', company_id, 'waiting' FROM companies WHERE time_zone IS NULL
       ON CONFLICT (copy, company_id) DO UPDATE SET resync = 'waiting', resync_done = 0, resync_total = NULL, error = NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE companies DROP COLUMN time_zone');
  }
}
