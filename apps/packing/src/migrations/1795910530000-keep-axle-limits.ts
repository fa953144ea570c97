import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a truck carries, and what its load may put on king pin and axles, by packing type. */
export class KeepAxleLimits1795910530000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE packing_type ADD COLUMN truck_payload numeric(10,3) NOT NULL DEFAULT 24000,
      ADD COLUMN max_king_pin numeric(10,3) NOT NULL DEFAULT 10500, ADD COLUMN max_axles numeric(10,3) NOT NULL DEFAULT 19000`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE packing_type DROP COLUMN max_axles, DROP COLUMN max_king_pin, DROP COLUMN truck_payload',
    );
  }
}
