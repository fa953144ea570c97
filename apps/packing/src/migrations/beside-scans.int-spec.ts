import { runMigrations } from '@mullion/server-kit';
import { eventually, testDatabase } from '@mullion/server-testing';
import { Client } from 'pg';
import type { DataSourceOptions } from 'typeorm';
import { dataSourceOptions } from '../data-source';

const PALLETS = 20_000;
const extra = { options: '-c search_path=packing' };

/** As a factory had it before: the kit's tables, pallets and pins, without what came later. */
const before = (url: string): DataSourceOptions => {
  const options = dataSourceOptions(url);
  const names = (options.migrations as readonly { readonly name: string }[]).map(({ name }) => name);
  return {
    ...options,
    migrations: (options.migrations as never[]).slice(0, names.indexOf('SearchPallets1795305600000')),
  } as DataSourceOptions;
};

const open = async (connectionString: string): Promise<Client> => {
  const client = new Client({ connectionString, ...extra });
  await client.connect();
  return client;
};

describe('the migrations of a factory that works', () => {
  it('let scans pass while they wait for a lock and while they fill and index, and leave what a new factory has', async () => {
    const database = await testDatabase('packing', before);
    const [scanner, other, reader] = await Promise.all([open(database.url), open(database.url), open(database.url)]);
    let isScanning = true;
    let scans = 0;
    // far more than a migration waits: a scan that waits so long stands behind one that does not give up
    await scanner.query('SET lock_timeout = 20000');
    const scan = async () => {
      for (; isScanning; scans += 1)
        await scanner.query(
          'UPDATE pallet SET loaded_count = loaded_count + 1, version = version + 1 WHERE id = 1 + $1 % $2::int',
          [scans, PALLETS],
        );
    };
    try {
      await scanner.query(
        `INSERT INTO pallet (company_id, number, length, width, pallet_height, spacing_between, spacing_ends, spacing_sides, max_weight,
           max_height, longest_length, full_width, layer_1, layer_2, layer_3, order_number, customer_name)
         SELECT 1, 'N' || n, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, '', '', '', 'Order ' || n, 'Customer' FROM generate_series(1, $1) AS n`,
        [PALLETS],
      );
      await other.query('BEGIN');
      await other.query('SELECT 1 FROM pallet LIMIT 1');
      const scanning = scan();
      const migrated = runMigrations({ ...dataSourceOptions(database.url), extra } as DataSourceOptions);
      const isWaiting = async () => {
        const { rowCount } = await reader.query(
          `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'ALTER TABLE pallet%'`,
        );
        return (rowCount ?? 0) > 0;
      };
      await eventually(async () => expect(await isWaiting()).toBe(true));
      // somebody holds the table for as long as it takes, and scans go on nevertheless
      const seen = scans;
      await eventually(() => expect(scans).toBeGreaterThan(seen + 50));
      await other.query('COMMIT');
      expect(await migrated).toBeGreaterThanOrEqual(3);
      const during = scans;
      await eventually(() => expect(scans).toBeGreaterThan(during));
      isScanning = false;
      await scanning;
      expect((await reader.query('SELECT count(*)::int AS n FROM pallet WHERE search IS NULL')).rows).toEqual([
        { n: 0 },
      ]);
      expect((await reader.query('SELECT search FROM pallet WHERE id = 7')).rows).toEqual([
        { search: 'n7\norder 7\ncustomer\n' },
      ]);
      expect(
        (await reader.query(`SELECT indexrelid::regclass::text AS name FROM pg_index WHERE NOT indisvalid`)).rows,
      ).toEqual([]);
    } finally {
      isScanning = false;
      await Promise.all([scanner, other, reader].map((client) => client.end()));
      await database.drop();
    }
  });
});
