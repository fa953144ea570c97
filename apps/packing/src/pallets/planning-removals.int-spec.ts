import { randomUUID } from 'node:crypto';
import { freePlacements, restorePlacements, turnUnpack } from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';
import { people } from '@mullion/server-testing';
import { PackingWorld } from '../testing/packing-world';
import { looks, PlanningActsOf } from '../testing/planning-acts';

let world: PackingWorld;
let acts: PlanningActsOf;
beforeAll(async () => {
  world = await PackingWorld.open();
  acts = new PlanningActsOf(world);
});
afterAll(() => world.close());

describe('an act of planning that deletes or makes pallets', () => {
  it('BEY-08c a deleted pallet comes back with its pins', async () => {
    const { ids, a } = await acts.twoPallets();
    await world.service.sql(
      'INSERT INTO pallet_pin (pallet_id, company_id) SELECT id, company_id FROM pallet WHERE id = $1',
      [a],
    );
    await world.service.sql(
      'INSERT INTO product_pin (product_id, pallet_id, company_id) SELECT $2, id, company_id FROM pallet WHERE id = $1',
      [a, ids[1]],
    );
    const id = randomUUID();
    await acts.act({ kind: 'remove', pallets: [{ pallet_id: a }] }, id);
    expect((await acts.undo(id)).status).toBe(200);
    expect(await world.service.sql('SELECT pallet_id FROM pallet_pin WHERE pallet_id = $1', [a])).toEqual([
      { pallet_id: a },
    ]);
    expect(await world.service.sql('SELECT product_id FROM product_pin WHERE pallet_id = $1', [a])).toEqual([
      { product_id: ids[1] },
    ]);
  });

  it('BEY-08c deletes pallets together or not at all, and brings them back with everything on them, scanned as it was', async () => {
    const { ids, a, b } = await acts.twoPallets();
    await world.service.sql('UPDATE placement SET loaded_at = now() WHERE product_id = $1', [ids[0]]);
    const both = { kind: 'remove', pallets: [{ pallet_id: a }, { pallet_id: b }] };
    await world.service.sql('UPDATE pallet SET truck_id = 7 WHERE id = $1', [b]);
    expect((await acts.act(both)).problem?.code).toBe('pallet.locked');
    expect(await acts.on(ids)).toEqual([a, a, a, b]);
    await world.service.sql('UPDATE pallet SET truck_id = NULL WHERE id = $1', [b]);
    expect((await acts.act({ kind: 'remove', pallets: [{ pallet_id: a, version: 99 }] })).problem?.code).toBe(
      'conflict',
    );
    const before = [looks(await acts.palletNow(a)), looks(await acts.palletNow(b))];
    const id = randomUUID();
    expect((await acts.act(both, id)).body).toMatchObject({ kind: 'remove', deleted: [a, b], pallets: [] });
    expect(await acts.on(ids)).toEqual([null, null, null, null]);
    expect((await acts.undo(id)).body.pallets.map((pallet) => [pallet.id, pallet.loaded_count])).toEqual([
      [a, 1],
      [b, 0],
    ]);
    expect([looks(await acts.palletNow(a)), looks(await acts.palletNow(b))]).toEqual(before);
    expect((await acts.redo(id)).body.deleted).toEqual([a, b]);
    expect((await acts.undo(id, {}, people.viewer())).status).toBe(403);
  });

  it('PLN-05c BEY-08c makes a fictive pallet, takes it away, and brings the same one back', async () => {
    const fields = { comment: 'Hinges', length: 1200, width: 800, height: 120, product_height: 100 };
    const id = randomUUID();
    const [made] = (await acts.act({ kind: 'fictive', ...fields }, id)).body.pallets;
    expect(made).toMatchObject({ fictive: true, height: 220, status: 2 });
    const palletId = made?.id as number;
    await world.service.sql('UPDATE pallet SET truck_id = 9 WHERE id = $1', [palletId]);
    expect((await acts.undo(id)).problem?.code).toBe('pallet.locked');
    await world.service.sql('UPDATE pallet SET truck_id = NULL WHERE id = $1', [palletId]);
    expect((await acts.undo(id)).body.deleted).toEqual([palletId]);
    expect((await acts.redo(id)).body.pallets).toMatchObject([
      { id: palletId, number: made?.number, fictive: true, height: 220, outdated: false },
    ]);
    const removal = randomUUID();
    await acts.act({ kind: 'remove', pallets: [{ pallet_id: palletId }] }, removal);
    expect((await acts.undo(removal)).body.pallets).toMatchObject([{ id: palletId, height: 220, comment: 'Hinges' }]);
  });

  it('BEY-08c a deleted pallet does not come back under a number that another one has by now', async () => {
    const { a, b } = await acts.twoPallets();
    await world.service.sql(`UPDATE pallet SET number = 'TWICE' WHERE id = $1`, [a]);
    const id = randomUUID();
    await acts.act({ kind: 'remove', pallets: [{ pallet_id: a }] }, id);
    await world.service.sql(`UPDATE pallet SET number = 'TWICE' WHERE id = $1`, [b]);
    expect((await acts.undo(id)).problem).toMatchObject({ code: 'pallet.number_taken' });
    expect(await acts.isThere(a)).toBe(false);
  });

  it('BEY-08c an order that was taken out of planning has its places again, beside what others have put there', async () => {
    const { order, ids, a } = await acts.twoPallets();
    const { products } = await world.order([{}]);
    await acts.move(products[0]!.id, { moved_from: null, moved_to: a, place: { x: 30, y: 400, z: 0 } });
    const places = looks(await acts.palletNow(a));
    const id = randomUUID();
    const free = () =>
      world
        .api(freePlacements)
        .as(acts.me)
        .ok({ order_id: order.id, product_ids: null, act: { id, by: acts.me.user_id } });
    await free();
    // what asks may not have had the answer
    await free();
    expect(await acts.on(ids)).toEqual([null, null, null, null]);
    const restore = (by: number | null = acts.me.user_id) =>
      world.api(restorePlacements).as(acts.me).ok({ act: { id, by } });
    expect(await restore(acts.other.user_id)).toMatchObject({ outcome: 'refused', code: 'planning_act.not_own' });
    for (let times = 0; times < 2; times += 1) {
      expect(await restore()).toEqual({ outcome: 'restored' });
      expect(looks(await acts.palletNow(a))).toEqual(places);
    }
    // the same act takes it out once more, and can be taken back once more
    await free();
    expect(await acts.on([...ids, products[0]!.id])).toEqual([null, null, null, null, a]);
    expect(await restore()).toEqual({ outcome: 'restored' });
    await acts.move(ids[0], { moved_from: a, moved_to: null });
    await free();
    // nothing is left on that pallet: it comes back for what stood on it last
    await acts.move(products[0]!.id, { moved_from: a, moved_to: null });
    expect(await restore()).toEqual({ outcome: 'restored' });
    expect(await acts.on(ids)).toEqual([null, a, a, expect.any(Number)]);
  });

  it('BEY-08c an order is not taken out of planning by an act that is another order’s, or not an order’s at all', async () => {
    const [one, two] = [await acts.twoPallets(), await acts.twoPallets()];
    const moved = randomUUID();
    await acts.act({ kind: 'move', products: [one.seen(one.ids[0], one.a)], to: { kind: 'unplaced' } }, moved);
    const free = (orderId: number, id: string) =>
      world
        .api(freePlacements)
        .as(acts.me)
        .ok({ order_id: orderId, product_ids: null, act: { id, by: acts.me.user_id } });
    expect(await free(two.order.id, moved)).toEqual({ outcome: 'refused', code: 'planning_act.known' });
    const unpacked = randomUUID();
    expect(await free(one.order.id, unpacked)).toEqual({ outcome: 'freed' });
    expect(await free(two.order.id, unpacked)).toEqual({ outcome: 'refused', code: 'planning_act.known' });
    expect(await acts.on(two.ids)).toEqual([two.a, two.a, two.a, two.b]);
  });

  it('BEY-08c a person takes back that they have taken an order out of planning: orders is asked, and may refuse', async () => {
    const { order, ids } = await acts.twoPallets();
    const id = randomUUID();
    await world
      .api(freePlacements)
      .as(acts.me)
      .ok({ order_id: order.id, product_ids: null, act: { id, by: acts.me.user_id } });
    const asked: unknown[] = [];
    const stop = world.service.world.answer(turnUnpack, (input) => {
      asked.push(input);
      throw new AppError('already_confirmed', { id: order.id });
    });
    expect((await acts.undo(id)).problem).toMatchObject({ code: 'already_confirmed' });
    expect((await acts.undo(id, {}, acts.other)).problem?.code).toBe('planning_act.not_own');
    // it is out of planning already
    expect((await acts.redo(id)).body).toMatchObject({ kind: 'unpack', done: true });
    stop();
    expect(asked).toEqual([{ order_id: order.id, act: id, way: 'undo' }]);
    expect(await acts.on(ids)).toEqual([null, null, null, null]);
  });
});
