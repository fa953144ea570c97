import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When by the server's clock, and at which terminal, a status was changed that the server heard of later
 * (`created_at`).
 */
export const keepTerminals = (schema: string): new () => MigrationInterface =>
  class KeepTerminals implements MigrationInterface {
    readonly name = 'KeepTerminals1796001000000';
    async up(runner: QueryRunner): Promise<void> {
      await runner.query(
        `ALTER TABLE "${schema}".status_change ADD COLUMN made_at timestamptz, ADD COLUMN terminal text`,
      );
    }
    async down(runner: QueryRunner): Promise<void> {
      await runner.query(`ALTER TABLE "${schema}".status_change DROP COLUMN terminal, DROP COLUMN made_at`);
    }
  };
