import { Client } from 'pg';

export const ORDERS = 50_000;
/** Orders of the matrix: those of status 5 to 6, the demo factory's among them. */
export const SHOWN_ORDERS = 200;
/** Orders whose products are completed while it is measured; their status keeps them out of the matrix. */
export const WORK_ORDERS = 4_000;
const PRODUCTS_AN_ORDER = 10;
/** Orders of earlier years have fewer products, or the bench would fill in for half an hour. */
const PRODUCTS_BEFORE = 2;
export const CENTERS = 9;

/** Bigger than any id of the demo factory. */
export const FIRST = 10_000_000;
const FIRST_BEFORE = FIRST + 1_000_000;

export interface Filled {
  /** The first work center of production. */
  readonly center: number;
  /** Products that wait there. */
  readonly products: readonly number[];
}

/**
 * Each order with as many products as said, each product with an operation at every work center; those up to `done` are
 * complete.
 */
const orders = (orderIds: string, products: number, first: string): string => `
  INSERT INTO production.order_copy (id, company_id, number, customer, delivery_date, status, removed, version, product_count, production_id, area, completion_date, product_type, manager)
    SELECT id, 1, 'F' || id, 'Klientas ' || id % 400, date '2026-12-01' + id % 60, status, false, 1, ${products}, 'F' || id, 18.25, date '2026-12-20', 'Langas', 'vadyba@example.test' FROM (${orderIds}) o;
  INSERT INTO orders.orders (id, company_id, production_id, customer_name, delivery_date, week, status, manual_status, area_m2, product_count)
    SELECT id, 1, 'F' || id, 'Klientas ' || id % 400, date '2026-12-01' + id % 60, '202649', status, status, 18.25, ${products} FROM (${orderIds}) o;
  INSERT INTO production.product_copy (id, company_id, order_id, barcode, position, type, width, height, comment, status, removed, version)
    SELECT ${first} + (o.id - ${FIRST}) * ${products} + n, 1, o.id, 'F' || o.id || '.' || n, n::text, 'Langas', 1200, 1400, NULL, 6, false, 1 FROM (${orderIds}) o, generate_series(1, ${products}) AS n;
  INSERT INTO production.product_progress (product_id, company_id, order_id, status, version)
    SELECT ${first} + (o.id - ${FIRST}) * ${products} + n, 1, o.id, CASE WHEN o.done >= ${CENTERS} + 2 THEN 8 WHEN o.done > 2 THEN 6 ELSE 4 END, 2 FROM (${orderIds}) o, generate_series(1, ${products}) AS n;
  INSERT INTO production.operation (company_id, order_id, product_id, work_center_id, amount, status, start_time, end_time, changed_at)
    SELECT 1, o.id, ${first} + (o.id - ${FIRST}) * ${products} + n, c.id, 12, CASE WHEN c.place <= o.done THEN 2 ELSE 0 END,
      CASE WHEN c.place <= o.done THEN now() - interval '90 minutes' END, CASE WHEN c.place <= o.done THEN now() - interval '1 hour' END, now() - (o.id % 90) * interval '1 hour'
    FROM (${orderIds}) o, generate_series(1, ${products}) AS n, bench.center c;`;

/**
 * 50,000 orders in production, with an operation for each product at each of nine work centers and two of preparation:
 * those that are shown stand anywhere on their way, those of earlier years are made. The events of the last hour are
 * there, those of earlier years are not: no figure reads them.
 */
export const fillFloor = async (adminUrl: string): Promise<Filled> => {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query('CREATE SCHEMA bench');
    await client.query(
      `CREATE TABLE bench.outbox (id bigserial PRIMARY KEY, data json NOT NULL, published_at timestamptz, created_at timestamptz NOT NULL DEFAULT now())`,
    );
    await client.query(
      'CREATE TABLE bench.keys (key text PRIMARY KEY, answer json NOT NULL, created_at timestamptz NOT NULL DEFAULT now())',
    );
    await client.query('SET synchronous_commit = off');
    // the demo factory has seven work centers of production
    await client.query(
      `INSERT INTO production.work_center (company_id, code, description, max_load, probability, preperation) VALUES
       (1, '92-A', 'Apkaustai', 480, 100, false), (1, '94-B', 'Paruošimas pakavimui', 480, 100, false)`,
    );
    await client.query(
      `INSERT INTO production.work_center_dependency (company_id, work_center_id, depends_on)
       SELECT 1, a.id, b.id FROM production.work_center a, production.work_center b
       WHERE a.company_id = 1 AND b.company_id = 1 AND (a.code, b.code) IN (('92-A', '90-KON'), ('94-B', '92-A'))`,
    );
    await client.query(
      `CREATE TABLE bench.center AS SELECT id, code, preperation, row_number() OVER (ORDER BY code)::int AS place FROM production.work_center WHERE company_id = 1`,
    );
    const { rows: shown } = await client.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM orders.orders WHERE company_id = 1 AND status BETWEEN 5 AND 6',
    );
    const missing = SHOWN_ORDERS - (shown[0]?.n ?? 0);
    const series = (from: number, count: number, rest: string): string =>
      `SELECT ${from} + n AS id, ${rest} FROM generate_series(1, ${count}) AS n`;
    await client.query(
      orders(
        series(FIRST, missing, `5 + n % 2 AS status, 2 + n % ${CENTERS} AS done`),
        PRODUCTS_AN_ORDER,
        String(FIRST),
      ),
    );
    await client.query(
      orders(series(FIRST + 1_000, WORK_ORDERS, '3 AS status, 2 AS done'), PRODUCTS_AN_ORDER, String(FIRST)),
    );
    const before = ORDERS - SHOWN_ORDERS - WORK_ORDERS;
    await client.query(
      orders(
        series(FIRST + 10_000, before, `14 AS status, ${CENTERS} + 2 AS done`),
        PRODUCTS_BEFORE,
        String(FIRST_BEFORE),
      ),
    );
    await client.query(
      `INSERT INTO orders.products (id, company_id, order_id, position, barcode, type, category, width_mm, height_mm, depth_mm, weight_kg, area_m2, status, manual_status, can_be_flipped)
       SELECT id, 1, order_id, position, barcode, 'Langas', 1, 1200, 1400, 78, 60, 1.7, 4, 4, true FROM production.product_copy WHERE id > $1 AND id < $2`,
      [FIRST, FIRST_BEFORE],
    );
    await client.query('VACUUM ANALYZE');
    await client.query('CHECKPOINT');
    const { rows: centers } = await client.query<{ id: number }>(
      'SELECT id FROM bench.center WHERE NOT preperation ORDER BY code LIMIT 1',
    );
    const { rows: products } = await client.query<{ id: number }>(
      `SELECT p.id FROM production.product_copy p JOIN production.order_copy o ON o.id = p.order_id WHERE o.status = 3 AND o.id > $1 ORDER BY p.id % $2, p.id`,
      [FIRST, PRODUCTS_AN_ORDER],
    );
    return { center: centers[0]?.id ?? 0, products: products.map(({ id }) => id) };
  } finally {
    await client.end();
  }
};
