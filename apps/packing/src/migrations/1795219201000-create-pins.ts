import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What packing runs leave where it is. A pin of a product holds as long as the product stands on that pallet. */
export class CreatePins1795219201000 implements MigrationInterface {
  readonly name = 'CreatePins1795219201000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE pallet_pin (
      pallet_id int PRIMARY KEY REFERENCES pallet (id) ON DELETE CASCADE, company_id int NOT NULL
    )`);
    await runner.query(`CREATE TABLE product_pin (
      product_id int PRIMARY KEY, pallet_id int NOT NULL REFERENCES pallet (id) ON DELETE CASCADE, company_id int NOT NULL
    )`);
    await runner.query('CREATE INDEX product_pin_pallet ON product_pin (pallet_id)');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE product_pin');
    await runner.query('DROP TABLE pallet_pin');
  }
}
