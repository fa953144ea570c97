import { concurrentIndex, createFolded, dropIndexes } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const FOUND = 'identity.audit_folded(row_name, user_name)';

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
    await concurrentIndex(runner, { name: 'audit_entry_folded', on: `identity.audit_entry USING gin (identity.trigrams(${FOUND}))` });
    await dropIndexes(runner, ['identity.audit_entry_search']);
    await runner.query('DROP FUNCTION IF EXISTS identity.audit_search(text, text)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE OR REPLACE FUNCTION identity.audit_search(row_name text, user_name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
         SELECT lower(coalesce(row_name, '') || chr(10) || user_name)
       $$`,
    );
    const on = 'identity.audit_entry USING gin (identity.trigrams(identity.audit_search(row_name, user_name)))';
    await concurrentIndex(runner, { name: 'audit_entry_search', on });
    await dropIndexes(runner, ['identity.audit_entry_folded']);
    await runner.query('DROP FUNCTION identity.audit_folded(text, text)');
    await runner.query('DROP FUNCTION identity.folded(text)');
  }
}
