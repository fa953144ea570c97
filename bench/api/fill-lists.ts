import { Client } from 'pg';
import { FIRST } from './fill';

export const CUSTOMERS = 20_000;
const PALLETS_A_TRUCK = 8;
export const ADDITIONAL_PALLETS = 120_000;
const TRUCKS = ADDITIONAL_PALLETS / PALLETS_A_TRUCK;
const AUDIT_ENTRIES = 500_000;

/**
 * Years of work around the bench's orders: customers, pallets that have left, trucks that carried them, and the log of
 * edits.
 */
export const fillLists = async (adminUrl: string): Promise<void> => {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(`SET synchronous_commit = off`);
    await client.query(
      `INSERT INTO orders.customers (id, company_id, name, code, email, vat_number)
       SELECT $1 + n, 1, 'Klientas ' || n, (300000000 + n)::text, 'klientas' || n || '@example.test', 'LT' || (100000000 + n * 7) FROM generate_series(1, $2::int) AS n`,
      [FIRST, CUSTOMERS],
    );
    await client.query(
      `INSERT INTO dispatch.trucks (id, company_id, description, delivery_date, status, width, length, height, max_pallet_weight)
       SELECT $1 + n, 1, 'Reisas ' || n || ' ' || (ARRAY['Vilnius', 'Kaunas', 'Oslo', 'Bergen'])[1 + n % 4], date '2022-01-01' + n / 10,
         CASE WHEN n < $2::int - 60 THEN 5 ELSE 1 + n % 4 END, 2450, 13600, 2700, 2000 FROM generate_series(1, $2::int) AS n`,
      [FIRST, TRUCKS],
    );
    // The pallets of the scans have the ids up to FIRST + 1,500: these come after them.
    const first = FIRST + 100_000;
    await client.query(
      `INSERT INTO packing.truck_copy (id, company_id, description, delivery_date, status, version, removed)
       SELECT id, company_id, description, delivery_date, status, version, false FROM dispatch.trucks WHERE id > $1`,
      [FIRST],
    );
    await client.query(
      `INSERT INTO packing.pallet (id, company_id, number, length, width, pallet_height, spacing_between, spacing_ends, spacing_sides, max_weight, max_height, longest_length,
         full_width, status, layer_1, layer_2, layer_3, products_count, order_ids, order_number, customer_name, truck_id)
       SELECT $1 + n, 1, '00LIST' || 'P2' || lpad(n::text, 7, '0'), 2400, 1000, 120, 0, 0, 0, 2000, 2520, 2400, 1000,
         CASE WHEN n < $2::int - 600 THEN 4 ELSE n % 5 END, '1 70 0', '2 70 0', '3 70 0', 12, ARRAY[$3::int + n, $3::int + n + 1],
         'B' || lpad(n::text, 7, '0'), 'Klientas ' || n % 400, $3::int + 1 + (n - 1) / $4::int FROM generate_series(1, $2::int) AS n`,
      [first, ADDITIONAL_PALLETS, FIRST, PALLETS_A_TRUCK],
    );
    await client.query(
      `INSERT INTO dispatch.orders (id, company_id, number, customer, address, removed, version)
       SELECT id, 1, production_id, customer_name, 'Vilnius', false, 1 FROM orders.orders WHERE id > $1`,
      [FIRST],
    );
    await client.query(
      `INSERT INTO dispatch.pallets (id, company_id, record, status, version)
       SELECT p.id, 1, json_build_object('id', p.id, 'company_id', 1, 'number', p.number, 'length', p.length, 'width', p.width, 'height', 2200, 'weight', 640.5,
         'status', p.status, 'products_count', p.products_count, 'loaded_count', 0, 'order_ids', p.order_ids, 'version', 1), p.status, 1
       FROM packing.pallet p WHERE p.id > $1`,
      [first],
    );
    await client.query(
      `INSERT INTO dispatch.loads (pallet_id, company_id, truck_id, claim_id, state, x, y)
       SELECT id, 1, truck_id, gen_random_uuid(), 'placed', 0, 0 FROM packing.pallet WHERE id > $1`,
      [first],
    );
    await client.query('SELECT dispatch.keep_contents(ARRAY(SELECT id FROM dispatch.trucks WHERE id > $1))', [FIRST]);
    await client.query(
      `INSERT INTO identity.audit_entry (company_id, occurred_at, table_name, row_id, row_name, action, verb, user_id, user_name, changes)
       SELECT 1, now() - n * interval '1 minute', (ARRAY['orders', 'products', 'customers', 'users'])[1 + n % 4], ($1 + n % 200000)::text,
         'B' || lpad((n % 200000)::text, 7, '0'), 'updateOrder', CASE WHEN n % 9 = 0 THEN 'created' ELSE 'edited' END, 1 + n % 6, 'Darbuotojas ' || n % 6,
         '[{"field":"comment","before":null,"after":"skubu"}]' FROM generate_series(1, $2::int) AS n`,
      [FIRST, AUDIT_ENTRIES],
    );
    await client.query('VACUUM ANALYZE');
    await client.query('CHECKPOINT');
  } finally {
    await client.end();
  }
};
