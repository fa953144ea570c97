import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The page that a person has chosen to begin with; null is the usual one. */
export class KeepStartPages1795954347300 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD COLUMN IF NOT EXISTS start_page text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN start_page');
  }
}
