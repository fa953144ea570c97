import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which orders stand on which truck, and its day: what an order has to be made for. */
export class KeepTrucks1798000004200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE truck_copy (
        id int PRIMARY KEY, company_id int NOT NULL, order_ids int[] NOT NULL, delivery_date date, status int NOT NULL, version int NOT NULL, removed boolean NOT NULL
      );
      CREATE INDEX truck_copy_to_leave ON truck_copy (company_id) WHERE NOT removed AND status < 4;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE truck_copy');
  }
}
