import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which version of each customer has given its holders their name: an older one that comes again changes nothing. */
export class RenameCustomersOnce1796100103000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE dispatch.renamed_customers (
         company_id integer NOT NULL,
         customer_id integer NOT NULL,
         version integer NOT NULL,
         PRIMARY KEY (company_id, customer_id)
       )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE dispatch.renamed_customers');
  }
}
