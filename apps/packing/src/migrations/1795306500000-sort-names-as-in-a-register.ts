import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pallets are listed by customer as in a Lithuanian register (Ą before B, y beside i): the index that sorts them holds them so. */
export class SortNamesAsInARegister1795306500000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return this.indexCustomers(runner, ' COLLATE "lt-x-icu"');
  }

  down(runner: QueryRunner): Promise<void> {
    return this.indexCustomers(runner, '');
  }

  private async indexCustomers(runner: QueryRunner, collation: string): Promise<void> {
    await runner.query('DROP INDEX pallet_by_customer');
    await runner.query(`CREATE INDEX pallet_by_customer ON pallet (company_id, customer_name${collation}, id)`);
  }
}
