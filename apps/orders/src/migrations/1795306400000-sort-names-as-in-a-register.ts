import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns = ['customer_name', 'address_line'];
const REGISTER = 'COLLATE "lt-x-icu"';

/** Orders and customers are listed by names as in a Lithuanian register (Ą before B, y beside i): the indexes that sort them hold them so. */
export class SortNamesAsInARegister1795306400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.indexOrders(runner, ` ${REGISTER}`);
    await runner.query(`CREATE INDEX customers_by_name ON orders.customers (company_id, name ${REGISTER}, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX orders.customers_by_name');
    await this.indexOrders(runner, '');
  }

  private async indexOrders(runner: QueryRunner, collation: string): Promise<void> {
    for (const column of columns) {
      await runner.query(`DROP INDEX orders.orders_by_${column}, orders.orders_by_${column}_desc`);
      await runner.query(`CREATE INDEX orders_by_${column} ON orders.orders (company_id, ${column}${collation}, id)`);
      await runner.query(
        `CREATE INDEX orders_by_${column}_desc ON orders.orders (company_id, ${column}${collation} DESC NULLS LAST, id DESC)`,
      );
    }
  }
}
