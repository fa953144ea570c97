import { backfill } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The time zones of companies: what a service does on its own has no person whose day it is. */
export class KeepTimeZones1796100102000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE companies ADD COLUMN IF NOT EXISTS time_zone text');
    // identity knew them before: rows that are older than its own are fetched by the next comparison, which is due at
    // once
    await backfill(runner, {
      table: 'companies',
      key: 'company_id',
      set: 'version = 0',
      where: 'time_zone IS NULL AND version <> 0',
    });
    await runner.query(`DELETE FROM copy_state WHERE copy = 'company'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE companies DROP COLUMN time_zone');
  }
}
