import { randomUUID } from 'node:crypto';
import { companyChanged, updatePallet, type PalletDetail } from '@mullion/contracts';
import { people } from '@mullion/server-testing';
import { companyOf, PackingWorld } from '../testing/packing-world';
import { PlanningActsOf } from '../testing/planning-acts';

let world: PackingWorld;
let acts: PlanningActsOf;
beforeAll(async () => {
  world = await PackingWorld.open();
  acts = new PlanningActsOf(world);
  const company = companyOf(1, { features: ['pallet_number_change'], version: Date.now() % 1_000_000_000 });
  await world.service.receive(companyChanged, 1, { company });
});
afterAll(() => world.close());

const setByColleague = (id: number, body: object) =>
  world.api(updatePallet).as(acts.other).ok({ params: { id }, query: {}, body });
const limits = ({ max_weight, spacing_between, length }: PalletDetail) => ({ max_weight, spacing_between, length });

describe('an act of planning that sets', () => {
  it('BEY-08c sets several pallets together, answers those that changed, and puts them back exactly', async () => {
    const { a, b } = await acts.twoPallets();
    const before = [limits(await acts.palletNow(a)), limits(await acts.palletNow(b))];
    await setByColleague(b, { max_weight: 777 });
    const id = randomUUID();
    const to = { max_weight: 777, spacing_between: before[0]?.spacing_between };
    const done = await acts.act({ kind: 'settings', pallets: [a, b].map((pallet_id) => ({ pallet_id, to })) }, id);
    expect(done.body).toMatchObject({
      kind: 'settings',
      moved: [],
      deleted: [],
      pallets: [{ id: a, max_weight: 777 }],
    });
    expect(done.body.pallets).toHaveLength(1);
    const back = await acts.undo(id);
    expect(back.body).toMatchObject({ done: false, pallets: [{ id: a, max_weight: before[0]?.max_weight }] });
    expect([limits(await acts.palletNow(a)), (await acts.palletNow(b)).max_weight]).toEqual([before[0], 777]);
    expect((await acts.redo(id)).body).toMatchObject({ done: true, pallets: [{ id: a, max_weight: 777 }] });
    // asked again, nothing changes
    const { version } = await acts.palletNow(a);
    expect((await acts.redo(id)).body).toMatchObject({ done: true, pallets: [{ id: a, version }] });
  });

  it('BEY-08c sets all of them or none: one was changed by a colleague, is closed, gone, or too small', async () => {
    const { a, b } = await acts.twoPallets();
    const [one, two] = [await acts.palletNow(a), await acts.palletNow(b)];
    const set = (over: object) =>
      acts.act({
        kind: 'settings',
        pallets: [
          { pallet_id: a, version: one.version, to: { max_weight: 555 } },
          { pallet_id: b, to: { max_weight: 555 }, ...over },
        ],
      });
    await setByColleague(b, { max_height: two.max_height + 1 });
    expect((await set({ version: two.version })).problem).toMatchObject({
      code: 'conflict',
      current: { id: b, max_height: two.max_height + 1 },
    });
    expect((await set({ to: { length: 1 } })).problem).toMatchObject({ code: 'pallet.too_small' });
    expect((await set({ pallet_id: 999_999 })).problem).toMatchObject({ status: 404, code: 'pallet.not_found' });
    await world.service.sql(`UPDATE pallet SET status = 2, number = 'S' || id WHERE id = $1`, [b]);
    expect((await set({})).problem).toMatchObject({ code: 'pallet.locked' });
    expect((await acts.palletNow(a)).max_weight).toBe(one.max_weight);
  });

  it('BEY-08c leaves what a colleague has set since, and says so; what they set otherwise stays beside it', async () => {
    const { a, b } = await acts.twoPallets();
    const [one, two] = [await acts.palletNow(a), await acts.palletNow(b)];
    const id = randomUUID();
    const pallets = [a, b].map((pallet_id) => ({ pallet_id, to: { max_weight: 444 } }));
    await acts.act({ kind: 'settings', pallets }, id);
    await setByColleague(b, { max_weight: 333 });
    expect((await acts.undo(id)).problem).toMatchObject({ code: 'conflict', current: { id: b, max_weight: 333 } });
    expect((await acts.palletNow(a)).max_weight).toBe(444);
    await setByColleague(b, { max_weight: 444, spacing_between: two.spacing_between + 5 });
    expect((await acts.undo(id)).status).toBe(200);
    expect([(await acts.palletNow(a)).max_weight, limits(await acts.palletNow(b))]).toEqual([
      one.max_weight,
      { ...limits(two), spacing_between: two.spacing_between + 5 },
    ]);
  });

  it('BEY-08c what a colleague has set back already is theirs: neither taken back nor done again any more', async () => {
    const { a, b } = await acts.twoPallets();
    const [one, two] = [await acts.palletNow(a), await acts.palletNow(b)];
    const id = randomUUID();
    await acts.act(
      { kind: 'settings', pallets: [a, b].map((pallet_id) => ({ pallet_id, to: { max_weight: 666 } })) },
      id,
    );
    await setByColleague(b, { max_weight: two.max_weight });
    expect((await acts.undo(id)).body.pallets).toMatchObject([{ id: a, max_weight: one.max_weight }]);
    expect((await acts.redo(id)).body.pallets).toMatchObject([{ id: a, max_weight: 666 }]);
    expect((await acts.palletNow(b)).max_weight).toBe(two.max_weight);
  });

  it('BEY-08c is not taken back on a pallet that is deleted or closed by then, nor by anybody else', async () => {
    const { a, b } = await acts.twoPallets();
    const id = randomUUID();
    await acts.act(
      { kind: 'settings', pallets: [a, b].map((pallet_id) => ({ pallet_id, to: { max_weight: 222 } })) },
      id,
    );
    for (const who of [acts.other, people.viewer(), people.stranger()])
      expect((await acts.undo(id, {}, who)).status).toBeGreaterThanOrEqual(403);
    await world.service.sql(`UPDATE pallet SET status = 2, number = 'S' || id WHERE id = $1`, [b]);
    expect((await acts.undo(id)).problem).toMatchObject({ code: 'pallet.locked' });
    await world.service.sql('UPDATE pallet SET status = 0 WHERE id = $1', [b]);
    const removal = randomUUID();
    await acts.act({ kind: 'remove', pallets: [{ pallet_id: b }] }, removal);
    expect((await acts.undo(id)).problem).toMatchObject({ code: 'pallet.not_found', params: { pallet: b } });
    expect((await acts.palletNow(a)).max_weight).toBe(222);
    await acts.undo(removal);
    expect((await acts.undo(id)).status).toBe(200);
  });

  it('PLN-08e BEY-08c gives a pallet a number and takes it back; a taken or malformed one is refused, one changed since stays', async () => {
    const { a, b } = await acts.twoPallets();
    const number = (pallet_id: number, to: string | null, id?: string) =>
      acts.act({ kind: 'number', pallet_id, number: to }, id);
    const id = randomUUID();
    expect((await number(a, '88001', id)).body.pallets).toMatchObject([{ id: a, number: '88001' }]);
    expect((await number(b, '88001')).problem?.code).toBe('pallet.number_taken');
    expect((await number(b, 'WRONG-NUMBER')).problem?.code).toBe('pallet.number_malformed');
    expect((await acts.undo(id)).body.pallets).toMatchObject([{ id: a, number: null }]);
    await number(b, '88001');
    expect((await acts.redo(id)).problem?.code).toBe('pallet.number_taken');
    await number(b, '88002');
    expect((await acts.redo(id)).body.pallets).toMatchObject([{ id: a, number: '88001' }]);
    await number(a, '88003');
    expect((await acts.undo(id)).problem).toMatchObject({ code: 'conflict', current: { id: a, number: '88003' } });
  });

  it('BEY-21a BEY-08c pins pallets and products, and takes back only the pins that it has set', async () => {
    const { ids, a, b } = await acts.twoPallets();
    await acts.act({ kind: 'pin', products: [ids[0]], pinned: true });
    const id = randomUUID();
    const done = await acts.act({ kind: 'pin', pallets: [b], products: [ids[0], ids[1]], pinned: true }, id);
    const pins = (pallets: readonly PalletDetail[]) =>
      pallets.map((pallet) => [pallet.id, pallet.pinned, pallet.pinned_products]);
    expect(pins(done.body.pallets)).toEqual([
      [a, false, [ids[0], ids[1]]],
      [b, true, []],
    ]);
    expect(pins((await acts.undo(id)).body.pallets)).toEqual([
      [a, false, [ids[0]]],
      [b, false, []],
    ]);
    expect(pins((await acts.redo(id)).body.pallets)).toEqual(pins(done.body.pallets));
    expect((await acts.act({ kind: 'pin', pallets: [b], pinned: false }, randomUUID(), people.stranger())).status).toBe(
      404,
    );
    const moved = await acts.act({
      kind: 'move',
      products: [{ product_id: ids[2], pallet_id: a }],
      to: { kind: 'unplaced' },
    });
    expect(pins(moved.body.pallets)).toEqual([[a, false, [ids[0], ids[1]]]]);
  });
});
