import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The order in which a company last unloaded a set of stops: one row for each set, found by any of its stops. */
export class RememberStops1795910520000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE stop_orders (company_id int NOT NULL, stops_hash text NOT NULL, stops text[] NOT NULL, used_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (company_id, stops_hash));
      CREATE INDEX stop_orders_by_stop ON stop_orders USING gin (stops);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE stop_orders');
  }
}
