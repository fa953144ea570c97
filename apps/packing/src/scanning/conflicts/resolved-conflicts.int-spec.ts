import { randomUUID } from 'node:crypto';
import { getWaitingScans, listScanConflicts, reportTerminalWork } from '@mullion/contracts';
import { people } from '@mullion/server-testing';
import { conflictCalls, TERMINAL } from '../../testing/conflict-calls';
import { PackingWorld } from '../../testing/packing-world';

let world: PackingWorld;
beforeAll(async () => {
  world = await PackingWorld.open();
  await world.truck(7, 'Oslo');
  await world.truck(8, 'Bergenas');
});
afterAll(() => world.close());

const packer = people.packer();
const { open, resolve, loadedOn, planMovedOn } = conflictCalls(() => world);

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
