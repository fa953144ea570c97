import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What packing says that orders take: a copy, filled by packing's events and the comparison of copies. */
export class KeepEstimates1795949000234 implements MigrationInterface {
  readonly name = 'KeepEstimates1795949000234';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE orders.estimates (
      id int PRIMARY KEY, company_id int NOT NULL, pallets int, length int, mass numeric(12,1), gap jsonb, version int NOT NULL, removed boolean NOT NULL
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE orders.estimates');
  }
}
