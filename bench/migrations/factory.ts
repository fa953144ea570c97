import type { Client } from 'pg';

/** What a service's database held before the latest migrations, and what a scan writes there. */
export interface Factory {
  readonly service: 'packing' | 'orders' | 'dispatch';
  fill(client: Client, products: number): Promise<void>;
  /** Statements of one transaction; $1 counts the scans of this scanner, $2 is a product. */
  readonly scan: readonly string[];
}

const PRODUCTS_AN_ORDER = 50;
const PRODUCTS_A_PALLET = 14;
/** Events of a day and more, as an inbox and an outbox keep them. */
const EVENTS = 500_000;

const series = (count: number): string => `generate_series(1, ${count}) AS n`;

const events = async (client: Client): Promise<void> => {
  await client.query(`INSERT INTO outbox (event_id, subject, company_id, data, published_at)
    SELECT gen_random_uuid(), 'pallet.changed.v1', 1 + n % 8, json_build_object('id', n), now() FROM ${series(EVENTS)}`);
  await client.query(
    `INSERT INTO inbox (event_id, owner, position) SELECT gen_random_uuid(), 'orders', n FROM ${series(EVENTS)}`,
  );
};

const announce = `INSERT INTO outbox (event_id, subject, company_id, data, published_at)
  VALUES (gen_random_uuid(), 'pallet.changed.v1', 1, json_build_object('id', $1::int), now())`;

const packing: Factory = {
  service: 'packing',
  async fill(client, products) {
    const pallets = Math.ceil(products / PRODUCTS_A_PALLET);
    await events(client);
    await client.query(`INSERT INTO order_copy (id, company_id, number, customer, address, address_key, status, pal_status, product_count, version, removed)
      SELECT n, 1 + n % 8, 'PO-' || n, 'Customer ' || n % 900, 'Address ' || n % 900, 'a' || n % 900, 4, 1, ${PRODUCTS_AN_ORDER}, 3, false
      FROM ${series(Math.ceil(products / PRODUCTS_AN_ORDER))}`);
    await client.query(`INSERT INTO product_copy (id, order_id, company_id, barcode, position, category, width, height, depth, weight, can_be_flipped,
        status, version, removed)
      SELECT n, 1 + n / ${PRODUCTS_AN_ORDER}, 1 + n % 8, 'B' || n, n::text, 1, 900, 1200, 80, 40, false, 4, 2, false FROM ${series(products)}`);
    await client.query(`INSERT INTO pallet (company_id, number, length, width, pallet_height, spacing_between, spacing_ends, spacing_sides, max_weight,
        max_height, longest_length, full_width, layer_1, layer_2, layer_3, status, products_count, order_ids, order_number, customer_name, address, version)
      SELECT 1 + n % 8, 'P26-' || n, 1600, 1200, 150, 20, 20, 20, 1000, 2600, 3200, 1200, '', '', '', 2, ${PRODUCTS_A_PALLET}, ARRAY[1 + n / 4],
        'PO-' || n / 4, 'Customer ' || n % 900, 'Address ' || n % 900, 4 FROM ${series(pallets)}`);
    await client.query(`INSERT INTO placement (product_id, company_id, order_id, pallet_id, version)
      SELECT n, 1 + n % 8, 1 + n / ${PRODUCTS_AN_ORDER}, 1 + (n - 1) / ${PRODUCTS_A_PALLET}, 1 FROM ${series(products)}`);
  },
  scan: [
    `UPDATE placement SET loaded_at = now(), version = version + 1 WHERE product_id = $2 AND $1::int IS NOT NULL`,
    `UPDATE pallet SET loaded_count = loaded_count + 1, version = version + 1 WHERE id = 1 + ($2::int - 1) / ${PRODUCTS_A_PALLET} AND $1::int IS NOT NULL`,
    announce,
  ],
};

const orders: Factory = {
  service: 'orders',
  async fill(client, products) {
    await events(client);
    await client.query(`INSERT INTO orders (company_id, production_id, offer_id, customer_name, delivery_date, week, address_line, status, product_count, version)
      SELECT 1 + n % 8, 'PO-' || n, 'OF-' || n, 'Customer ' || n % 900, '2026-11-01'::date + n % 60, '202648', 'Address ' || n % 900, 4, ${PRODUCTS_AN_ORDER}, 3
      FROM ${series(Math.ceil(products / PRODUCTS_AN_ORDER) + 1)}`);
    await client.query(`INSERT INTO products (company_id, order_id, position, barcode, category, width_mm, height_mm, depth_mm, weight_kg, area_m2, status, version)
      SELECT 1 + n % 8, 1 + n / ${PRODUCTS_AN_ORDER}, n::text, 'B' || n, 1, 900, 1200, 80, 40, 1, 4, 2 FROM ${series(products)}`);
  },
  scan: [
    `UPDATE products SET loaded_at = now(), placement_version = placement_version + 1, version = version + 1 WHERE id = $2 AND $1::int IS NOT NULL`,
    `UPDATE orders SET version = version + 1, updated_at = now() WHERE id = 1 + $2::int / ${PRODUCTS_AN_ORDER} AND $1::int IS NOT NULL`,
    announce,
  ],
};

const dispatch: Factory = {
  service: 'dispatch',
  async fill(client, products) {
    const pallets = Math.ceil(products / PRODUCTS_A_PALLET);
    const trucks = Math.ceil(pallets / 30);
    await events(client);
    await client.query(`INSERT INTO orders (id, company_id, number, customer, address, removed, version)
      SELECT n, 1 + n % 8, 'PO-' || n, 'Customer ' || n % 900, 'Address ' || n % 900, false, 2 FROM ${series(Math.ceil(products / PRODUCTS_AN_ORDER))}`);
    await client.query(`INSERT INTO trucks (company_id, description, status, width, length, height, max_pallet_weight)
      SELECT 1 + n % 8, 'T26-' || n, 2, 2450, 13600, 2700, 1000 FROM ${series(trucks)}`);
    await client.query(`INSERT INTO pallets (id, company_id, record, status, version)
      SELECT n, 1 + n % 8, json_build_object('id', n, 'number', 'P26-' || n, 'length', 1600, 'width', 1200, 'weight', 560,
        'order_ids', json_build_array(1 + n / 4), 'removed', false, 'text', repeat('x', 300)), 2, 4 FROM ${series(pallets)}`);
    await client.query(`INSERT INTO loads (pallet_id, company_id, truck_id, claim_id, state)
      SELECT n, 1 + n % 8, 1 + n / 31, gen_random_uuid(), 'placed' FROM ${series(pallets)}`);
  },
  scan: [
    `UPDATE pallets SET version = version + 1, status = 3 WHERE id = 1 + $2::int / ${PRODUCTS_A_PALLET} AND $1::int IS NOT NULL`,
    announce,
  ],
};

export const factories: readonly Factory[] = [packing, orders, dispatch];
