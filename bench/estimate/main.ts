import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import type { EstimateBody } from './products';
import { fillEstimates } from './fill';
import { productsOf } from './products';
import { treeOf } from '../api/processors';
import { startFilled, supervisorOf, tokenOf } from '../api/system';
import { runBench, writeResult } from '../bench';

/*
 * What an estimate at order entry takes, from the browser's request to its answer: `npm run bench:estimate`. The limit
 * is 100 ms.
 */

const LIMIT_MS = 100;
const SIZES = [10, 50, 200, 500];
const WARM = 5;
const { values } = parseArgs({
  options: { cores: { type: 'string', default: '0,1' }, runs: { type: 'string', default: '31' } },
});

interface Answer {
  readonly pallets: number | null;
  readonly weeks: readonly object[] | null;
}

const main = async (): Promise<number> => {
  const { system, stop } = await startFilled(['identity', 'orders', 'packing', 'dispatch', 'gateway'], fillEstimates);
  try {
    for (const pid of treeOf(supervisorOf(system)))
      spawnSync('taskset', ['-a', '-c', '-p', values.cores, String(pid)], { stdio: 'ignore' });
    const token = await tokenOf(system.url, 'super');
    const ask = async (body: EstimateBody): Promise<{ readonly ms: number; readonly answer: Answer }> => {
      const began = performance.now();
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const response = await fetch(`${system.url}/api/orders/estimate`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      const answer = (await response.json()) as Answer;
      const ms = performance.now() - began;
      if (response.status !== 200 || answer.pallets === null || answer.weeks === null)
        throw new Error(`no estimate: ${response.status} ${JSON.stringify(answer).slice(0, 200)}`);
      return { ms, answer };
    };
    const table: { products: number; pallets: number; median_ms: number; p95_ms: number }[] = [];
    for (const products of SIZES) {
      for (let n = 0; n < WARM; n += 1) await ask({ products: productsOf(products, n) });
      const times: number[] = [];
      let pallets = 0;
      for (let n = 0; n < Number(values.runs); n += 1) {
        const { ms, answer } = await ask({ products: productsOf(products, 100 + n), delivery_date: '2026-12-18' });
        times.push(ms);
        pallets = answer.pallets ?? 0;
      }
      times.sort((a, b) => a - b);
      const at = (share: number) =>
        Math.round((times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0) * 10) / 10;
      table.push({ products, pallets, median_ms: at(0.5), p95_ms: at(0.95) });
      console.log(
        `${String(products).padStart(4)} products: median ${at(0.5)} ms, p95 ${at(0.95)} ms, limit ${LIMIT_MS} ms (${pallets} pallets in the last)`,
      );
    }
    writeResult('estimate', { limit_ms: LIMIT_MS, runs: Number(values.runs), table }, values.cores);
    return table.every(({ median_ms }) => median_ms <= LIMIT_MS) ? 0 : 1;
  } finally {
    await stop();
  }
};

runBench(main);
