import { concurrentPartitionedIndex, createFolded } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLE = 'identity.audit_entry';
const usingOf = (found: string): string => `USING gin (identity.trigrams(${found}(row_name, user_name)))`;

/** Finds edits whatever marks the letters have: `Ąžuolyno` by `azuolyno`. */
export class SearchWithoutMarks1798000003100 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(createFolded('identity'));
    await runner.query(
      `CREATE OR REPLACE FUNCTION identity.audit_folded(row_name text, user_name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
         SELECT identity.folded(coalesce(row_name, '') || chr(10) || user_name)
       $$`,
    );
    await concurrentPartitionedIndex(runner, {
      name: 'audit_entry_folded',
      table: TABLE,
      using: usingOf('identity.audit_folded'),
    });
    await runner.query('DROP INDEX IF EXISTS identity.audit_entry_search');
    await runner.query('DROP FUNCTION IF EXISTS identity.audit_search(text, text)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE OR REPLACE FUNCTION identity.audit_search(row_name text, user_name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
         SELECT lower(coalesce(row_name, '') || chr(10) || user_name)
       $$`,
    );
    await concurrentPartitionedIndex(runner, {
      name: 'audit_entry_search',
      table: TABLE,
      using: usingOf('identity.audit_search'),
    });
    await runner.query('DROP INDEX identity.audit_entry_folded');
    await runner.query('DROP FUNCTION identity.audit_folded(text, text)');
    await runner.query('DROP FUNCTION identity.folded(text)');
  }
}
