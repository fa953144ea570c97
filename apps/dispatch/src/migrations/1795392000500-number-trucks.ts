import { backfill, concurrentIndex } from '@mullion/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Numbers trucks that have none, in the order of their ids, by the year in which they were made. */
const numberTrucks = `CREATE OR REPLACE FUNCTION dispatch.number_trucks(truck_ids int[]) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
      made record;
      given int;
    BEGIN
      FOR made IN SELECT id, company_id, extract(year FROM created_at)::int AS year FROM dispatch.trucks
        WHERE id = ANY(truck_ids) AND number IS NULL ORDER BY id FOR UPDATE
      LOOP
        INSERT INTO dispatch.truck_numbers AS kept (company_id, year, last) VALUES (made.company_id, made.year, 1)
          ON CONFLICT (company_id, year) DO UPDATE SET last = kept.last + 1 RETURNING last INTO given;
        UPDATE dispatch.trucks SET number = dispatch.truck_number(made.year, given) WHERE id = made.id;
      END LOOP;
    END $$`;

/**
 * Trucks have numbers, T26-104, counted a company and year: the counter only rises, so that the number of a deleted
 * truck is not given again. Null are those that a service of the version before makes while this one starts; they are
 * shown by their description.
 */
export class NumberTrucks1795392000500 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS truck_numbers (company_id int NOT NULL, year int NOT NULL, last int NOT NULL, PRIMARY KEY (company_id, year));
      CREATE OR REPLACE FUNCTION dispatch.truck_number(year int, counted int) RETURNS text LANGUAGE sql IMMUTABLE AS $$
        SELECT 'T' || to_char(year % 100, 'FM00') || '-' || CASE WHEN counted < 1000 THEN to_char(counted, 'FM000') ELSE counted::text END
      $$;
      ALTER TABLE trucks ADD COLUMN IF NOT EXISTS number text;
    `);
    await runner.query(numberTrucks);
    await backfill(runner, { table: 'trucks', call: 'dispatch.number_trucks' });
    await concurrentIndex(runner, { name: 'trucks_by_number', on: 'trucks (company_id, number)', isUnique: true });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION dispatch.number_trucks(int[]);
      ALTER TABLE trucks DROP COLUMN number;
      DROP FUNCTION dispatch.truck_number(int, int);
      DROP TABLE truck_numbers;
    `);
  }
}
