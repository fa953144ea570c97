import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { treeOf } from '../api/processors';
import { startFilled, supervisorOf, tokenOf } from '../api/system';
import { runBench, writeResult } from '../bench';
import { phase } from '../phase';
import { measureBurst, TERMINALS } from './burst';
import { measureCompleting } from './complete';
import { fillFloor, ORDERS, type Filled } from './fill';
import { measureMatrix } from './matrix';

const ALL = 'matrix,complete,burst';
const { values } = parseArgs({
  options: { cores: { type: 'string', default: '0,1' }, only: { type: 'string', default: ALL } },
});
const has = (part: string): boolean => values.only.split(',').includes(part);

/** Seconds that each part may take: several times what it needs on two quiet cores. */
const MOST_SECONDS = { fill: 600, matrix: 90, complete: 120, burst: 90 };

const main = async (): Promise<number> => {
  let filled: Filled = { center: 0, products: [] };
  const { system, adminUrl, stop } = await startFilled(['identity', 'orders', 'production', 'gateway'], (url) =>
    phase(
      `filling in ${ORDERS} orders in production`,
      MOST_SECONDS.fill,
      async () => void (filled = await fillFloor(url)),
    ),
  );
  try {
    for (const pid of treeOf(supervisorOf(system)))
      spawnSync('taskset', ['-a', '-c', '-p', values.cores, String(pid)], { stdio: 'ignore' });
    const token = await tokenOf(system.url, 'super');
    const target = { token, filled, from: { next: TERMINALS + 1 } };
    const parts: Record<'matrix' | 'complete' | 'burst', () => Promise<{ isWell: boolean; result: object }>> = {
      matrix: () => measureMatrix(system, token, values.cores.split(',')),
      complete: () => measureCompleting(system, adminUrl, target),
      burst: () =>
        measureBurst(
          { url: system.url, adminUrl, token, center: filled.center },
          filled.products.slice(0, TERMINALS + 1),
        ),
    };
    const result: Record<string, unknown> = {};
    const missed: string[] = [];
    for (const name of ['matrix', 'complete', 'burst'] as const) {
      if (!has(name)) continue;
      const part = await phase(name, MOST_SECONDS[name], parts[name]);
      result[name] = part.result;
      if (!part.isWell) missed.push(name);
    }
    if (values.only === ALL) writeResult('floor', result, values.cores);
    console.log(missed.length === 0 ? 'every limit is held' : `limits that are not held: ${missed.join(', ')}`);
    return missed.length === 0 ? 0 : 1;
  } finally {
    await stop();
  }
};

runBench(main);
