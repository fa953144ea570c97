import { spawnSync } from 'node:child_process';
import { runBench, writeResult } from '../bench';
import { arrive, type Figures } from './arrivals';
import { FIRST, ORDERS } from './fill';
import { ADDITIONAL_PALLETS, CUSTOMERS, fillLists } from './fill-lists';
import { treeOf, usedWhile } from './processors';
import { startFilled, supervisorOf, tokenOf } from './system';

/** The limit of an orders page of 50 among 200,000 through the gateway and the service. */
const RATE = 100;
const P99_MS = 60;
const SECONDS = 20;
const WARM_UP_SECONDS = 5;
/** Each kind alone, at a rate that shows its own cost and no queue. */
const EACH_SECONDS = 4;
const EACH_RATE = 20;
const CORES = process.argv.includes('--cores') ? (process.argv[process.argv.indexOf('--cores') + 1] ?? '0,1') : '0,1';

const scattered = (n: number, below: number): number => 1 + ((n * 7_919) % below);
const date = (n: number, day: string): string => `2026-0${1 + (n % 9)}-${day}`;
type Request = (n: number) => string;

/** What people at the orders list ask for: other pages, words, dates, statuses and sorts each time. */
const orders: Readonly<Record<string, Request>> = {
  'newest first': (n) => `orders?page=${scattered(n, 40)}&order=DESC`,
  'a page far back': (n) => `orders?page=${scattered(n, 4_000)}`,
  'a number': (n) => `orders?filter=B00${String(scattered(n, 99_999)).padStart(5, '0')}`,
  'part of a number': (n) => `orders?filter=${1_000 + scattered(n, 8_999)}&order=DESC`,
  'two words, one common': (n) => `orders?filter=klientas%20${scattered(n, 400)}&order=DESC`,
  'statuses by date': (n) => `orders?status_from=4&status_to=7&order_by=delivery_date&page=${scattered(n, 20)}`,
  'a week of deliveries': (n) =>
    `orders?delivery_date_from=${date(n, '01')}&delivery_date_to=${date(n, '07')}&order_by=delivery_date`,
  'a month by number': (n) => `orders?delivery_date_from=${date(n, '01')}&delivery_date_to=${date(n, '28')}`,
  'by customer': (n) => `orders?order_by=customer&page=${scattered(n, 20)}`,
  'to be planned': (n) =>
    `orders?status_from=4&status_to=7&pal_status_from=0&pal_status_to=0&order_by=delivery_date&page=${scattered(n, 9)}`,
};

/** The other lists, each asked for alone. */
const others: Readonly<Record<string, Request>> = {
  'what waits today': () => 'today',
  'products of an order': (n) => `orders/${FIRST + scattered(n, ORDERS)}`,
  customers: (n) => `customers?page=${scattered(n, 300)}`,
  'customers, a name': (n) => `customers?filter=klientas%20${scattered(n, CUSTOMERS)}`,
  'pallets of all years': (n) => `pallets?page=${scattered(n, 300)}&order=DESC`,
  'pallets, a number': (n) => `pallets?filter=P2${String(scattered(n, ADDITIONAL_PALLETS)).padStart(7, '0')}`,
  'trucks on their way': () => 'trucks?status_from=1&status_to=4&rows=20',
  'trucks, an order': (n) => `trucks?filter=B00${String(scattered(n, 99_999)).padStart(5, '0')}&rows=20`,
  'trucks of all years, by customers': (n) =>
    `trucks?status_from=0&status_to=100&order_by=customers&rows=20&page=${scattered(n, 300)}`,
  'audit log': (n) => `audit-entries?page=${scattered(n, 150)}`,
  'audit log, a row': (n) => `audit-entries?filter=B00${String(scattered(n, 99_999)).padStart(5, '0')}`,
};

/** Holds every process of the chain, its servers too, to two cores; the load comes from the others. */
const pin = (supervisor: number): void => {
  for (const pid of treeOf(supervisor))
    spawnSync('taskset', ['-a', '-c', '-p', CORES, String(pid)], { stdio: 'ignore' });
};

const main = async (): Promise<number> => {
  const { system, adminUrl, stop } = await startFilled(['identity', 'orders', 'packing', 'dispatch', 'gateway']);
  try {
    console.log(`filling in ${CUSTOMERS} customers, ${ADDITIONAL_PALLETS} pallets, their trucks and the audit log …`);
    await fillLists(adminUrl);
    const supervisor = supervisorOf(system);
    pin(supervisor);
    const token = await tokenOf(system.url, 'super');
    const kinds = Object.values(orders);
    const ofPage: Request = (n) => kinds[n % kinds.length]?.(n) ?? '';
    const ask = (seconds: number, rate: number, request: Request): Promise<Figures> =>
      arrive(seconds, rate, token, (n) => `${system.url}/api/${request(n)}`);
    await ask(WARM_UP_SECONDS, RATE, ofPage);
    const { result: mixed, use } = await usedWhile(supervisor, CORES.split(','), () => ask(SECONDS, RATE, ofPage));
    const show = (name: string, f: Figures): void =>
      console.log(`${name.padEnd(34)} ${f.perSecond}/s  p50 ${f.p50} ms  p99 ${f.p99} ms  longest ${f.max} ms`);
    show(`page of 50 among ${ORDERS} orders`, mixed);
    const msEach = (use.own * 1_000) / (mixed.perSecond * SECONDS);
    console.log(
      `  ${msEach.toFixed(1)} ms of processor a request; others had ${Math.round(use.others * 100)} % of the two cores meanwhile`,
    );
    const each: Record<string, Figures> = {};
    for (const [name, request] of Object.entries({ ...orders, ...others })) {
      each[name] = await ask(EACH_SECONDS, EACH_RATE, request);
      show(`  ${name}`, each[name]);
    }
    writeResult(
      'lists',
      { rate: RATE, mixed, processor_ms: msEach, others: use.others, rate_of_each: EACH_RATE, each },
      CORES,
    );
    return mixed.p99 <= P99_MS ? 0 : 1;
  } finally {
    await stop();
  }
};

runBench(main);
