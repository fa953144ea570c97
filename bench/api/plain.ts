import fastify from 'fastify';
import { Pool, types } from 'pg';

/**
 * The measure: one Fastify + pg process without sessions, rights, contracts or a bus, on the same tables, indexes and
 * rows.
 */
types.setTypeParser(1700, Number);
types.setTypeParser(1082, (text) => text);
const pool = new Pool({ connectionString: process.env.DATABASE_URL ?? '', max: 10 });
const app = fastify();

app.get<{ Params: { barcode: string } }>('/products/by-barcode/:barcode', async (request, reply) => {
  const { rows } = await pool.query({
    name: 'product',
    text: `SELECT p.*, coalesce(o.production_id, o.offer_id) AS order_number FROM orders.products p JOIN orders.orders o ON o.id = p.order_id
           WHERE p.company_id = 1 AND p.barcode = $1`,
    values: [request.params.barcode],
  });
  return rows[0] ?? reply.code(404).send({ code: 'product.not_found' });
});

app.get<{ Querystring: { page: string } }>('/orders', async (request) => {
  const { rows } = await pool.query({
    name: 'page',
    text: 'SELECT * FROM orders.orders WHERE company_id = 1 AND status BETWEEN 0 AND 100 ORDER BY production_id COLLATE "lt-x-icu" ASC NULLS LAST, id LIMIT 50 OFFSET $1',
    values: [(Number(request.query.page) - 1) * 50],
  });
  return { data: rows, total: await total(), last_page: Math.ceil((await total()) / 50) };
});

/** Counted at most every 5 s, as in the product. */
let counted = { at: 0, value: Promise.resolve(0) };
const total = (): Promise<number> => {
  if (Date.now() - counted.at > 5_000) {
    const value = pool.query({
      name: 'count',
      text: 'SELECT count(*)::int AS n FROM orders.orders WHERE company_id = 1 AND status BETWEEN 0 AND 100',
    });
    counted = { at: Date.now(), value: value.then(({ rows }) => rows[0].n as number) };
  }
  return counted.value;
};

app.post<{ Params: { pallet: string; barcode: string } }>('/scan/:pallet/:barcode', async (request, reply) => {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const { rows } = await client.query({
      name: 'scan',
      text: `WITH pallet AS (UPDATE packing.pallet p SET loaded_count = loaded_count + 1, version = p.version + 1
               FROM packing.placement l JOIN packing.product_copy c ON c.id = l.product_id
               WHERE p.id = $1 AND p.company_id = 1 AND c.company_id = 1 AND c.barcode = $2 AND l.pallet_id = p.id AND l.loaded_at IS NULL
               RETURNING p.*, l.product_id),
             placed AS (UPDATE packing.placement l SET loaded_at = now(), version = l.version + 1 FROM pallet WHERE l.product_id = pallet.product_id RETURNING l.*),
             noted AS (INSERT INTO packing.status_change (company_id, table_name, row_id, before, after, user_id, user_name)
               SELECT 1, 'placements', product_id, 6, 13, 1, 'bench' FROM placed)
             SELECT to_jsonb(pallet) AS pallet, (SELECT to_jsonb(placed) FROM placed) AS placed FROM pallet`,
      values: [Number(request.params.pallet), request.params.barcode],
    });
    const { pallet, placed } = rows[0];
    await client.query({
      name: 'events',
      text: `INSERT INTO bench.outbox (data) VALUES ($1), ($2)`,
      values: [JSON.stringify({ pallet }), JSON.stringify({ placed })],
    });
    await client.query({
      name: 'key',
      text: 'INSERT INTO bench.keys (key, answer) VALUES ($1, $2)',
      values: [request.headers['idempotency-key'], JSON.stringify({ pallet, placed })],
    });
    await client.query('COMMIT');
    return { pallet, placed };
  } catch (error) {
    await client.query('ROLLBACK');
    return reply.code(500).send({ code: String(error) });
  } finally {
    client.release();
  }
});

void app
  .listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
  .then((url) => console.log(JSON.stringify({ url })));
