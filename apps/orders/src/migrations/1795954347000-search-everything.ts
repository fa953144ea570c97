import { concurrentIndex, dropIndexes, numberKeySql } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const KEY = numberKeySql('coalesce(production_id, offer_id)');

const indexes = [
  { name: 'orders_number_key', on: `orders.orders (company_id, ${KEY})` },
  { name: 'orders_number_end', on: `orders.orders (company_id, reverse${KEY})` },
  // the company stands last: else a planner without statistics takes this index for every question of one company
  { name: 'products_barcode_end', on: 'orders.products (reverse(barcode), company_id)' },
  { name: 'customers_name_begin', on: 'orders.customers (company_id, (lower(name) COLLATE "C"))' },
];

/**
 * What a person remembers of a number is its beginning or its end; both are ranges of an index, so that nothing found
 * costs as little as something.
 */
export class SearchEverything1795954347000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const index of indexes) await concurrentIndex(runner, index);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndexes(
      runner,
      indexes.map(({ name }) => `orders.${name}`),
    );
  }
}
