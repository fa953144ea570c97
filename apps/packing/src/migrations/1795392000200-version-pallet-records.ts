import type { MigrationInterface, QueryRunner } from 'typeorm';

const AT_ONCE = 5_000;

/** A version of what copies keep beside the one that edits are checked against. Filled in small transactions; begun again it goes over it once more. */
export class VersionPalletRecords1795392000200 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE pallet ADD COLUMN IF NOT EXISTS record_version int NOT NULL DEFAULT 1');
    const [range] = (await runner.query('SELECT min(id) AS first, max(id) AS last FROM pallet')) as { first: number; last: number }[];
    for (let from = range?.first ?? 1; from <= (range?.last ?? 0); from += AT_ONCE)
      await runner.query('UPDATE pallet SET record_version = version WHERE id >= $1 AND id < $2 AND record_version < version', [
        from,
        from + AT_ONCE,
      ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE pallet DROP COLUMN record_version');
  }
}
