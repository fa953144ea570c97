import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { ORDERS } from './fill';
import { root, startFilled, tokenOf, type System } from './system';

/** Issue's figure: an orders page of 50 among 200,000 through the whole chain. */
const RATE = 100;
const P99_MS = 60;
const SECONDS = 20;
const WARM_UP_SECONDS = 5;
const CORES = '0,1';

const scattered = (n: number, below: number): number => 1 + ((n * 7_919) % below);
const pages: readonly ((n: number) => string)[] = [
  (n) => `page=${scattered(n, 40)}&order=DESC`,
  (n) => `page=${scattered(n, 40)}&order=DESC`,
  (n) => `filter=B00${String(scattered(n, 99_999)).padStart(5, '0')}`,
  (n) => `filter=klientas%20${scattered(n, 400)}&order=DESC`,
  (n) => `status_from=4&status_to=7&order_by=delivery_date&page=${scattered(n, 20)}`,
  (n) => `delivery_date_from=2026-0${1 + (n % 9)}-01&delivery_date_to=2026-0${1 + (n % 9)}-07&order_by=delivery_date`,
  (n) => `order_by=customer&page=${scattered(n, 20)}`,
  () => `status_from=4&status_to=7&pal_status_from=0&pal_status_to=0&order_by=delivery_date`,
];

/** Holds every process of the chain, its servers too, to two cores; the load comes from the others. */
const pin = (system: System): void => {
  const status = (pid: number): string => {
    try {
      return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    } catch {
      return '';
    }
  };
  const below = (pid: number): number[] => [pid, ...status(pid).trim().split(/\s+/).filter(Boolean).map(Number).flatMap(below)];
  const supervisor = Number(readFileSync(`/proc/${system.processes[0]?.pid}/stat`, 'utf8').split(' ')[3]);
  for (const pid of below(supervisor)) spawnSync('taskset', ['-a', '-c', '-p', CORES, String(pid)], { stdio: 'ignore' });
};

const shoot = async (url: string, token: string, seconds: number, pathOf: (n: number) => string) => {
  let n = 0;
  const result = await autocannon({
    url,
    connections: 20,
    overallRate: RATE,
    duration: seconds,
    requests: [
      {
        setupRequest: (request) => {
          n += 1;
          return { ...request, method: 'GET', path: pathOf(n), headers: { authorization: `Bearer ${token}` } };
        },
      },
    ],
  });
  const bad = result.non2xx + result.errors + result.timeouts;
  if (bad > 0) throw new Error(`${bad} of ${result.requests.total} requests failed`);
  return { perSecond: result.requests.total / result.duration, p50: result.latency.p50, p99: result.latency.p99, max: result.latency.max };
};

const main = async (): Promise<number> => {
  const { system, stop } = await startFilled(['identity', 'orders', 'packing', 'dispatch', 'gateway']);
  try {
    pin(system);
    const token = await tokenOf(system.url, 'planner');
    const ofPage = (n: number): string => `/api/orders?${pages[n % pages.length]?.(n) ?? ''}`;
    await shoot(system.url, token, WARM_UP_SECONDS, ofPage);
    const mixed = await shoot(system.url, token, SECONDS, ofPage);
    const today = await shoot(system.url, token, SECONDS / 4, () => '/api/today');
    const show = (name: string, f: typeof mixed): string =>
      `${name.padEnd(34)} ${f.perSecond.toFixed(0)}/s  p50 ${f.p50} ms  p99 ${f.p99} ms  longest ${f.max} ms`;
    console.log(show(`page of 50 among ${ORDERS} orders`, mixed));
    console.log(show('what waits today', today));
    for (const page of pages) {
      const one = await shoot(system.url, token, 2, (n) => `/api/orders?${page(n)}`);
      console.log(show(`  ${page(1).slice(0, 30)}`, one));
    }
    const folder = path.join(root, 'bench/results');
    mkdirSync(folder, { recursive: true });
    const machine = { cpu: cpus()[0]?.model ?? '', cores: 2, node: process.version };
    const record = { date: new Date().toISOString().slice(0, 10), machine, rate: RATE, mixed, today };
    writeFileSync(path.join(folder, 'lists.json'), `${JSON.stringify(record, null, 2)}\n`);
    return mixed.p99 <= P99_MS ? 0 : 1;
  } finally {
    await stop();
  }
};

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
