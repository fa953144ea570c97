import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the load of a truck may put on king pin and axles. */
export class KeepAxleLimits1795910530000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE trucks ADD COLUMN IF NOT EXISTS max_king_pin numeric(9,1) NOT NULL DEFAULT 10500');
    await runner.query('ALTER TABLE trucks ADD COLUMN IF NOT EXISTS max_axles numeric(9,1) NOT NULL DEFAULT 19000');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE trucks DROP COLUMN max_axles, DROP COLUMN max_king_pin');
  }
}
