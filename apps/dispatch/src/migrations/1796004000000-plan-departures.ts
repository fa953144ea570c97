import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a truck is to leave and from where, and the company's usual time. */
export class PlanDepartures1796004000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE trucks ADD COLUMN IF NOT EXISTS departure_time text, ADD COLUMN IF NOT EXISTS gate text NOT NULL DEFAULT ''`,
    );
    // the same usual time as identity's, so the copy is right before it is sent again
    await runner.query(`ALTER TABLE companies ADD COLUMN IF NOT EXISTS departure_time text NOT NULL DEFAULT '08:00'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE trucks DROP COLUMN departure_time, DROP COLUMN gate');
    await runner.query('ALTER TABLE companies DROP COLUMN departure_time');
  }
}
