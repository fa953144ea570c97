import { createTrigrams } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds an edit by part of the row's or the person's name, among years of them. */
export class SearchAuditEntries1795306200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(createTrigrams('identity'));
    await runner.query(
      `CREATE FUNCTION identity.audit_search(row_name text, user_name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
         SELECT lower(coalesce(row_name, '') || chr(10) || user_name)
       $$`,
    );
    await runner.query(
      'CREATE INDEX audit_entry_search ON audit_entry USING gin (identity.trigrams(identity.audit_search(row_name, user_name)))',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX audit_entry_search');
    await runner.query('DROP FUNCTION identity.audit_search(text, text)');
    await runner.query('DROP FUNCTION identity.trigrams(text)');
  }
}
