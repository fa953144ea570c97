import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { palletStatus, productStatus, routes } from '@mullion/contracts';
import { sharedSystem } from '../shared-system';
import type { RemoteSystem } from '../system-remote.cjs';
import { MullionClient } from '../../libs/client/src';
import { tornHistories } from './operation-histories';
import { play } from './play';

/**
 * What 96 units had done at nine work centers, the scrapped one at five, and the new one at six: it carries three on.
 */
const DONE = 96 * 9 + 5 + 6;
const root = path.resolve(__dirname, '../..');
/** How often it is looked whether the job has come further. */
const LOOK_MS = 100;

/**
 * Who is killed (kill -9) in which step, and how many milliseconds after it has begun. Every process and server is
 * named once.
 */
const victims: Readonly<Record<string, readonly (readonly [name: string, afterMs: number])[]>> = {
  customer: [['identity', 0]],
  import: [['orders', 60]],
  'to production': [['gateway', 0]],
  production: [['production', 400]],
  'plan dispatch': [['nats', 0]],
  pack: [
    ['worker-optimiser', 900],
    ['redis', 300],
  ],
  'move a product': [['packing', 0]],
  'preparation list': [['worker-documents', 300]],
  truck: [['dispatch', 150]],
  'scan products': [['postgres', 700]],
  departure: [['worker-mail', 0]],
  papers: [['documents', 0]],
};

describe('the main job while everything is killed once', () => {
  const shared = sharedSystem('killed');
  let system: RemoteSystem;
  let folder: string;
  let job: ReturnType<typeof play>;
  const begun: string[] = [];
  const killed: string[] = [];
  const deaths: Promise<void>[] = [];
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'mullion-faults-'));
    system = shared();
    job = play({
      url: system.url,
      mailUrl: system.mailUrl,
      input: path.join(root, 'tools/main-job/data/schependomlaan-frames.csv'),
      out: path.join(folder, 'out'),
      say: () => undefined,
      onStep: async (step) => {
        begun.push(step);
        for (const [name, afterMs] of victims[step] ?? []) {
          killed.push(name);
          if (afterMs === 0) await system.kill(name);
          else deaths.push(new Promise<void>((resolve) => setTimeout(resolve, afterMs)).then(() => system.kill(name)));
        }
      },
    });
    // whoever waits for it fails
    job.catch(() => undefined);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  // a test a step: the whole job in one would look stuck on a slow machine
  it.each(Object.keys(victims))(
    'F1 F2 F3 F6 F7 goes on when a process or server is killed in the step: %s',
    async (step) => {
      let isOver = false;
      const over = job.then(() => (isOver = true));
      const isPassed = () => isOver || (begun.includes(step) && begun.at(-1) !== step);
      while (!isPassed()) await Promise.race([over, new Promise((resolve) => setTimeout(resolve, LOOK_MS))]);
      expect(begun).toContain(step);
    },
  );

  it('F1 F2 F3 F6 F7 has killed every process and server once, and nothing is lost, nothing is doubled', async () => {
    const { summary, unplaced } = await job;
    await Promise.all(deaths);
    await system.waitReady();
    await system.state();
    const all = [...system.processes.map((process) => process.name), 'postgres', 'redis', 'nats'];
    expect(killed.sort()).toEqual(all.sort());
    expect(unplaced).toEqual([]);
    expect(summary).toMatchObject({ products: 97, unplaced: 0, emails: 2, operations: DONE, problems: 1, remakes: 1 });
    expect([summary.possible_start_date, summary.finish_date]).toEqual([expect.any(String), expect.any(String)]);
    expect(summary.scans).toBe(97 + 2 * summary.pallets);
  });

  it('every operation of the factory has one possible history, and every product of that job is done once at each work center', async () => {
    expect(await tornHistories(system.databaseUrls.production ?? '')).toEqual([]);
    const worker = new MullionClient({
      url: system.url,
      person: { email: 'worker@demo.mullion.test', password: 'Mullion-2026!' },
    });
    await worker.signIn();
    const { data } = await worker.call(routes.listOrders, { query: { filter: 'MJ-' } });
    const { products } = await worker.call(routes.getOrderProgress, { params: { id: data[0]?.id as number } });
    const done = products.flatMap(({ id, operations }) =>
      operations.map(({ work_center_id: center, status }) => `${id} ${center} ${status}`),
    );
    expect(new Set(done).size).toBe(done.length);
    expect(done).toHaveLength(97 * 9);
    const { counts } = await worker.call(routes.listOperationActions, { query: { order_id: data[0]?.id as number } });
    expect(counts).toMatchObject({ done: DONE, problems: 1, returns: 0 });
  });

  it('every scan and departure of that job stands in the history exactly once', async () => {
    const admin = new MullionClient({
      url: system.url,
      person: { email: 'admin@demo.mullion.test', password: 'Mullion-2026!' },
    });
    await admin.signIn();
    const { data } = await admin.call(routes.listOrders, { query: { filter: 'MJ-' } });
    expect(data).toHaveLength(1);
    const order = await admin.call(routes.getOrder, { params: { id: data[0]?.id as number } });
    // events that a killed server held up may still be under way
    const deadline = Date.now() + 120_000;
    const changes = async (table: 'products' | 'pallets', id: number, to: number): Promise<number> => {
      const actions = await admin.call(routes.listActions, {
        query: { table_name: table, table_id: id, language: 'lt' },
      });
      const count = actions.filter((action) => action.status_after === to).length;
      return count === 0 && Date.now() < deadline ? changes(table, id, to) : count;
    };
    const made = order.products.filter(({ status }) => status !== productStatus.cancelled);
    expect(made).toHaveLength(97);
    for (const product of made) {
      expect([product.barcode, await changes('products', product.id, productStatus.loaded)]).toEqual([
        product.barcode,
        1,
      ]);
      expect([product.barcode, await changes('products', product.id, productStatus.dispatched)]).toEqual([
        product.barcode,
        1,
      ]);
    }
    for (const pallet of new Set(made.map((product) => product.pallet_id))) {
      expect([pallet, await changes('pallets', pallet as number, palletStatus.loaded)]).toEqual([pallet, 1]);
      expect([pallet, await changes('pallets', pallet as number, palletStatus.dispatched)]).toEqual([pallet, 1]);
    }
  });
});
