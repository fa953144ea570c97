import { runMigrations } from '@mullion/server-kit';
import { testDatabase } from '@mullion/server-testing';
import { Client } from 'pg';
import type { DataSourceOptions } from 'typeorm';
import { dataSourceOptions as dispatch } from '../../apps/dispatch/src/data-source';
import { dataSourceOptions as orders } from '../../apps/orders/src/data-source';
import { dataSourceOptions as packing } from '../../apps/packing/src/data-source';

/** More than a batch of `backfill` ever is. */
const ROWS = 5_500;
const LARGEST = 5_000;

interface Filled {
  readonly service: 'orders' | 'packing' | 'dispatch';
  readonly options: (url: string) => DataSourceOptions;
  /** What a factory had before was made by the migrations before these. */
  readonly migrations: readonly string[];
  /** Tables that the migrations fill. */
  readonly tables: readonly string[];
  readonly rows: readonly string[];
  readonly after: string;
  readonly expected: object;
}

const cases: readonly Filled[] = [
  {
    service: 'orders',
    options: orders,
    migrations: ['FillStatusFacts1795392000100', 'FindAndSortOrdersAsPeopleDo1795392000300'],
    tables: ['orders', 'products', 'trucks'],
    rows: [
      `INSERT INTO trucks (id, company_id, version, departure, recalled) SELECT n, 1, 1, 3, n % 2 = 0 FROM generate_series(1, $1) AS n`,
      `INSERT INTO orders (company_id, production_id, customer_order_number, address_line, status, version, status_before_loading)
       SELECT 1, CASE n WHEN 2 THEN 'O1' ELSE 'o' || n END, 'K' || n, 'Kaunas', 9, 5, 8 FROM generate_series(1, $1) AS n`,
      `INSERT INTO products (company_id, order_id, barcode, position, width_mm, height_mm, depth_mm, weight_kg, area_m2, category, status, version,
         status_before_loading, departed_truck_id)
       SELECT 1, 1, 'B' || n, n, 1, 1, 1, 1, 1, 1, 11, 7, 8, n FROM generate_series(1, $1) AS n`,
    ],
    after: `SELECT (SELECT count(*)::int FROM products WHERE manual_status = 8 AND record_version = 8 AND departure = 3 AND departed_at IS NOT NULL) AS products,
      (SELECT count(*)::int FROM orders WHERE manual_status = 8 AND all_loaded AND search LIKE '% k' || substr(production_id, 2) || ' kaunas') AS orders,
      (SELECT production_id FROM orders ORDER BY id OFFSET 1 LIMIT 1) AS twin,
      (SELECT count(*)::int FROM trucks WHERE recalled_departure = CASE WHEN id % 2 = 0 THEN 3 ELSE 2 END) AS trucks`,
    expected: { products: ROWS, orders: ROWS - 1, twin: 'O1 #2', trucks: ROWS },
  },
  {
    service: 'packing',
    options: packing,
    migrations: ['VersionPalletRecords1795392000200'],
    tables: ['pallet'],
    rows: [
      `INSERT INTO pallet (company_id, number, length, width, pallet_height, spacing_between, spacing_ends, spacing_sides, max_weight,
         max_height, longest_length, full_width, layer_1, layer_2, layer_3, version)
       SELECT 1, 'N' || n, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, '', '', '', 6 FROM generate_series(1, $1) AS n`,
    ],
    after: 'SELECT count(*)::int AS pallets FROM pallet WHERE record_version = 6',
    expected: { pallets: ROWS },
  },
  {
    service: 'dispatch',
    options: dispatch,
    migrations: ['KeepContents1795306300000'],
    tables: ['trucks'],
    rows: [
      `INSERT INTO trucks (company_id, description, width, length, height, max_pallet_weight)
       SELECT 1, 'T' || n, 2480, 13600, 3000, 2000 FROM generate_series(1, $1) AS n`,
      `INSERT INTO orders (id, company_id, number, customer, version, removed) VALUES (1, 1, 'A', 'Beta', 1, false), (2, 1, 'B', 'Alfa', 1, false)`,
      `INSERT INTO pallets (id, company_id, status, version, record)
       SELECT n, 1, 1, 1, jsonb_build_object('order_ids', ARRAY[1, 2], 'products_count', 7) FROM generate_series(1, $1) AS n`,
      `INSERT INTO loads (pallet_id, company_id, truck_id, claim_id, state) SELECT n, 1, n, gen_random_uuid(), 'placed' FROM generate_series(1, $1) AS n`,
    ],
    after: `SELECT count(*)::int AS trucks FROM trucks WHERE customers = 'Alfa, Beta' AND pallets_count = 1 AND products_count = 7`,
    expected: { trucks: ROWS },
  },
];

/** Refuses a statement that writes more rows than a batch. */
const guard = (table: string): string => `
  CREATE OR REPLACE FUNCTION refuse_large() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF (SELECT count(*) FROM changed) > ${LARGEST} THEN RAISE 'one statement wrote more than a batch of %', TG_TABLE_NAME; END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER batches AFTER UPDATE ON ${table} REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refuse_large()`;

describe('migrations that fill the rows of a factory', () => {
  it.each(cases.map((filled) => [filled.service, filled] as const))(
    '%s: go in batches, and give the same when they are called again',
    async (service, { options, migrations, tables, rows, after, expected }) => {
      const names = (options('').migrations as readonly { readonly name: string }[]).map(({ name }) => name);
      const before = (url: string): DataSourceOptions => ({
        ...options(url),
        migrations: (options(url).migrations as never[]).slice(0, names.indexOf(migrations[0] ?? '')),
      });
      const database = await testDatabase(service, before);
      const searched = { options: `-c search_path=${service}` };
      const client = new Client({ connectionString: database.url, ...searched });
      await client.connect();
      const migrate = () => runMigrations({ ...options(database.url), extra: searched } as DataSourceOptions);
      try {
        for (const sql of rows) await client.query(sql, sql.includes('$1') ? [ROWS] : []);
        for (const table of tables) await client.query(guard(table));
        expect(await migrate()).toBeGreaterThan(0);
        expect((await client.query(after)).rows).toEqual([expected]);
        // as after an interruption behind the last step
        await client.query('DELETE FROM migrations WHERE name = ANY($1)', [migrations]);
        expect(await migrate()).toBe(migrations.length);
        expect((await client.query(after)).rows).toEqual([expected]);
        expect(
          (await client.query('SELECT indexrelid::regclass::text FROM pg_index WHERE NOT indisvalid')).rows,
        ).toEqual([]);
      } finally {
        await client.end();
        await database.drop();
      }
    },
    120_000,
  );
});
