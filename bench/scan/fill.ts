import { Client } from 'pg';

/** Bigger than any id of the demo factory. */
const FIRST = 20_000_000;
const PRODUCTS_A_PALLET = 30;
const PRODUCTS_AN_ORDER = 10;

export interface Product {
  readonly id: number;
  readonly barcode: string;
  readonly pallet: number;
}

/** The n-th product (from 1) with the pallet that it stands on. */
export const productAt = (n: number): Product => ({
  id: FIRST + n,
  barcode: `SCAN${String(n).padStart(8, '0')}`,
  pallet: FIRST + Math.floor((n - 1) / PRODUCTS_A_PALLET),
});

/** Products that stand on prepared pallets and wait for their scan, `count` of them and what fills the last pallet. */
export const fillPallets = async (adminUrl: string, count: number): Promise<void> => {
  const pallets = Math.ceil(count / PRODUCTS_A_PALLET);
  const products = pallets * PRODUCTS_A_PALLET;
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(`SET synchronous_commit = off; SET search_path = orders`);
    await client.query(
      `INSERT INTO orders.orders (id, company_id, production_id, offer_id, customer_name, delivery_date, week, status, manual_status, area_m2, product_count)
       SELECT $1 + n, 1, 'S' || lpad(n::text, 7, '0'), 'S-' || n, 'Klientas', date '2026-12-01', '202649', 6, 6, 1.8 * $3::int, $3
       FROM generate_series(1, $2::int) AS n`,
      [FIRST, products / PRODUCTS_AN_ORDER, PRODUCTS_AN_ORDER],
    );
    await client.query(
      `INSERT INTO orders.products (id, company_id, order_id, position, barcode, type, category, width_mm, height_mm, depth_mm, weight_kg, area_m2, status, manual_status, can_be_flipped)
       SELECT $1 + n, 1, $1 + 1 + (n - 1) / $3, (n % $3)::text, 'SCAN' || lpad(n::text, 8, '0'), 'Langas', 1, 900, 1200, 90, 50, 1.8, 6, 6, true
       FROM generate_series(1, $2::int) AS n`,
      [FIRST, products, PRODUCTS_AN_ORDER],
    );
    await client.query(`SET search_path = packing`);
    await client.query(
      `INSERT INTO packing.order_copy (id, company_id, number, customer, address, address_key, status, pal_status, product_count, version, removed)
       SELECT $1 + n, 1, 'S' || lpad(n::text, 7, '0'), 'Klientas', 'Vilnius', 's' || n, 6, 1, $3, 1, false FROM generate_series(1, $2::int) AS n`,
      [FIRST, products / PRODUCTS_AN_ORDER, PRODUCTS_AN_ORDER],
    );
    await client.query(
      `INSERT INTO packing.product_copy (id, order_id, company_id, barcode, position, type, category, width, height, depth, weight, can_be_flipped, status, version, removed)
       SELECT $1 + n, $1 + 1 + (n - 1) / $3, 1, 'SCAN' || lpad(n::text, 8, '0'), (n % $3)::text, 'Langas', 1, 900, 1200, 90, 50, true, 6, 1, false
       FROM generate_series(1, $2::int) AS n`,
      [FIRST, products, PRODUCTS_AN_ORDER],
    );
    await client.query(
      `INSERT INTO packing.pallet (id, company_id, number, length, width, pallet_height, spacing_between, spacing_ends, spacing_sides, max_weight, max_height, longest_length,
         full_width, status, layer_1, layer_2, layer_3, products_count)
       SELECT $1 + n, 1, '00SCAN' || 'P26' || lpad(n::text, 5, '0'), 2400, 1000, 120, 0, 0, 0, 2000, 2520, 2400, 1000, 1, '1 70 0', '2 70 0', '3 70 0', $3
       FROM generate_series(0, $2::int - 1) AS n`,
      [FIRST, pallets, PRODUCTS_A_PALLET],
    );
    await client.query(
      `INSERT INTO packing.placement (product_id, company_id, order_id, pallet_id, x, y)
       SELECT $1 + n, 1, $1 + 1 + (n - 1) / $4, $1 + (n - 1) / $3, 0, 0 FROM generate_series(1, $2::int) AS n`,
      [FIRST, products, PRODUCTS_A_PALLET, PRODUCTS_AN_ORDER],
    );
    await client.query('VACUUM ANALYZE');
    await client.query('CHECKPOINT');
  } finally {
    await client.end();
  }
};

export interface Kept {
  /** Answered as loaded, and not loaded in the database. */
  readonly lost: number;
  /** Loaded with more or fewer than one line of history. */
  readonly doubled: number;
  /** Pallets whose count differs from what is loaded on them. */
  readonly miscounted: number;
}

/** What the database says of products that were answered as loaded. */
export const keptOf = async (adminUrl: string, answered: readonly Product[]): Promise<Kept> => {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  const count = async (sql: string, ids: readonly number[]): Promise<number> =>
    (await client.query<{ n: number }>(sql, [ids])).rows[0]?.n ?? 0;
  const ids = answered.map(({ id }) => id);
  const pallets = [...new Set(answered.map(({ pallet }) => pallet))];
  try {
    return {
      lost:
        ids.length -
        (await count(
          'SELECT count(*)::int AS n FROM packing.placement WHERE product_id = ANY($1) AND loaded_at IS NOT NULL',
          ids,
        )),
      doubled: await count(
        `SELECT count(*)::int AS n FROM (SELECT row_id FROM packing.status_change WHERE table_name = 'placements' AND row_id = ANY($1)
         GROUP BY row_id HAVING count(*) <> 1) AS more`,
        ids,
      ),
      miscounted: await count(
        `SELECT count(*)::int AS n FROM packing.pallet p WHERE p.id = ANY($1) AND p.loaded_count <>
         (SELECT count(*) FROM packing.placement l WHERE l.pallet_id = p.id AND l.loaded_at IS NOT NULL)`,
        pallets,
      ),
    };
  } finally {
    await client.end();
  }
};
