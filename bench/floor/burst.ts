import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

export const TERMINALS = 200;

interface Burst {
  readonly terminals: number;
  /**
   * Of 200 terminals with a product each, every request sent twice as a device does that heard no answer: operations
   * that are complete, and their events.
   */
  readonly completed: number;
  readonly events: number;
  /** Of 200 terminals with the same product: those whose answer says that they completed it, and its events. */
  readonly winners: number;
  readonly eventsOfOne: number;
  readonly ms: number;
}
interface Target {
  readonly url: string;
  readonly adminUrl: string;
  readonly token: string;
  readonly center: number;
}

const press = async ({ url, token, center }: Target, product: number, key: string): Promise<number> => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key };
  const body = JSON.stringify({ products: [product], terminal: `T${product}` });
  const answer = await fetch(`${url}/api/work-centers/complete/${center}`, { method: 'POST', headers, body });
  await answer.arrayBuffer();
  return answer.status;
};

/** 200 terminals press at the same moment: once each on its own product, then all on one. */
const burst = async (target: Target, products: readonly number[]): Promise<Burst> => {
  const client = new Client({ connectionString: target.adminUrl });
  await client.connect();
  const count = async (sql: string, ids: readonly number[]): Promise<number> => {
    const { rows } = await client.query<{ n: number }>(sql, [ids, target.center]);
    return rows[0]?.n ?? 0;
  };
  const events = (ids: readonly number[]): Promise<number> =>
    count(
      `SELECT count(*)::int AS n FROM production.operation_event WHERE product_id = ANY ($1) AND work_center_id = $2 AND kind = 'completed'`,
      ids,
    );
  try {
    const [one, ...own] = products as [number, ...number[]];
    const startedAt = performance.now();
    await Promise.all(
      own.flatMap((product) => {
        const key = randomUUID();
        return [press(target, product, key), press(target, product, key)];
      }),
    );
    const ms = Math.round(performance.now() - startedAt);
    const answers = await Promise.all(own.map(() => press(target, one, randomUUID())));
    return {
      ...{ terminals: own.length, ms },
      completed: await count(
        'SELECT count(*)::int AS n FROM production.operation WHERE product_id = ANY ($1) AND work_center_id = $2 AND status = 2',
        own,
      ),
      events: await events(own),
      winners: answers.filter((status) => status === 200).length,
      eventsOfOne: await events([one]),
    };
  } finally {
    await client.end();
  }
};

/** The burst, and whether anything was lost or doubled by it. */
export const measureBurst = async (target: Target, products: readonly number[]) => {
  const made = await burst(target, products);
  console.log(
    `burst of ${made.terminals} terminals, each request twice: ${made.completed} complete, ${made.events} events, ${made.ms} ms; on one product: ${made.winners} completed it, ${made.eventsOfOne} event (nothing lost, nothing doubled)`,
  );
  return {
    isWell: made.completed === TERMINALS && made.events === TERMINALS && made.winners === 1 && made.eventsOfOne === 1,
    result: made,
  };
};
