import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The part of the audit entries that takes what no month was made for. */
export class RenameDefaultAuditPart1795392000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE audit_entry_else RENAME TO audit_entry_default');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE audit_entry_default RENAME TO audit_entry_else');
  }
}
