import { concurrentIndex } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns = ['customer_name', 'address_line'];
const REGISTER = 'COLLATE "lt-x-icu"';

const indexesBy = (collation: string) =>
  columns.flatMap((column) => [
    { name: `orders_by_${column}`, on: `orders.orders (company_id, ${column}${collation}, id)` },
    {
      name: `orders_by_${column}_desc`,
      on: `orders.orders (company_id, ${column}${collation} DESC NULLS LAST, id DESC)`,
    },
  ]);

/**
 * Orders and customers are listed by names as in a Lithuanian register (Ą before B, y beside i): the indexes that sort
 * them hold them so.
 */
export class SortNamesAsInARegister1795306400000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const { name, on } of indexesBy(` ${REGISTER}`))
      await concurrentIndex(runner, { name, on, isReplacement: true });
    await concurrentIndex(runner, {
      name: 'customers_by_name',
      on: `orders.customers (company_id, name ${REGISTER}, id)`,
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX orders.customers_by_name');
    for (const { name, on } of indexesBy('')) {
      await runner.query(`DROP INDEX orders.${name}`);
      await runner.query(`CREATE INDEX ${name} ON ${on}`);
    }
  }
}
