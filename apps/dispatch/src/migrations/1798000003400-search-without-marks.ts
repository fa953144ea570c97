import { backfill, createFolded } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the triggers write beside a record. */
const describe = (write: string): readonly string[] => [
  `CREATE OR REPLACE FUNCTION dispatch.describe_order() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     NEW.search := ${write}(NEW.number || chr(10) || coalesce(NEW.customer, ''));
     RETURN NEW;
   END $$`,
  `CREATE OR REPLACE FUNCTION dispatch.describe_pallet() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     NEW.search := ${write}(coalesce(NEW.record ->> 'number', ''));
     NEW.order_ids := dispatch.integers(NEW.record -> 'order_ids');
     NEW.products_count := coalesce((NEW.record ->> 'products_count')::int, 0);
     RETURN NEW;
   END $$`,
];

/** Finds trucks whatever marks the letters of a customer have: `Ąžuolyno` by `azuolyno`. */
export class SearchWithoutMarks1798000003400 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(createFolded('dispatch'));
    await this.write(runner, 'dispatch.folded');
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.write(runner, 'lower');
    await runner.query('DROP FUNCTION dispatch.folded(text)');
  }

  private async write(runner: QueryRunner, write: string): Promise<void> {
    for (const statement of describe(write)) await runner.query(statement);
    // the triggers write it
    const search = `${write}(number || chr(10) || coalesce(customer, ''))`;
    await backfill(runner, { table: 'orders', set: 'number = number', where: `search <> ${search}` });
  }
}
