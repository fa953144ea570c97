import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a company's trucks leave of which nobody has said it. */
export class SetDepartureTime1796004000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE company ADD COLUMN default_departure_time text NOT NULL DEFAULT '08:00'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE company DROP COLUMN default_departure_time');
  }
}
