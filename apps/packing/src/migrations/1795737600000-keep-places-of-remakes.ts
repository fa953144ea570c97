import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Units that are made again for scrapped ones, the scrapped ones, and how many places of a pallet wait for such a unit.
 */
export class KeepPlacesOfRemakes1795737600000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product_copy ADD COLUMN IF NOT EXISTS remake_of int');
    await runner.query('ALTER TABLE placement ADD COLUMN IF NOT EXISTS scrapped boolean NOT NULL DEFAULT false');
    await runner.query('ALTER TABLE pallet ADD COLUMN IF NOT EXISTS remakes_count int NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE pallet DROP COLUMN remakes_count');
    await runner.query('ALTER TABLE placement DROP COLUMN scrapped');
    await runner.query('ALTER TABLE product_copy DROP COLUMN remake_of');
  }
}
