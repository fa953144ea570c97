import { Client } from 'pg';

export const ORDERS = 200_000;
export const PRODUCTS_AN_ORDER = 10;
/** Pallets to scan onto, and products on each. */
export const PALLETS = 6_000;
export const PRODUCTS_A_PALLET = 30;

/** Bigger than any id of the demo factory. */
export const FIRST = 10_000_000;
export const firstPallet = FIRST;

/**
 * 200,000 orders and 2 million products at company 1, and prepared pallets whose products wait for their scan. Statuses
 * and sums agree with the facts they are derived from, or the first event of an order would correct its row.
 */
export const fill = async (adminUrl: string): Promise<void> => {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(`CREATE SCHEMA bench`);
    await client.query(
      `CREATE TABLE bench.outbox (id bigserial PRIMARY KEY, data json NOT NULL, published_at timestamptz, created_at timestamptz NOT NULL DEFAULT now())`,
    );
    await client.query(
      `CREATE TABLE bench.keys (key text PRIMARY KEY, answer json NOT NULL, created_at timestamptz NOT NULL DEFAULT now())`,
    );
    await client.query(`SET synchronous_commit = off; SET search_path = orders`);
    await client.query(
      `INSERT INTO orders.orders (id, company_id, production_id, offer_id, customer_name, delivery_date, week, status, manual_status, area_m2, product_count)
       SELECT $1 + n, 1, 'B' || lpad(n::text, 7, '0'), 'P-' || n, 'Klientas ' || n % 400, date '2026-01-01' + n % 700, '2026' || lpad((n % 52 + 1)::text, 2, '0'), n % 16, n % 16, 1.8 * $3::int, $3
       FROM generate_series(1, $2::int) AS n`,
      [FIRST, ORDERS, PRODUCTS_AN_ORDER],
    );
    await client.query(
      `INSERT INTO orders.products (id, company_id, order_id, position, barcode, type, category, width_mm, height_mm, depth_mm, weight_kg, area_m2, status, manual_status, can_be_flipped)
       SELECT $1 + n, 1, $1 + 1 + (n - 1) / $3, (n % $3)::text, 'BENCH' || lpad(n::text, 8, '0'), 'Langas', 1, 900 + n % 700, 1200 + n % 900, 90, 50 + n % 40, 1.8, 6, 6, true
       FROM generate_series(1, $2::int) AS n`,
      [FIRST, ORDERS * PRODUCTS_AN_ORDER, PRODUCTS_AN_ORDER],
    );
    const scans = PALLETS * PRODUCTS_A_PALLET;
    await client.query(`SET search_path = packing`);
    await client.query(
      `INSERT INTO packing.order_copy (id, company_id, number, customer, address, address_key, status, pal_status, product_count, version, removed)
       SELECT $1 + n, 1, 'B' || lpad(n::text, 7, '0'), 'Klientas', 'Vilnius', 'a' || n, 6, 1, $3, 1, false FROM generate_series(1, $2::int) AS n`,
      [FIRST, scans / PRODUCTS_AN_ORDER, PRODUCTS_AN_ORDER],
    );
    await client.query(
      `INSERT INTO packing.product_copy (id, order_id, company_id, barcode, position, type, category, width, height, depth, weight, can_be_flipped, status, version, removed)
       SELECT $1 + n, $1 + 1 + (n - 1) / $3, 1, 'BENCH' || lpad(n::text, 8, '0'), (n % $3)::text, 'Langas', 1, 900, 1200, 90, 50, true, 6, 1, false
       FROM generate_series(1, $2::int) AS n`,
      [FIRST, scans, PRODUCTS_AN_ORDER],
    );
    await client.query(
      `INSERT INTO packing.pallet (id, company_id, number, length, width, pallet_height, spacing_between, spacing_ends, spacing_sides, max_weight, max_height, longest_length,
         full_width, status, layer_1, layer_2, layer_3, products_count)
       SELECT $1 + n, 1, '00BENC' || 'P26' || lpad(n::text, 4, '0'), 2400, 1000, 120, 0, 0, 0, 2000, 2520, 2400, 1000, 1, '1 70 0', '2 70 0', '3 70 0', $3
       FROM generate_series(0, $2::int - 1) AS n`,
      [FIRST, PALLETS, PRODUCTS_A_PALLET],
    );
    await client.query(
      `INSERT INTO packing.placement (product_id, company_id, order_id, pallet_id, x, y)
       SELECT $1 + n, 1, $1 + 1 + (n - 1) / $4, $1 + (n - 1) / $3, 0, 0 FROM generate_series(1, $2::int) AS n`,
      [FIRST, scans, PRODUCTS_A_PALLET, PRODUCTS_AN_ORDER],
    );
    await client.query('VACUUM ANALYZE');
    await client.query('CHECKPOINT');
  } finally {
    await client.end();
  }
};

export const barcodeOf = (n: number): string => `BENCH${String(n).padStart(8, '0')}`;
/** The pallet that the n-th product (from 1) stands on. */
export const palletOf = (n: number): number => FIRST + Math.floor((n - 1) / PRODUCTS_A_PALLET);
