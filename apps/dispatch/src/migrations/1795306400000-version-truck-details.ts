import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A version of what a person edits of a truck: that of the truck itself rises with every change of its pallets. */
export class VersionTruckDetails1795306400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE trucks ADD COLUMN details_version integer NOT NULL DEFAULT 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE trucks DROP COLUMN details_version');
  }
}
