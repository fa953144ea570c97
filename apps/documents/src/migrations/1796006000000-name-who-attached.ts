import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A photo says who made it, also when that person is long gone. */
export class NameWhoAttached1796006000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE attachment ADD COLUMN user_name text NOT NULL DEFAULT ''`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE attachment DROP COLUMN user_name');
  }
}
