import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { routes, truckStatus, type ChangePreview } from '@mullion/contracts';
import { fillFloor } from '../demo-floor/fill-floor';
import { MullionClient, ApiError } from '../../libs/client/src';
import { until } from '../main-job/until';
import { startSystemRemote, type RemoteSystem } from '../system-remote.cjs';
import { drawChange, type Change } from './changes';
import { asPreviewed, differences, seenBy, untilQuiet } from './seen';

/** Without the mail worker: a mail that was sent could not be kept back by a recall, and the clock would decide. */
const processes = [
  'identity',
  'orders',
  'packing',
  'dispatch',
  'production',
  'documents',
  'worker-optimiser',
  'worker-documents',
  'gateway',
];
const SEEDS = 32;
/** A system with a filled demo factory is there by then, beside browser tests on a slow machine too. */
const FILLING_MS = 900_000;

describe('what a change would do, and what it does', () => {
  let system: RemoteSystem;
  let folder: string;
  let admin: MullionClient;
  let planner: MullionClient;
  let operator: MullionClient;
  const person = async (name: string): Promise<MullionClient> => {
    const api = new MullionClient({
      url: system.url,
      person: { email: `${name}@demo.mullion.test`, password: 'Mullion-2026!' },
    });
    await api.signIn();
    return api;
  };
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'mullion-what-if-'));
    system = await startSystemRemote({
      dataDir: path.join(folder, 'data'),
      seed: true,
      throwaway: true,
      build: false,
      only: processes,
    });
    await fillFloor(system.url);
    [admin, planner, operator] = await Promise.all([person('admin'), person('planner'), person('super')]);
    await untilQuiet(operator);
  }, FILLING_MS);
  afterAll(async () => {
    await system?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** When the floor finishes orders is unknown for a truck that leaves or comes back. */
  const unknownIn = ({ finishes }: ChangePreview): string | null => (finishes === null ? 'finish ' : null);

  /** Everything that was said is seen, and nothing else, once all events are applied. */
  const compare = async (who: MullionClient, change: Change): Promise<string[]> => {
    const before = await seenBy(admin, change.orderIds);
    const said = await change.ask(who);
    const expected = asPreviewed(before, said);
    const refused = await change.make(who);
    await untilQuiet(operator);
    const unsaid = async (): Promise<string[]> =>
      differences(expected, await seenBy(admin, change.orderIds), unknownIn(said));
    // a saga that writes mails begins after the events are applied
    await until(change.what, unsaid, (wrong) => wrong.length === 0, 20_000).catch(() => undefined);
    await untilQuiet(operator);
    const named = said.refused.map(({ id, code }) => `${id} ${code}`).sort();
    const wrong = [
      ...(await unsaid()),
      ...(String(named) === String([...refused].sort()) ? [] : [`refused: said ${named}, is ${refused}`]),
    ];
    return wrong.map((line) => `${change.what}: ${line}`);
  };

  it(`BEY-12a says what ${SEEDS} changes of orders and trucks do before they are made, and nothing else happens`, async () => {
    const wrong: string[] = [];
    for (let seed = 0; seed < SEEDS; seed += 1)
      wrong.push(...(await compare(seed % 3 === 2 ? planner : admin, await drawChange(admin, seed))));
    expect(wrong).toEqual([]);
  });

  it('BEY-12a names the pallets, orders, products and mails of a departure and of its recall, and nothing after the act', async () => {
    const { trucks } = await admin.call(routes.listTrucks, { query: { rows: 200, status_from: 0, status_to: 100 } });
    const left = trucks.find(({ status, pallets }) => status >= truckStatus.dispatched && pallets.length > 0);
    const truck = left ?? trucks.find(({ can }) => can.depart);
    if (!truck) throw new Error('no truck has left or can leave');
    const body = { status: left ? truckStatus.loaded : truckStatus.dispatched, despite_warnings: true, notify: true };
    const back = { ...body, status: left ? truckStatus.dispatched : truckStatus.loaded };
    for (const one of [body, back]) {
      const said = await admin.call(routes.whatIfTruck, { params: { id: truck.id }, body: one });
      expect({ refused: said.refused, orders: said.orders.total > 0, pallets: said.pallets?.total }).toEqual({
        refused: [],
        orders: true,
        pallets: truck.pallets.length,
      });
      if (one.status === truckStatus.dispatched) expect(said.mails?.total).toBeGreaterThan(0);
      const before = await seenBy(
        admin,
        said.orders.named.map(({ id }) => id),
      );
      await admin.call(routes.updateTruck, { params: { id: truck.id }, body: one });
      const expected = asPreviewed(before, said);
      const unsaid = async () =>
        differences(
          expected,
          await seenBy(
            admin,
            said.orders.named.map(({ id }) => id),
          ),
          unknownIn(said),
        );
      expect(await until('the truck has moved', unsaid, (wrong) => wrong.length === 0, 20_000).catch(unsaid)).toEqual(
        [],
      );
      await untilQuiet(operator);
      expect(await unsaid()).toEqual([]);
    }
  });

  it('BEY-12a another company’s order or truck is not found, the read-only type asks nothing, and a packer reads no address', async () => {
    const { data } = await admin.call(routes.listOrders, { query: { rows: 1 } });
    const { trucks } = await admin.call(routes.listTrucks, { query: { rows: 1, status_from: 0, status_to: 100 } });
    const [order, truck] = [data[0], trucks[0]];
    if (!order || !truck) throw new Error('nothing is there');
    const asks = (who: MullionClient) => [
      () => who.call(routes.whatIfOrders, { body: { orders: [{ id: order.id, status: 1 }] } }),
      () => who.call(routes.whatIfOrder, { params: { id: order.id }, body: { status: 1 } }),
      () => who.call(routes.whatIfTruck, { params: { id: truck.id }, body: { status: 2 } }),
    ];
    const statusOf = (ask: () => Promise<unknown>): Promise<number> =>
      ask().then(
        () => 200,
        (error: unknown) => (error instanceof ApiError ? error.status : -1),
      );
    expect(await Promise.all(asks(await person('admin7')).map(statusOf))).toEqual([404, 404, 404]);
    expect(await Promise.all(asks(await person('viewer')).map(statusOf))).toEqual([403, 403, 403]);
    const leaving = trucks.find(({ can }) => can.depart);
    if (!leaving) return;
    const said = await (
      await person('packer')
    ).call(routes.whatIfTruck, {
      params: { id: leaving.id },
      body: { status: truckStatus.dispatched, despite_warnings: true },
    });
    expect(said.mails?.named.every(({ to }) => to === null)).toBe(true);
  });
});
