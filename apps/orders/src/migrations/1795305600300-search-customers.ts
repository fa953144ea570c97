import { concurrentIndex } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds a customer by part of name, code, e-mail or VAT number; by code and e-mail the list is sorted too. */
export class SearchCustomers1795305600300 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE OR REPLACE FUNCTION orders.customer_search(name text, code text, email text, vat_number text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
         SELECT lower(name || chr(10) || coalesce(code, '') || chr(10) || coalesce(email, '') || chr(10) || coalesce(vat_number, ''))
       $$`,
    );
    const on = 'orders.customers USING gin (orders.trigrams(orders.customer_search(name, code, email, vat_number)))';
    await concurrentIndex(runner, { name: 'customers_search', on });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX orders.customers_search');
    await runner.query('DROP FUNCTION orders.customer_search(text, text, text, text)');
  }
}
