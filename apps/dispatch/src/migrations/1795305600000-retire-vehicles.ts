import { concurrentIndex } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A deleted vehicle stays for the trucks that left with it; its plate is free for another. Plates differ by more than
 * case.
 */
export class RetireVehicles1795305600000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE vehicles ADD COLUMN IF NOT EXISTS removed boolean NOT NULL DEFAULT false');
    await concurrentIndex(runner, {
      name: 'vehicles_by_trailer',
      on: 'vehicles (company_id, upper(trailer_number_plate)) WHERE NOT removed',
      isUnique: true,
    });
    await runner.query('ALTER TABLE vehicles DROP CONSTRAINT IF EXISTS vehicles_company_id_trailer_number_plate_key');
    await concurrentIndex(runner, {
      name: 'trucks_by_vehicle',
      on: 'trucks (vehicle_id) WHERE vehicle_id IS NOT NULL',
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX trucks_by_vehicle;
      DROP INDEX vehicles_by_trailer;
      DELETE FROM vehicles WHERE removed AND id NOT IN (SELECT vehicle_id FROM trucks WHERE vehicle_id IS NOT NULL);
      ALTER TABLE vehicles DROP COLUMN removed;
      ALTER TABLE vehicles ADD CONSTRAINT vehicles_company_id_trailer_number_plate_key UNIQUE (company_id, trailer_number_plate);
    `);
  }
}
