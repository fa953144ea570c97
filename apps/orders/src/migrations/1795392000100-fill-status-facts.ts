import { backfill } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Where a status came from was not kept: what loading had not raised counts as decided by a person. Records without
 * "loaded" are newer ones.
 */
const MANUAL = 'coalesce(status_before_loading, status)';
const RECORD = 'version + (status_before_loading IS NOT NULL)::int';
const RECALLED = 'CASE WHEN recalled THEN departure ELSE greatest(departure - 1, 0) END';
const decided = `manual_status = ${MANUAL}, record_version = ${RECORD}`;
const undecided = `manual_status <> ${MANUAL} OR record_version <> ${RECORD}`;

/** Fills the facts of what is there, then drops what they were derived from. */
export class FillStatusFacts1795392000100 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    if (await isFilled(runner)) return;
    await backfill(runner, {
      table: 'orders.trucks',
      set: `recalled_departure = ${RECALLED}`,
      where: `departure > 0 AND recalled_departure <> ${RECALLED}`,
    });
    await backfill(runner, {
      table: 'orders.products',
      set: `${decided}, departure = CASE WHEN departed_truck_id IS NULL THEN NULL
          ELSE coalesce((SELECT t.departure FROM orders.trucks t WHERE t.id = products.departed_truck_id), 1) END,
        departed_at = CASE WHEN departed_truck_id IS NULL THEN NULL ELSE updated_at END`,
      where: `${undecided} OR (departed_truck_id IS NOT NULL AND products.departure IS NULL)`,
    });
    await backfill(runner, {
      table: 'orders.orders',
      set: `${decided}, all_loaded = status_before_loading IS NOT NULL`,
      where: `${undecided} OR all_loaded <> (status_before_loading IS NOT NULL)`,
    });
    // one statement: all of them go, or none and the migration is called again
    await runner.query(`
      ALTER TABLE orders.products DROP COLUMN status_before_loading;
      ALTER TABLE orders.orders DROP COLUMN status_before_loading;
      ALTER TABLE orders.trucks DROP COLUMN departure, DROP COLUMN recalled`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE orders.trucks ADD COLUMN departure integer NOT NULL DEFAULT 0, ADD COLUMN recalled boolean NOT NULL DEFAULT false',
    );
    for (const table of ['orders', 'products'])
      await runner.query(`ALTER TABLE orders.${table} ADD COLUMN status_before_loading integer`);
  }
}

/** Was it interrupted after its last step? */
const isFilled = async (runner: QueryRunner): Promise<boolean> => {
  const left = await runner.query(
    `SELECT 1 FROM pg_attribute WHERE attrelid = 'orders.products'::regclass AND attname = 'status_before_loading' AND NOT attisdropped`,
  );
  return (left as unknown[]).length === 0;
};
