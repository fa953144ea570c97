import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What has to stand in a file for a mapping to fit. A mapping without heads may fit any file: so do those that were kept
 * before, until they are kept again.
 */
export class FindImportMappings1798000143300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders.import_mappings
        ADD COLUMN heads text[] NOT NULL DEFAULT '{}',
        ADD COLUMN read_columns smallint NOT NULL DEFAULT 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders.import_mappings DROP COLUMN heads, DROP COLUMN read_columns');
  }
}
