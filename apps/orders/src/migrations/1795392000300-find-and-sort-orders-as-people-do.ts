import type { MigrationInterface, QueryRunner } from 'typeorm';

const AT_ONCE = 5_000;
const NUMBER = 'coalesce(production_id, offer_id)';
const REGISTER = 'COLLATE "lt-x-icu"';
/** An entry of an index holds 2,700 bytes: 600 letters of four. */
const SEARCHED = `lower(left(concat_ws(' ', $production_id, $offer_id, $customer_name, $customer_order_number, $address_line), 600))`;
const searchOf = (row: string): string => SEARCHED.replaceAll('$', row);

/**
 * Numbers that differ in case only are one order's; numbers are sorted as in a register; the text filter finds the customer's order number and
 * the address too; orders of a contact or an address are found by an index. In small steps that nobody waits for; begun again it goes over them.
 */
export class FindAndSortOrdersAsPeopleDo1795392000300 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // Of two orders that are told apart by case alone the later one is told apart by its key from now on.
    await runner.query(
      `UPDATE orders.orders o SET production_id = CASE WHEN production_id IS NULL THEN NULL ELSE left(production_id, 48) || ' #' || id END,
         offer_id = CASE WHEN production_id IS NULL THEN left(offer_id, 48) || ' #' || id ELSE offer_id END,
         version = version + 1, record_version = record_version + 1
       WHERE EXISTS (SELECT 1 FROM orders.orders e WHERE e.company_id = o.company_id AND e.id < o.id
         AND lower(coalesce(e.production_id, e.offer_id)) = lower(coalesce(o.production_id, o.offer_id)))`,
    );
    await this.index(runner, 'orders_number_in_any_case', `(company_id, lower(${NUMBER}))`, 'UNIQUE');
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS orders.orders_number');
    await runner.query('ALTER INDEX orders.orders_number_in_any_case RENAME TO orders_number');
    for (const column of ['production_id', 'offer_id']) await this.sort(runner, column, ` ${REGISTER}`);
    await this.index(runner, 'orders_contact', '(contact_id) WHERE contact_id IS NOT NULL');
    await this.index(runner, 'orders_delivery_address', '(delivery_address_id) WHERE delivery_address_id IS NOT NULL');
    await this.fillSearch(runner, searchOf('NEW.'), 'production_id, offer_id, customer_name, customer_order_number, address_line');
    const [range] = (await runner.query('SELECT min(id) AS first, max(id) AS last FROM orders.orders')) as {
      first: number;
      last: number;
    }[];
    for (let from = range?.first ?? 1; from <= (range?.last ?? 0); from += AT_ONCE)
      await runner.query(`UPDATE orders.orders SET search = ${searchOf('')} WHERE id >= $1 AND id < $2 AND search <> ${searchOf('')}`, [
        from,
        from + AT_ONCE,
      ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX orders.orders_contact, orders.orders_delivery_address, orders.orders_number');
    await runner.query(`CREATE UNIQUE INDEX orders_number ON orders.orders (company_id, ${NUMBER})`);
    for (const column of ['production_id', 'offer_id']) await this.sort(runner, column, '');
    const search = `lower(concat_ws(' ', NEW.production_id, NEW.offer_id, NEW.customer_name))`;
    await this.fillSearch(runner, search, 'production_id, offer_id, customer_name');
  }

  private async sort(runner: QueryRunner, column: string, collation: string): Promise<void> {
    for (const [suffix, order] of [
      ['', 'id'],
      ['_desc', 'id DESC'],
    ] as const) {
      const name = `orders_by_${column}${suffix}`;
      const direction = suffix === '' ? '' : ' DESC NULLS LAST';
      await this.index(runner, `${name}_new`, `(company_id, ${column}${collation}${direction}, ${order})`);
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS orders.${name}`);
      await runner.query(`ALTER INDEX orders.${name}_new RENAME TO ${name}`);
    }
  }

  /** An index that was broken off when it was made before is made anew. */
  private async index(runner: QueryRunner, name: string, on: string, unique = ''): Promise<void> {
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS orders.${name}`);
    await runner.query(`CREATE ${unique} INDEX CONCURRENTLY ${name} ON orders.orders ${on}`);
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
