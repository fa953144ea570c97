import { concurrentIndex, dropIndexes, numberKeySql } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const indexes = [{ name: 'trucks_number_key', on: `trucks (company_id, ${numberKeySql('number')})` }];

/** Finds a truck by the beginning of its number, however old it is. */
export class SearchEverything1795954347200 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const index of indexes) await concurrentIndex(runner, index);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndexes(
      runner,
      indexes.map(({ name }) => `dispatch.${name}`),
    );
  }
}
