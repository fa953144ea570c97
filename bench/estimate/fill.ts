import { Client } from 'pg';

/** Orders of some years: all but those of the weeks that are shown have left. */
const ORDERS = 200_000;
const OPEN_ORDERS = 4_000;
const PRODUCTS_AN_ORDER = 10;
const FIRST = 1_000_000;

/**
 * What estimates read at packing: orders with their estimates, what left beside its estimate, and what stands on
 * pallets and trucks.
 */
export const fillEstimates = async (adminUrl: string): Promise<void> => {
  console.log(`filling in ${ORDERS} orders with their estimates, ${OPEN_ORDERS} of them not delivered …`);
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query('SET synchronous_commit = off');
    await client.query('SET search_path = packing');
    await client.query(
      `INSERT INTO order_copy (id, company_id, number, customer, address, address_key, status, pal_status, product_count, delivery_date, version, removed)
       SELECT $1::int + n, 1, 'E' || lpad(n::text, 7, '0'), 'Klientas', 'Vilnius', 'a' || n, CASE WHEN n <= $3::int THEN 6 ELSE 14 END, 1, $4::int,
         CASE WHEN n <= $3::int THEN current_date + n % 35 ELSE current_date - 1 - n % 1500 END, 1, false FROM generate_series(1, $2::int) AS n`,
      [FIRST, ORDERS, OPEN_ORDERS, PRODUCTS_AN_ORDER],
    );
    await client.query(
      `INSERT INTO order_estimate (order_id, company_id, pallets, length_mm, mass_kg, timber_kg, products_count, version, done)
       SELECT $1::int + n, 1, 1, 1225, 640, 60, $3::int, 1, 1 FROM generate_series(1, $2::int) AS n`,
      [FIRST, ORDERS, PRODUCTS_AN_ORDER],
    );
    await client.query(
      `INSERT INTO departed_estimate (truck_id, departure, order_id, company_id, products, pallets, length_mm, products_count, estimated_pallets,
         estimated_length_mm, departed_at)
       SELECT $1::int + n / 40, 1, $1::int + n, 1, $4::int, 1, 1000 + n % 400, $4::int, 1, 1225, now() - n * interval '5 minutes'
       FROM generate_series($3::int + 1, $2::int) AS n`,
      [FIRST, ORDERS, OPEN_ORDERS, PRODUCTS_AN_ORDER],
    );
    await client.query(
      `INSERT INTO pallet (id, company_id, number, length, width, pallet_height, spacing_between, spacing_ends, spacing_sides, max_weight, max_height,
         longest_length, full_width, status, layer_1, layer_2, layer_3, products_count, truck_id)
       SELECT $1::int + n, 1, '00ESTM' || 'P3' || lpad(n::text, 6, '0'), 2400, 1000, 120, 0, 0, 0, 2000, 2520, 2400, 1000, 1, '1 70 0', '2 70 0', '3 70 0', $3::int,
         CASE WHEN n % 2 = 0 THEN $1::int + n / 16 END FROM generate_series(1, $2::int) AS n`,
      [FIRST, OPEN_ORDERS, PRODUCTS_AN_ORDER],
    );
    await client.query(
      `INSERT INTO placement (product_id, company_id, order_id, pallet_id, x, y)
       SELECT $1::int + n, 1, $1::int + 1 + (n - 1) / $3::int, $1::int + 1 + (n - 1) / $3::int, 0, 0 FROM generate_series(1, $2::int) AS n`,
      [FIRST, OPEN_ORDERS * PRODUCTS_AN_ORDER, PRODUCTS_AN_ORDER],
    );
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
};
