import { backfill, concurrentIndex, createFolded, dropIndexes } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const CUSTOMERS = 'orders.customers';
const ORDERS = 'orders.orders';
/** An entry of an index holds 2,700 bytes: 600 letters of four. */
const searchOf = (row: string, write: string): string =>
  `${write}(left(concat_ws(' ', $production_id, $offer_id, $customer_name, $customer_order_number, $address_line), 600))`.replaceAll(
    '$',
    row,
  );

/** Finds orders and customers whatever marks the letters have: `Ąžuolyno` by `azuolyno`. */
export class SearchWithoutMarks1798000003200 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(createFolded('orders'));
    await this.write(runner, 'orders.folded');
    await this.customers(runner, 'orders.folded', { made: 'folded', dropped: 'search' });
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.write(runner, 'lower');
    await this.customers(runner, 'lower', { made: 'search', dropped: 'folded' });
    await runner.query('DROP FUNCTION orders.folded(text)');
  }

  private async write(runner: QueryRunner, write: string): Promise<void> {
    await runner.query(
      `CREATE OR REPLACE FUNCTION orders.fill_search() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN NEW.search := ${searchOf('NEW.', write)}; RETURN NEW; END $$`,
    );
    await backfill(runner, {
      table: ORDERS,
      set: `search = ${searchOf('', write)}`,
      where: `search <> ${searchOf('', write)}`,
    });
  }

  private async customers(
    runner: QueryRunner,
    write: string,
    names: { readonly made: string; readonly dropped: string },
  ): Promise<void> {
    await runner.query(
      `CREATE OR REPLACE FUNCTION orders.customer_${names.made}(name text, code text, email text, vat_number text) RETURNS text
       LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
         SELECT ${write}(name || chr(10) || coalesce(code, '') || chr(10) || coalesce(email, '') || chr(10) || coalesce(vat_number, ''))
       $$`,
    );
    const found = `orders.customer_${names.made}(name, code, email, vat_number)`;
    await concurrentIndex(runner, {
      name: `customers_${names.made}`,
      on: `${CUSTOMERS} USING gin (orders.trigrams(${found}))`,
    });
    const begun = `${CUSTOMERS} (company_id, (${write}(name) COLLATE "C"))`;
    await concurrentIndex(runner, { name: 'customers_name_begin', on: begun, isReplacement: true });
    await dropIndexes(runner, [`orders.customers_${names.dropped}`]);
    await runner.query(`DROP FUNCTION IF EXISTS orders.customer_${names.dropped}(text, text, text, text)`);
  }
}
