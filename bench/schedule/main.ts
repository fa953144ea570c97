import { scheduleFloor } from '@mullion/floor-schedule';
import { randomFloor } from '@mullion/floor-schedule/testing';
import { runBench, writeResult } from '../bench';

/* The forward pass over nine work centers: `npm run bench:schedule`. The limit is 200 ms for 500 orders. */

const CENTERS = 9;
const LIMIT_MS = 200;
const RUNS = 21;

const medianMs = (orders: number): number => {
  const floor = randomFloor(orders, orders, CENTERS);
  const times = Array.from({ length: RUNS }, () => {
    const began = performance.now();
    scheduleFloor(floor);
    return performance.now() - began;
  }).sort((a, b) => a - b);
  return Math.round((times[Math.floor(RUNS / 2)] ?? 0) * 10) / 10;
};

function main(): Promise<number> {
  const table = [500, 5_000].map((orders) => ({ orders, ms: medianMs(orders) }));
  for (const { orders, ms } of table)
    console.log(`${String(orders).padStart(5)} orders × ${CENTERS} work centers: ${ms} ms (median of ${RUNS})`);
  const small = table[0]?.ms ?? Infinity;
  console.log(`${Math.round((small / LIMIT_MS) * 1000) / 1000} of the limit of ${LIMIT_MS} ms`);
  writeResult('schedule', { centers: CENTERS, limit_ms: LIMIT_MS, table });
  return Promise.resolve(small < LIMIT_MS ? 0 : 1);
}

runBench(main);
