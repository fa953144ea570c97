import type { MigrationInterface, QueryRunner } from 'typeorm';

const AT_ONCE = 5_000;

/** Where a status came from was not kept: what loading had not raised counts as decided by a person. Records without "loaded" are newer ones. */
const DECIDED = `manual_status = coalesce(status_before_loading, status),
  record_version = version + (status_before_loading IS NOT NULL)::int`;
const products = `UPDATE orders.products p SET ${DECIDED},
  departure = CASE WHEN departed_truck_id IS NULL THEN NULL
    ELSE coalesce((SELECT t.departure FROM orders.trucks t WHERE t.id = p.departed_truck_id), 1) END,
  departed_at = CASE WHEN departed_truck_id IS NULL THEN NULL ELSE updated_at END`;
const orders = `UPDATE orders.orders SET ${DECIDED}, all_loaded = status_before_loading IS NOT NULL`;

/** Fills the facts of what is there in small transactions, so that nobody waits long; begun again it goes over it once more. */
export class FillStatusFacts1795392000100 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'UPDATE orders.trucks SET recalled_departure = CASE WHEN recalled THEN departure ELSE greatest(departure - 1, 0) END WHERE departure > 0',
    );
    await this.inBatches(runner, 'products', products);
    await this.inBatches(runner, 'orders', orders);
    await runner.query('ALTER TABLE orders.products DROP COLUMN status_before_loading');
    await runner.query('ALTER TABLE orders.orders DROP COLUMN status_before_loading');
    await runner.query('ALTER TABLE orders.trucks DROP COLUMN departure, DROP COLUMN recalled');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE orders.trucks ADD COLUMN departure integer NOT NULL DEFAULT 0, ADD COLUMN recalled boolean NOT NULL DEFAULT false',
    );
    for (const table of ['orders', 'products']) await runner.query(`ALTER TABLE orders.${table} ADD COLUMN status_before_loading integer`);
  }

  private async inBatches(runner: QueryRunner, table: string, update: string): Promise<void> {
    const [range] = (await runner.query(`SELECT min(id) AS first, max(id) AS last FROM orders.${table}`)) as {
      first: number | null;
      last: number | null;
    }[];
    for (let from = range?.first ?? 1; from <= (range?.last ?? 0); from += AT_ONCE)
      await runner.query(`${update} WHERE id >= $1 AND id < $2 AND (status <> 0 OR version <> 1)`, [from, from + AT_ONCE]);
  }
}
