import { concurrentIndex } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who deleted a numbered pallet and what stood on it: its label is still about, and somebody scans it. */
export class KeepDeletedPallets1798000000211 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE IF NOT EXISTS deleted_pallet (
      pallet_id int PRIMARY KEY, company_id int NOT NULL, number text NOT NULL, user_name text NOT NULL, products int[] NOT NULL,
      deleted_at timestamptz NOT NULL DEFAULT now()
    )`);
    await concurrentIndex(runner, { name: 'deleted_pallet_company', on: 'deleted_pallet (company_id, number)' });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE deleted_pallet');
  }
}
