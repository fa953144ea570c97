import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import { Pool } from 'pg';

/**
 * The measure: one Fastify + pg process without sessions, rights, contracts or a bus, on the same tables, indexes and
 * rows.
 */
const pool = new Pool({ connectionString: process.env.DATABASE_URL ?? '', max: 10 });
const app = fastify();

app.post<{ Params: { center: string }; Body: { products: number[] } }>('/complete/:center', async (request, reply) => {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query({
      name: 'lock',
      text: 'SELECT 1 FROM production.product_progress WHERE product_id = ANY ($1) ORDER BY product_id FOR UPDATE',
      values: [request.body.products],
    });
    const { rows } = await client.query({
      name: 'complete',
      text: `WITH RECURSIVE before AS (
               SELECT depends_on AS id FROM production.work_center_dependency WHERE work_center_id = $2
               UNION SELECT d.depends_on FROM before b JOIN production.work_center_dependency d ON d.work_center_id = b.id),
             old AS (
               SELECT o.* FROM production.operation o WHERE o.product_id = ANY ($1) AND o.work_center_id = $2 AND o.status NOT IN (2, 4)
                 AND NOT EXISTS (SELECT 1 FROM production.operation e WHERE e.product_id = o.product_id AND e.work_center_id IN (SELECT id FROM before) AND e.status NOT IN (2, 4))),
             done AS (
               UPDATE production.operation o SET status = 2, end_time = now(), user_id = 1, changed_at = now(), version = o.version + 1 FROM old WHERE o.id = old.id RETURNING o.*),
             noted AS (
               INSERT INTO production.operation_event (company_id, operation_id, order_id, product_id, work_center_id, round, action_id, kind, status_before, status_after, before,
                 user_id, user_name, terminal, created_at)
               SELECT 1, id, order_id, product_id, work_center_id, round, $3, 'completed', status, 2,
                 jsonb_build_object('status', status, 'start_time', start_time, 'end_time', end_time, 'comment', comment), 1, 'bench', 'bench', now() FROM old),
             progress AS (
               UPDATE production.product_progress p SET status = 6, version = p.version + 1 FROM done WHERE p.product_id = done.product_id AND p.status <> 6 RETURNING p.*)
             SELECT (SELECT json_agg(progress) FROM progress) AS progress, (SELECT count(*)::int FROM done) AS products,
               (SELECT array_agg(DISTINCT c.number) FROM done JOIN production.order_copy c ON c.id = done.order_id) AS orders`,
      values: [request.body.products, Number(request.params.center), randomUUID()],
    });
    const answer = rows[0];
    if (answer.products !== request.body.products.length) throw new Error('not its turn');
    await client.query({
      name: 'event',
      text: 'INSERT INTO bench.outbox (data) VALUES ($1)',
      values: [JSON.stringify(answer)],
    });
    await client.query({
      name: 'key',
      text: 'INSERT INTO bench.keys (key, answer) VALUES ($1, $2)',
      values: [request.headers['idempotency-key'], JSON.stringify(answer)],
    });
    await client.query('COMMIT');
    return answer;
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
