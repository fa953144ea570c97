import { randomUUID } from 'node:crypto';
import {
  getWaitingScans,
  listScanConflicts,
  reportTerminalWork,
  scanProduct,
  resolveScanConflict,
  truckChanged,
  type AnyRoute,
  type Occurrence,
  type TruckRecord,
} from '@mullion/contracts';
import { people } from '@mullion/server-testing';
import { PackingWorld } from '../../testing/packing-world';

const TERMINAL = '11111111-1111-4111-8111-111111111111';
const MINUTE_MS = 60_000;

let world: PackingWorld;
beforeAll(async () => {
  world = await PackingWorld.open();
  for (const [id, description] of [
    [7, 'Oslo'],
    [8, 'Bergenas'],
  ])
    await world.service.receive(truckChanged, 1, {
      truck: {
        id,
        company_id: 1,
        description,
        delivery_date: null,
        status: 1,
        pallet_ids: [],
        order_ids: [],
        departure: 0,
        version: 1,
        removed: false,
      } as unknown as TruckRecord,
    });
});
afterAll(() => world.close());

const packer = people.packer();
/** A scan of minutes ago, which its terminal sends only now. */
const performedOffline = (minutes = 30): Occurrence => ({
  at: new Date(Date.now() - minutes * MINUTE_MS).toISOString(),
  waited_ms: minutes * MINUTE_MS,
  terminal: TERMINAL,
});
const away = <R extends AnyRoute>(route: R, key: string, who = packer) =>
  world.api(route).as(who).with({ idempotencyKey: key, occurrence: performedOffline() });
const onto = (pallet: number, barcode: string) => ({ params: { pallet, barcode } });
const open = (query: object = {}, who = packer) => world.api(listScanConflicts).as(who).ok({ query });
const resolve = (id: number, body: object, who = packer) =>
  world.api(resolveScanConflict).as(who).send({ params: { id }, body });
const loadedOn = async (pallet: number) =>
  (await world.service.sql<{ loaded_count: number }>('SELECT loaded_count FROM pallet WHERE id = $1', [pallet]))[0]
    ?.loaded_count;

/** A product that was scanned for `here` while there was no network, and is planned on `there` by now. */
const planMovedOn = async () => {
  const { products } = await world.order([{}, {}]);
  const [a, b] = products as [(typeof products)[0], (typeof products)[0]];
  const here = await world.pallet([a], { status: 1 });
  const there = await world.pallet([b], { status: 1 });
  const key = randomUUID();
  const refused = await away(scanProduct, key).send(onto(here, b.barcode));
  return { here, there, product: b, key, refused, id: Number(refused.problem?.params?.conflict) };
};

describe('a conflict', () => {
  it('BEY-02a is settled once, with who and why, and stays until then', async () => {
    const { id } = await planMovedOn();
    expect((await resolve(id, { how: 'dismissed' })).problem).toMatchObject({
      code: 'invalid',
      errors: [{ path: 'body.reason' }],
    });
    expect((await resolve(id, { how: 'dismissed', reason: '  ' })).status).toBe(400);
    const both = await Promise.all([
      resolve(id, { how: 'dismissed', reason: 'Suskaičiuota ranka' }),
      resolve(id, { how: 'put_back' }, people.planner()),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.problem).toMatchObject({
      code: 'conflict',
      current: { settled: expect.anything() as object },
    });
    const [latest] = (await open({ state: 'settled' })).data;
    expect([latest?.id, latest?.settled?.by.length]).toEqual([id, expect.any(Number)]);
    expect((await open()).data.map((one) => one.id)).not.toContain(id);
  });

  it('is loaded where it belongs now, or noted where it was seen', async () => {
    const { here, there, id } = await planMovedOn();
    const seen = await resolve(id, { how: 'here' });
    expect(seen.body).toMatchObject({ settled: null, seen_here: { by: 'Packer' } });
    expect(await loadedOn(here)).toBe(0);
    const belongs = await resolve(id, { how: 'elsewhere', version: seen.body.version });
    expect(belongs.body).toMatchObject({ settled: { how: 'elsewhere' }, now: { loaded_by: 'Packer' } });
    expect(await loadedOn(there)).toBe(1);
  });

  it('is seen by everybody of the company, settled by who scans or plans, and by nobody else', async () => {
    const { id } = await planMovedOn();
    expect((await open({}, people.stranger(3))).total).toBe(0);
    expect((await resolve(id, { how: 'put_back' }, people.stranger())).status).toBe(404);
    expect((await open({}, people.viewer())).data.find((one) => one.id === id)?.can).toEqual({
      load: false,
      settle: false,
    });
    expect((await resolve(id, { how: 'put_back' }, people.viewer())).status).toBe(403);
    expect((await resolve(id, { how: 'put_back' }, people.worker())).problem?.code).toBe('forbidden');
    expect((await resolve(id, { how: 'elsewhere' }, people.planner())).problem?.code).toBe('no_right_to_scan');
    expect((await world.api(listScanConflicts).as(people.supplier()).send({})).status).toBe(403);
    expect((await resolve(id, { how: 'put_back' }, people.planner())).status).toBe(200);
  });
});

describe('a truck that is about to leave', () => {
  const report = (work: object[], terminal = TERMINAL, who = packer) =>
    world.api(reportTerminalWork).as(who).send({ body: { terminal, work } });
  const waiting = async (id: number, who = people.planner()) =>
    (await world.api(getWaitingScans).as(who).ok({ params: { id } })).terminals;

  it('BEY-02a names terminals with scans of it or of its pallets, and those that fell silent at it', async () => {
    const pallet = await world.pallet((await world.order([{}])).products, { status: 1, truck_id: 8 });
    const silent = randomUUID();
    await report([
      { kind: 'truck', id: 8, waiting: 0 },
      { kind: 'pallet', id: pallet, waiting: 3 },
    ]);
    await report([{ kind: 'truck', id: 8, waiting: 0 }], silent);
    expect(await waiting(8)).toMatchObject([
      { terminal: TERMINAL, user_name: 'Packer', waiting: 3, pallet_id: pallet, silent: false },
    ]);
    await world.service.sql(`UPDATE terminal_work SET seen_at = now() - interval '5 minutes' WHERE terminal = $1`, [
      silent,
    ]);
    expect((await waiting(8)).map((one) => [one.terminal, one.silent])).toEqual([
      [TERMINAL, false],
      [silent, true],
    ]);
    expect(
      (
        await world
          .api(getWaitingScans)
          .as(people.stranger())
          .send({ params: { id: 8 } })
      ).problem?.code,
    ).toBe('not_found');
    await report([]);
    await report([], silent);
    expect(await waiting(8)).toEqual([]);
    expect((await report([], TERMINAL, people.worker())).problem?.code).toBe('no_right_to_scan');
  });
});
