import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddKnownAndNameVersions1795306100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE status_right_stage ADD known jsonb');
    await runner.query('ALTER TABLE status_name ADD version int NOT NULL DEFAULT 1');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE status_name DROP COLUMN version');
    await runner.query('ALTER TABLE status_right_stage DROP COLUMN known');
  }
}
