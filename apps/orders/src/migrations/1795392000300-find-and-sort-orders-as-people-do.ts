import { backfill, concurrentIndex } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const ORDERS = 'orders.orders';
const NUMBER = 'coalesce(production_id, offer_id)';
const REGISTER = 'COLLATE "lt-x-icu"';
/** An entry of an index holds 2,700 bytes: 600 letters of four. */
const SEARCHED = `lower(left(concat_ws(' ', $production_id, $offer_id, $customer_name, $customer_order_number, $address_line), 600))`;
const searchOf = (row: string): string => SEARCHED.replaceAll('$', row);

/**
 * Numbers that differ in case only are one order's; numbers are sorted as in a register; the text filter finds the
 * customer's order number and the address too; orders of a contact or an address are found by an index.
 */
export class FindAndSortOrdersAsPeopleDo1795392000300 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await this.tellApart(runner);
    await concurrentIndex(runner, {
      name: 'orders_number',
      on: `${ORDERS} (company_id, lower(${NUMBER}))`,
      isUnique: true,
      isReplacement: true,
    });
    for (const column of ['production_id', 'offer_id']) await this.sort(runner, column, ` ${REGISTER}`);
    await concurrentIndex(runner, {
      name: 'orders_contact',
      on: `${ORDERS} (contact_id) WHERE contact_id IS NOT NULL`,
    });
    const address = 'delivery_address_id';
    await concurrentIndex(runner, {
      name: 'orders_delivery_address',
      on: `${ORDERS} (${address}) WHERE ${address} IS NOT NULL`,
    });
    await this.fillSearch(
      runner,
      searchOf('NEW.'),
      'production_id, offer_id, customer_name, customer_order_number, address_line',
    );
    await backfill(runner, { table: ORDERS, set: `search = ${searchOf('')}`, where: `search <> ${searchOf('')}` });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX orders.orders_contact, orders.orders_delivery_address, orders.orders_number');
    await runner.query(`CREATE UNIQUE INDEX orders_number ON orders.orders (company_id, ${NUMBER})`);
    for (const column of ['production_id', 'offer_id']) await this.sort(runner, column, '');
    const search = `lower(concat_ws(' ', NEW.production_id, NEW.offer_id, NEW.customer_name))`;
    await this.fillSearch(runner, search, 'production_id, offer_id, customer_name');
  }

  /** Of orders whose numbers differ in case only the later ones get their key at the end. */
  private async tellApart(runner: QueryRunner): Promise<void> {
    const later = (await runner.query(
      `SELECT id FROM (SELECT id, row_number() OVER (PARTITION BY company_id, lower(${NUMBER}) ORDER BY id) AS nth
         FROM ${ORDERS} WHERE ${NUMBER} IS NOT NULL) AS numbered WHERE nth > 1`,
    )) as { id: number }[];
    for (const { id } of later)
      await runner.query(
        `UPDATE ${ORDERS} SET production_id = CASE WHEN production_id IS NULL THEN NULL ELSE left(production_id, 48) || ' #' || id END,
           offer_id = CASE WHEN production_id IS NULL THEN left(offer_id, 48) || ' #' || id ELSE offer_id END,
           version = version + 1, record_version = record_version + 1 WHERE id = $1`,
        [id],
      );
  }

  private async sort(runner: QueryRunner, column: string, collation: string): Promise<void> {
    const by = `${column}${collation}`;
    for (const [suffix, order] of [
      ['', `${by}, id`],
      ['_desc', `${by} DESC NULLS LAST, id DESC`],
    ] as const)
      await concurrentIndex(runner, {
        name: `orders_by_${column}${suffix}`,
        on: `${ORDERS} (company_id, ${order})`,
        isReplacement: true,
      });
  }

  private async fillSearch(runner: QueryRunner, search: string, columns: string): Promise<void> {
    await runner.query(
      `CREATE OR REPLACE FUNCTION orders.fill_search() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.search := ${search}; RETURN NEW; END $$`,
    );
    await runner.query(
      `CREATE OR REPLACE TRIGGER orders_fill_search BEFORE INSERT OR UPDATE OF ${columns} ON orders.orders
       FOR EACH ROW EXECUTE FUNCTION orders.fill_search()`,
    );
  }
}
