import { whatIfOrders } from '@mullion/contracts';
import { fillFloor } from '../../tools/demo-floor/fill-floor';
import { startFilled, tokenOf } from '../api/system';
import { runBench, writeResult } from '../bench';

/*
 * What a change of 100 orders would touch, through the gateway and four services, among 200,000 orders:
 * `npm run bench:what-if`.
 */

const ORDERS_ASKED = 100;
const LIMIT_MS = 300;
const RUNS = 60;
const WARM_UP_RUNS = 10;

const processes = [
  'identity',
  'orders',
  'packing',
  'dispatch',
  'production',
  'documents',
  'worker-optimiser',
  'worker-documents',
  'gateway',
];

type Change = Readonly<Record<string, unknown>>;
/** Each kind of change: of a date, of a status, and to production with its products. */
const changes: Readonly<Record<string, Change>> = {
  'a date': { delivery_date: '2027-01-15' },
  'a status': { status: 4 },
  'to production': { status: 6, completion_date: '2027-01-15' },
};

const main = async (): Promise<number> => {
  const { system, stop } = await startFilled(processes);
  try {
    await fillFloor(system.url);
    const token = await tokenOf(system.url, 'admin');
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const read = async (query: string): Promise<number[]> => {
      const answer = await fetch(`${system.url}/api/orders?${query}`, { headers });
      return ((await answer.json()) as { data: { id: number }[] }).data.map(({ id }) => id);
    };
    // half of them stand on pallets and trucks, half are among the many
    const placed = await read(`rows=${ORDERS_ASKED / 2}&pal_status_from=1`);
    const ids = [...placed, ...(await read(`rows=${ORDERS_ASKED}&order=DESC`))].slice(0, ORDERS_ASKED);
    const ask = async (change: Change): Promise<number> => {
      const began = performance.now();
      const body = JSON.stringify({ orders: ids.map((id) => ({ id, ...change })) });
      const answer = await fetch(`${system.url}/api/${whatIfOrders.path}`, {
        method: whatIfOrders.method,
        headers,
        body,
      });
      await answer.text();
      if (!answer.ok) throw new Error(`what-if: ${answer.status}`);
      return performance.now() - began;
    };
    const table: Record<string, { p50: number; p95: number; max: number }> = {};
    for (const [name, change] of Object.entries(changes)) {
      const times: number[] = [];
      for (let run = 0; run < WARM_UP_RUNS + RUNS; run += 1) {
        const took = await ask(change);
        if (run >= WARM_UP_RUNS) times.push(took);
      }
      times.sort((a, b) => a - b);
      const at = (share: number): number =>
        Math.round((times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0) * 10) / 10;
      table[name] = { p50: at(0.5), p95: at(0.95), max: at(1) };
      console.log(
        `${name.padEnd(14)} of ${ids.length} orders: p50 ${at(0.5)} ms  p95 ${at(0.95)} ms  longest ${at(1)} ms  (limit of p95 ${LIMIT_MS} ms)`,
      );
    }
    writeResult('what-if', { orders: ids.length, on_pallets: placed.length, limit_ms: LIMIT_MS, table });
    return Object.values(table).every(({ p95 }) => p95 <= LIMIT_MS) ? 0 : 1;
  } finally {
    await stop();
  }
};

runBench(main);
