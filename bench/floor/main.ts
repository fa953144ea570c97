import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { arrive, type Figures } from '../api/arrivals';
import { secondsOf, treeOf, usedWhile } from '../api/processors';
import { startPlain, type PlainProcess } from '../api/start-plain';
import { startFilled, supervisorOf, tokenOf } from '../api/system';
import { runBench, writeResult } from '../bench';
import { burst } from './burst';
import { CENTERS, fillFloor, ORDERS, SHOWN_ORDERS, type Filled } from './fill';

const RATE = 50;
const P99_MS = 80;
const SECONDS = 20;
const WARM_UP_SECONDS = 5;
const TERMINALS = 200;
const [CONNECTIONS, ROUNDS, COMPLETE_SECONDS, RATIO] = [24, 3, 3, 0.45];
const { values } = parseArgs({
  options: { cores: { type: 'string', default: '0,1' }, only: { type: 'string', default: 'matrix,complete,burst' } },
});
const has = (part: string): boolean => values.only.split(',').includes(part);

type Side = 'chain' | 'plain';
interface Rate {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** Each press completes another product. */
const presses =
  (side: Side, target: { url: string; token: string; filled: Filled; from: { next: number } }) =>
  async (seconds: number): Promise<Rate> => {
    const { url, token, filled, from } = target;
    const path = `${side === 'chain' ? '/api/work-centers' : ''}/complete/${filled.center}`;
    const result = await autocannon({
      url,
      connections: CONNECTIONS,
      duration: seconds,
      requests: [
        {
          setupRequest: (request) => {
            const product = filled.products[from.next++];
            if (product === undefined) throw new Error('no product is left to complete: fill in more orders');
            const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
            return { ...request, method: 'POST', path, headers, body: JSON.stringify({ products: [product], terminal: 'T1' }) };
          },
        },
      ],
    });
    const bad = result.non2xx + result.errors + result.timeouts;
    if (bad > 0) throw new Error(`${side}: ${bad} of ${result.requests.total} presses failed`);
    return { perSecond: result.requests.total / result.duration, p50: result.latency.p50, p99: result.latency.p99 };
  };

const middle = (rates: readonly Rate[]): Rate => [...rates].sort((a, b) => a.perSecond - b.perSecond)[Math.floor(rates.length / 2)] as Rate;
const show = ({ perSecond, p50, p99 }: Rate | Figures): string => `${perSecond.toFixed(0)}/s  p50 ${p50} ms  p99 ${p99} ms`;

/** What one answer holds, and its size. */
const sizeOf = async (url: string, token: string) => {
  const answer = await fetch(`${url}/api/orders/many/production`, { headers: { authorization: `Bearer ${token}` } });
  const text = await answer.text();
  const { orders, centers } = JSON.parse(text) as { orders: unknown[]; centers: unknown[] };
  return { orders: orders.length, centers: centers.length, kilobytes: Math.round(text.length / 1_024) };
};

const main = async (): Promise<number> => {
  let filled: Filled = { center: 0, products: [] };
  const { system, adminUrl, stop } = await startFilled(['identity', 'orders', 'production', 'gateway'], async (url) => {
    console.log(`filling in ${ORDERS} orders in production …`);
    filled = await fillFloor(url);
  });
  let plain: PlainProcess | null = null;
  try {
    const supervisor = supervisorOf(system);
    for (const pid of treeOf(supervisor)) spawnSync('taskset', ['-a', '-c', '-p', values.cores, String(pid)], { stdio: 'ignore' });
    const token = await tokenOf(system.url, 'super');
    const result: Record<string, unknown> = {};
    let isWell = true;
    if (has('matrix')) {
      const ask = (seconds: number): Promise<Figures> => arrive(seconds, RATE, token, () => `${system.url}/api/orders/many/production`);
      const size = await sizeOf(system.url, token);
      if (size.orders !== SHOWN_ORDERS || size.centers !== CENTERS)
        throw new Error(`not the matrix that is meant: ${JSON.stringify(size)}`);
      await ask(WARM_UP_SECONDS);
      const { result: matrix, use } = await usedWhile(supervisor, values.cores.split(','), () => ask(SECONDS));
      const processorMs = (use.own * 1_000) / (matrix.perSecond * SECONDS);
      console.log(
        `matrix of ${SHOWN_ORDERS} × ${CENTERS} among ${ORDERS} orders, ${size.kilobytes} kB: ${show(matrix)}  longest ${matrix.max} ms (p99 at most ${P99_MS})`,
      );
      console.log(
        `  ${processorMs.toFixed(1)} ms of processor a request; others had ${Math.round(use.others * 100)} % of the two cores meanwhile`,
      );
      result['matrix'] = { rate: RATE, ...size, ...matrix, processor_ms: processorMs, others: use.others, limit_ms: P99_MS };
      isWell &&= matrix.p99 <= P99_MS;
    }
    const from = { next: TERMINALS + 1 };
    if (has('complete')) {
      plain = await startPlain('bench/floor/plain.ts', adminUrl);
      const sides = {
        chain: presses('chain', { url: system.url, token, filled, from }),
        plain: presses('plain', { url: plain.url, token, filled, from }),
      };
      const rates: Record<Side, Rate[]> = { chain: [], plain: [] };
      for (const side of ['chain', 'plain'] as const) await sides[side](2);
      const names = system.processes.map(({ name, pid }) => ({
        name,
        pids: name === 'production' || name === 'gateway' ? [pid] : treeOf(pid),
      }));
      const before = names.map(({ pids }) => secondsOf(pids));
      let pressed = 0;
      for (let round = 0; round < ROUNDS; round += 1)
        for (const side of ['chain', 'plain'] as const) {
          const rate = await sides[side](COMPLETE_SECONDS);
          rates[side].push(rate);
          if (side === 'chain') pressed += rate.perSecond * COMPLETE_SECONDS;
        }
      const use = names.map(({ name, pids }, at) => `${name} ${(((secondsOf(pids) - (before[at] ?? 0)) * 1_000) / pressed).toFixed(2)}`);
      const [chain, bare] = [middle(rates.chain), middle(rates.plain)];
      const ratio = chain.perSecond / bare.perSecond;
      console.log(`completing  chain ${show(chain)} | plain ${show(bare)} | ratio ${ratio.toFixed(2)} (at least ${RATIO})`);
      console.log(`  ms of processor a press: ${use.join(', ')}`);
      result['complete'] = { connections: CONNECTIONS, chain, plain: bare, ratio: Math.round(ratio * 1_000) / 1_000, limit: RATIO };
      isWell &&= ratio >= RATIO;
    }
    if (has('burst')) {
      const made = await burst({ url: system.url, adminUrl, token, center: filled.center }, filled.products.slice(0, TERMINALS + 1));
      console.log(
        `burst of ${made.terminals} terminals, each request twice: ${made.completed} complete, ${made.events} events, ${made.ms} ms; on one product: ${made.winners} completed it, ${made.eventsOfOne} event`,
      );
      result['burst'] = made;
      isWell &&= made.completed === TERMINALS && made.events === TERMINALS && made.winners === 1 && made.eventsOfOne === 1;
    }
    if (values.only === 'matrix,complete,burst') writeResult('floor', result, values.cores);
    return isWell ? 0 : 1;
  } finally {
    plain?.child.kill();
    await stop();
  }
};

runBench(main);
