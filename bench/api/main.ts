import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { runBench, writeResult } from '../bench';
import { CONNECTIONS, middleRate, rateText, sendRequests, type Rate } from '../send-requests';
import { barcodeOf, ORDERS, PALLETS, palletOf, PRODUCTS_A_PALLET, PRODUCTS_AN_ORDER } from './fill';
import { processorsOf } from './processors';
import { startPlain, type PlainProcess } from './start-plain';
import { startFilled, tokenOf } from './system';

const SECONDS = 6;
const ROUNDS = 3;
/**
 * Services run for weeks and are measured so: in its first thousands of requests a process still compiles, and the
 * chain has several of them.
 */
const WARM_UP_SECONDS = 10;

type Side = 'chain' | 'plain';
interface Case {
  readonly key: string;
  readonly name: string;
  readonly limit: number;
  readonly request: (side: Side, n: number) => { readonly method: 'GET' | 'POST'; readonly path: string };
}

const products = ORDERS * PRODUCTS_AN_ORDER;
const scattered = (n: number, below: number): number => 1 + ((n * 7_919) % below);

const cases: readonly Case[] = [
  {
    key: 'a',
    name: 'product by barcode',
    limit: 0.4,
    request: (side, n) => ({
      method: 'GET',
      path: `${side === 'chain' ? '/api' : ''}/products/by-barcode/${barcodeOf(scattered(n, products))}`,
    }),
  },
  {
    key: 'b',
    name: 'page of 50 orders',
    limit: 0.55,
    request: (side, n) => ({
      method: 'GET',
      path: side === 'chain' ? `/api/orders?page=${scattered(n, 20)}` : `/orders?page=${scattered(n, 20)}`,
    }),
  },
  {
    key: 'c',
    name: 'scan',
    limit: 0.45,
    request: (side, n) => ({
      method: 'POST',
      path: `${side === 'chain' ? '/api/products' : ''}/scan/${palletOf(n)}/${barcodeOf(n)}`,
    }),
  },
];

/** Neighbouring requests go to pallets far apart, as many packers at many pallets would. */
const spread = (n: number): number =>
  (((n % PALLETS) * PRODUCTS_A_PALLET + Math.floor(n / PALLETS)) % (PALLETS * PRODUCTS_A_PALLET)) + 1;
let nextScan = 0;

const measure = (url: string, side: Side, one: Case, token: string, seconds: number): Promise<Rate> => {
  let n = 0;
  return sendRequests(`${one.name}, ${side}`, url, seconds, () => {
    n += 1;
    const made = one.request(side, one.key === 'c' ? spread(nextScan++) : n);
    return {
      ...made,
      headers: {
        authorization: `Bearer ${token}`,
        ...(made.method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
      },
    };
  });
};

const { values } = parseArgs({ options: { only: { type: 'string', default: 'a,b,c' } } });

const main = async (): Promise<number> => {
  const { system, adminUrl, stop } = await startFilled(['identity', 'orders', 'packing', 'gateway']);
  let plain: PlainProcess | null = null;
  try {
    plain = await startPlain('bench/api/plain.ts', adminUrl);
    const token = await tokenOf(system.url, 'super');
    const urls: Record<Side, string> = { chain: system.url, plain: plain.url };
    const table = [];
    for (const one of cases.filter(({ key }) => values.only.split(',').includes(key))) {
      const rounds: Record<Side, Rate[]> = { chain: [], plain: [] };
      let use = '';
      for (const side of ['chain', 'plain'] as const) await measure(urls[side], side, one, token, WARM_UP_SECONDS);
      for (let round = 0; round < ROUNDS; round += 1) {
        const measured = await processorsOf(system, () => measure(urls.chain, 'chain', one, token, SECONDS));
        rounds.chain.push(measured.result);
        use = measured.useOf(measured.result.perSecond * SECONDS);
        rounds.plain.push(await measure(urls.plain, 'plain', one, token, SECONDS));
      }
      const [chain, bare] = [middleRate(rounds.chain), middleRate(rounds.plain)];
      const ratio = chain.perSecond / bare.perSecond;
      table.push({
        case: `(${one.key}) ${one.name}`,
        chain,
        plain: bare,
        ratio: Math.round(ratio * 1000) / 1000,
        limit: one.limit,
      });
      console.log(
        `(${one.key}) ${one.name.padEnd(20)} chain ${rateText(chain)} | plain ${rateText(bare)} | ratio ${ratio.toFixed(2)} (at least ${one.limit})`,
      );
      console.log(`  ms of processor a request: ${use}`);
    }
    writeResult('api', { connections: CONNECTIONS, table });
    return table.every((row) => row.ratio >= row.limit) ? 0 : 1;
  } finally {
    plain?.child.kill();
    await stop();
  }
};

runBench(main);
