import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { routes, type PackingRun } from '@mullion/contracts';
import { MullionClient } from '../../libs/client/src';
import { until } from '../../tools/main-job/until';
import { pinToCores, root, runBench, writeResult } from '../bench';
import { Draw } from '../packing/own/draw';
import { drawOrders } from '../packing/own/draw-orders';

/*
 * How much faster two optimiser workers finish the same jobs than one, on two cores: a system of its own, real worker
 * processes, jobs from the planning call to the applied plan.
 * `npm run bench:scale -- [--jobs 20] [--products 120] [--seconds 2] [--cores 0,1]`
 */

const WORKER = 'worker-optimiser';
const PASSWORD = 'Mullion-2026!';
const WANTED = 1.7;
const FINAL: readonly PackingRun['state'][] = ['applied', 'failed', 'discarded'];
const BUDGETS = [1, 2, 15, 60] as const;

interface System {
  readonly url: string;
  add(name: string): Promise<unknown>;
  stop(): Promise<void>;
}
interface Round {
  readonly workers: number;
  readonly seconds: number;
  readonly jobsASecond: number;
  /** Search steps a job, so that a worker that is slowed down by the other shows. */
  readonly stepsAJob: number;
  readonly pallets: number;
}

const numberOption = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    jobs: numberOption,
    products: numberOption,
    seconds: numberOption,
    cores: { type: 'string', default: '0,1' },
  },
});
const jobs = Number(values.jobs ?? 20);
const products = Number(values.products ?? 120);
const budget = BUDGETS.find((seconds) => seconds === Number(values.seconds ?? 2)) ?? 2;

/** One spreadsheet with an order a job, all of the same products. */
function spreadsheet(round: string): string {
  const drawn = drawOrders(new Draw(5), { products, addresses: 1 });
  const rows = Array.from({ length: jobs }, (_, job) =>
    drawn.map((p) => [`${round}-${job + 1}`, p.id, p.category, p.width, p.height, p.depth, p.weight, 1].join(',')),
  );
  return ['order,position,category,width_mm,height_mm,depth_mm,weight_kg,quantity', ...rows.flat()].join('\n');
}

async function importOrders(planner: MullionClient, round: string): Promise<number[]> {
  const form = (): FormData => {
    const made = new FormData();
    made.set('on_known', 'skip');
    made.set('unusual', 'take');
    made.set('unusual', 'take');
    made.set('file', new Blob([spreadsheet(round)]), 'orders.csv');
    return made;
  };
  const { orders, errors } = await planner.call(routes.importOrders, { form });
  if (errors.length || orders.length !== jobs)
    throw new Error(`the orders were not taken: ${JSON.stringify(errors.slice(0, 3))}`);
  return orders.map((order) => order.id as number);
}

/** All jobs at once, until the last plan is applied. */
async function packAll(planner: MullionClient, workers: number): Promise<Round> {
  const orders = await importOrders(planner, `SCALE-${workers}`);
  const startedAt = Date.now();
  const settings = { budget_seconds: budget };
  const started = await Promise.all(
    orders.map((order) => planner.call(routes.autoPack, { body: { orders: [order], settings } })),
  );
  const runs = await Promise.all(
    started.map(({ id }) =>
      until(
        'the job is done',
        () => planner.call(routes.getPackingRun, { params: { id } }),
        (run) => FINAL.includes(run.state),
        jobs * (budget + 5) * 1000,
      ),
    ),
  );
  const bad = runs.find((run) => run.state !== 'applied');
  if (bad) throw new Error(`a job ended as ${bad.state}: ${bad.error ?? ''}`);
  const endedAt = Math.max(...runs.map((run) => Date.parse(run.finished_at ?? '')));
  const seconds = (endedAt - startedAt) / 1000;
  const steps = runs.reduce((sum, run) => sum + (run.plan?.iterations ?? 0), 0);
  const pallets = runs.reduce((sum, run) => sum + (run.pallets ?? 0), 0);
  const round = { workers, seconds, jobsASecond: jobs / seconds, stepsAJob: Math.round(steps / jobs), pallets };
  console.log(
    `${workers} worker${workers > 1 ? 's' : ' '}  ${jobs} jobs in ${seconds.toFixed(1)} s  ${round.jobsASecond.toFixed(2)} a second  ${round.stepsAJob} steps a job  ${pallets} pallets`,
  );
  return round;
}

async function main(): Promise<number> {
  const isPinned = pinToCores(values.cores);
  console.log(isPinned ? `on cores ${values.cores}` : 'taskset is not here: on all cores');
  const { startSystemRemote } = createRequire(path.join(root, 'package.json'))('./tools/system-remote.cjs') as {
    startSystemRemote: (options: object) => Promise<System>;
  };
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mullion-scale-'));
  console.log('starting the system on free ports …');
  const system = await startSystemRemote({
    dataDir,
    seed: true,
    only: ['identity', 'orders', 'packing', WORKER, 'gateway'],
  });
  try {
    const planner = new MullionClient({
      url: system.url,
      person: { email: 'planner@demo.mullion.test', password: PASSWORD },
    });
    await planner.signIn();
    const one = await packAll(planner, 1);
    await system.add(WORKER);
    const two = await packAll(planner, 2);
    const ratio = one.seconds / two.seconds;
    console.log(`two workers are ${ratio.toFixed(2)} times as fast as one (at least ${WANTED})`);
    writeResult(
      'scale',
      { jobs, products, budget_seconds: budget, rounds: [one, two], ratio, wanted: WANTED },
      isPinned ? values.cores : 'all',
    );
    return ratio >= WANTED ? 0 : 1;
  } finally {
    await system.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

runBench(main);
