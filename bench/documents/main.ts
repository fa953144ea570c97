import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { arrive } from '../api/arrivals';
import { secondsOf, treeOf, usedWhile } from '../api/processors';
import { startFilled, supervisorOf, tokenOf } from '../api/system';
import { runBench, writeResult } from '../bench';
import { phase } from '../phase';
import { fillPallets, ON_LIST, type Call } from './fill';

/*
 * What a document takes, from the request to the file behind its link, and how quickly others are answered meanwhile:
 * `npm run bench:documents`.
 */

const LIMITS = { labels_ms: 3_000, list_ms: 5_000, lag_p95_ms: 20 };
const LAG_SECONDS = 20;
const REQUESTS_A_SECOND = 25;
const { values } = parseArgs({
  options: { cores: { type: 'string', default: '0,1' }, runs: { type: 'string', default: '7' } },
});

const processes = [
  'identity',
  'orders',
  'packing',
  'dispatch',
  'documents',
  'worker-optimiser',
  'worker-documents',
  'gateway',
];
/** How often a file is asked for, as the page behind its link does. */
const POLL_MS = 100;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const middle = (times: readonly number[]): number =>
  Math.round([...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0);

interface Printed {
  readonly ms: number;
  readonly processorMs: number;
}

const main = async (): Promise<number> => {
  const { system, stop } = await startFilled(processes, () => Promise.resolve());
  try {
    const token = await tokenOf(system.url, 'super');
    const call: Call = async (method, path, body) => {
      const isForm = body instanceof FormData;
      const answer = await fetch(`${system.url}/api/${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(!isForm && body && { 'content-type': 'application/json' }) },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`);
      return text === '' ? null : (JSON.parse(text) as unknown);
    };
    const { labels, list } = await phase('packing pallets', 600, () => fillPallets(call));
    for (const pid of treeOf(supervisorOf(system)))
      spawnSync('taskset', ['-a', '-c', '-p', values.cores, String(pid)], { stdio: 'ignore' });

    const worker = system.processes.filter(({ name }) => name === 'worker-documents').map(({ pid }) => pid);
    /** Milliseconds until the file behind the link is whole, and what the worker has had of a core for it. */
    const printed = async (path: string, pallets: readonly number[]): Promise<Printed> => {
      const before = secondsOf(worker);
      const began = performance.now();
      const { link } = (await call('POST', path, { pallets, language: 'lt' })) as { link: string };
      for (;;) {
        const answer = await fetch(new URL(link, system.url));
        await answer.arrayBuffer();
        if (answer.headers.get('content-type') === 'application/pdf')
          return { ms: performance.now() - began, processorMs: (secondsOf(worker) - before) * 1_000 };
        await pause(POLL_MS);
      }
    };
    const print = {
      labels: () => printed('pallets/barcodes', labels),
      list: () => printed('pallets/pdf/loading', list),
    };
    await print.labels();
    await print.list();

    const small = () => `${system.url}/api/pallets/${labels[0]}`;
    const quiet = await arrive(5, REQUESTS_A_SECOND, token, small);
    const times: Record<'labels' | 'list', Printed[]> = { labels: [], list: [] };
    const { result: busy, use } = await usedWhile(supervisorOf(system), values.cores.split(','), async () => {
      let isOver = false;
      const printing = (async () => {
        while (!isOver || times.list.length < Number(values.runs)) {
          times.labels.push(await print.labels());
          times.list.push(await print.list());
        }
      })();
      const figures = await arrive(LAG_SECONDS, REQUESTS_A_SECOND, token, small);
      isOver = true;
      await printing;
      return figures;
    });
    const of = (name: 'labels' | 'list', what: keyof Printed): number => middle(times[name].map((each) => each[what]));
    const result = { labels_ms: of('labels', 'ms'), list_ms: of('list', 'ms'), lag_p95_ms: busy.p95 };
    const processor = { labels_ms: of('labels', 'processorMs'), list_ms: of('list', 'processorMs') };
    console.log(
      `${labels.length} labels: ${result.labels_ms} ms, limit ${LIMITS.labels_ms} ms (${times.labels.length} times), ${processor.labels_ms} ms of a core`,
    );
    console.log(
      `loading list of ${ON_LIST} pallets: ${result.list_ms} ms, limit ${LIMITS.list_ms} ms, ${processor.list_ms} ms of a core`,
    );
    console.log(
      `a pallet read meanwhile: p50 ${busy.p50} ms, p95 ${busy.p95} ms, limit ${LIMITS.lag_p95_ms} ms; in quiet p95 ${quiet.p95} ms`,
    );
    console.log(`others had ${(use.others * 100).toFixed(0)} % of the cores`);
    writeResult(
      'documents',
      { limits: LIMITS, ...result, processor, quiet, busy, others: Math.round(use.others * 100) / 100 },
      values.cores,
    );
    return result.labels_ms <= LIMITS.labels_ms &&
      result.list_ms <= LIMITS.list_ms &&
      result.lag_p95_ms <= LIMITS.lag_p95_ms
      ? 0
      : 1;
  } finally {
    await stop();
  }
};

runBench(main);
