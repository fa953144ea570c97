import type { MigrationInterface, QueryRunner } from 'typeorm';

const decided =
  'ADD COLUMN manual_status integer NOT NULL DEFAULT 0, ADD COLUMN manual_production_version integer NOT NULL DEFAULT 0';
const production =
  'ADD COLUMN production_status integer NOT NULL DEFAULT 0, ADD COLUMN production_version integer NOT NULL DEFAULT 0';
const record = 'ADD COLUMN record_version integer NOT NULL DEFAULT 1';

/**
 * Room for what statuses are derived from, and a version of what copies keep beside the one that edits are checked
 * against.
 */
export class KeepStatusFacts1795392000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE orders.products ${decided}, ${production}, ${record}, ADD COLUMN departure integer, ADD COLUMN departed_at timestamptz`,
    );
    await runner.query(
      `ALTER TABLE orders.orders ${decided}, ${production}, ${record}, ADD COLUMN preparation_status integer NOT NULL DEFAULT 0,
         ADD COLUMN preparation_version integer NOT NULL DEFAULT 0, ADD COLUMN all_loaded boolean NOT NULL DEFAULT false`,
    );
    await runner.query('ALTER TABLE orders.trucks ADD COLUMN recalled_departure integer NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders.trucks DROP COLUMN recalled_departure');
    const both = [
      'manual_status',
      'manual_production_version',
      'production_status',
      'production_version',
      'record_version',
    ];
    for (const [table, own] of [
      ['products', ['departure', 'departed_at']],
      ['orders', ['preparation_status', 'preparation_version', 'all_loaded']],
    ] as const)
      await runner.query(
        `ALTER TABLE orders.${table} ${[...both, ...own].map((name) => `DROP COLUMN ${name}`).join(', ')}`,
      );
  }
}
