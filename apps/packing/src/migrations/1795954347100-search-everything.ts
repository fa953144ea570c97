import { concurrentIndex, dropIndexes } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const indexes = [
  // a scan changes no number, so scans go on leaving every index untouched
  { name: 'pallet_number_shown', on: 'pallet (company_id, (lower(right(number, 7)) COLLATE "C"))' },
  { name: 'pallet_number_end', on: 'pallet (company_id, (reverse(lower(number)) COLLATE "C"))' },
];

/** Finds a pallet by the beginning of the number that people read or by the end of the whole one. */
export class SearchEverything1795954347100 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const index of indexes) await concurrentIndex(runner, index);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndexes(
      runner,
      indexes.map(({ name }) => `packing.${name}`),
    );
  }
}
