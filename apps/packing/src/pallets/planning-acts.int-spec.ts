import { randomUUID } from 'node:crypto';
import { actInPlanning, palletChanged, updatePallet } from '@mullion/contracts';
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

describe('an act of planning that moves', () => {
  it('is refused to a read-only user, to another company, and deleting pallets to who has no right to', async () => {
    const { ids, a, b, seen } = await acts.twoPallets();
    const moving = { kind: 'move', products: [seen(ids[0], a)], to: { kind: 'pallet', pallet_id: b } };
    expect((await acts.act(moving, randomUUID(), people.viewer())).status).toBe(403);
    expect((await acts.act(moving, randomUUID(), people.stranger())).status).toBe(404);
    const removing = { kind: 'remove', pallets: [{ pallet_id: a }] };
    expect((await acts.act(removing, randomUUID(), people.packer())).problem?.code).toBe('no_rights_to_delete_pallet');
    expect(await acts.on(ids)).toEqual([a, a, a, b]);
  });

  it('BEY-08c comes about as a whole or not at all: one of its products has been moved by somebody else', async () => {
    const { ids, a, b, seen } = await acts.twoPallets();
    await acts.move(ids[1], { moved_from: a, moved_to: null });
    const id = randomUUID();
    const both = { kind: 'move', products: [seen(ids[0], a), seen(ids[1], a)], to: { kind: 'pallet', pallet_id: b } };
    expect((await acts.act(both, id)).problem).toMatchObject({
      status: 409,
      code: 'placement.moved',
      current: { id: ids[1], pallet_id: null },
    });
    expect(await acts.on(ids)).toEqual([a, null, a, b]);
    expect((await acts.undo(id)).problem).toMatchObject({ status: 404, code: 'planning_act.not_found' });
  });

  it('BEY-08c has one effect when it comes again under its key; its id names no second act, whatever that asks for and whoever asks', async () => {
    const { ids, a, b, seen } = await acts.twoPallets();
    const id = randomUUID();
    const to = { kind: 'pallet', pallet_id: b };
    const body = { id, act: { kind: 'move', products: [seen(ids[0], a)], to } };
    const caller = world.api(actInPlanning).as(acts.me).with({ idempotencyKey: id });
    const replies = await Promise.all([1, 2, 3].map(() => caller.send({ params: {}, query: {}, body })));
    expect(new Set(replies.map((reply) => JSON.stringify(reply.body))).size).toBe(1);
    const second = { kind: 'move', products: [seen(ids[1], a)], to };
    for (const what of [body.act, second])
      expect((await acts.act(what, id)).problem).toMatchObject({ status: 409, code: 'planning_act.known' });
    expect((await acts.act(second, id, acts.other)).problem?.code).toBe('planning_act.not_own');
    expect(await acts.on(ids)).toEqual([b, a, a, b]);
    expect((await acts.undo(id)).body.moved).toEqual([{ product_id: ids[0], from: b, to: a }]);
  });

  it('BEY-08c two different acts under one id at once: one is done, the other refused', async () => {
    const { ids, a, b, seen } = await acts.twoPallets();
    const id = randomUUID();
    const replies = await Promise.all(
      ids
        .slice(0, 3)
        .map((product) =>
          acts.act({ kind: 'move', products: [seen(product, a)], to: { kind: 'pallet', pallet_id: b } }, id),
        ),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await acts.on(ids)).filter((pallet) => pallet === a)).toHaveLength(2);
  });

  it('PLN-06b BEY-08c moves several products onto a new pallet and back, and the emptied pallet is there again under its number', async () => {
    const { ids, a, seen } = await acts.twoPallets();
    await world.service.sql(`UPDATE pallet SET number = 'U' || id, comment = 'Hall 2' WHERE id = $1`, [a]);
    const before = looks(await acts.palletNow(a));
    const three = ids.slice(0, 3);
    const id = randomUUID();
    const done = await acts.act(
      { kind: 'move', products: three.map((one) => seen(one, a)), to: { kind: 'new', like: { length: 2000 } } },
      id,
    );
    const made = done.body.products[0]?.pallet_id as number;
    expect(done.body).toMatchObject({
      id,
      kind: 'move',
      done: true,
      deleted: [a],
      pallets: [{ id: made, products_count: 3 }],
    });
    expect(done.body.moved).toEqual(three.map((one) => ({ product_id: one, from: a, to: made })));

    const back = await acts.undo(id);
    expect(back.body).toMatchObject({ id, done: false, deleted: [made], pallets: [{ id: a }] });
    expect(back.body.moved).toEqual(three.map((one) => ({ product_id: one, from: made, to: a })));
    expect(looks(await acts.palletNow(a))).toEqual(before);
    const records = (await world.service.recorded(palletChanged))
      .map(({ data }) => data.pallet)
      .filter((pallet) => pallet.id === a);
    expect(records.map(({ version }) => version)).toEqual(
      records.map(({ version }) => version).toSorted((one, two) => one - two),
    );
    expect(records.at(-1)).toMatchObject({ removed: false, products_count: 3 });

    expect((await acts.redo(id)).body).toMatchObject({
      done: true,
      deleted: [a],
      pallets: [{ id: made, products_count: 3 }],
    });
    expect((await acts.undo(id)).body).toMatchObject({ done: false, deleted: [made] });
    expect(looks(await acts.palletNow(a))).toEqual(before);
  });

  it('BEY-08c is taken back once: asked again, nothing changes', async () => {
    const { ids, a, seen } = await acts.twoPallets();
    const id = randomUUID();
    await acts.act({ kind: 'move', products: [seen(ids[0], a)], to: { kind: 'unplaced' } }, id);
    expect((await acts.undo(id)).body.moved).toEqual([{ product_id: ids[0], from: null, to: a }]);
    expect((await acts.undo(id)).body).toMatchObject({ done: false, moved: [], deleted: [], pallets: [{ id: a }] });
    expect(await acts.on(ids.slice(0, 3))).toEqual([a, a, a]);
  });

  it('BEY-08c is taken back by who did it alone', async () => {
    const { ids, a, seen } = await acts.twoPallets();
    const id = randomUUID();
    await acts.act({ kind: 'move', products: [seen(ids[0], a)], to: { kind: 'unplaced' } }, id);
    expect((await acts.undo(id, {}, acts.other)).problem).toMatchObject({ status: 403, code: 'planning_act.not_own' });
    expect((await acts.undo(id, {}, people.stranger())).problem?.code).toBe('planning_act.not_found');
    expect((await acts.undo(id, {}, people.viewer())).status).toBe(403);
    expect((await acts.redo(randomUUID())).problem?.code).toBe('planning_act.not_found');
  });

  it('BEY-08c stands in the way of nobody: what a colleague has moved since is named, the rest comes back on its own', async () => {
    const { ids, a, b, seen } = await acts.twoPallets();
    const id = randomUUID();
    await acts.act(
      { kind: 'move', products: [seen(ids[0], a), seen(ids[1], a)], to: { kind: 'pallet', pallet_id: b } },
      id,
    );
    await acts.move(ids[1], { moved_from: b, moved_to: null });
    const refused = await acts.undo(id);
    expect(refused.problem).toMatchObject({ code: 'placement.moved', current: { id: ids[1], pallet_id: null } });
    expect(await acts.on(ids)).toEqual([b, null, a, b]);
    expect((await acts.undo(id, { products: [ids[0]] })).body.moved).toEqual([{ product_id: ids[0], from: b, to: a }]);
    expect(await acts.on(ids)).toEqual([a, null, a, b]);
    expect((await acts.redo(id)).body.moved).toEqual([{ product_id: ids[0], from: a, to: b }]);
  });

  it('BEY-08c a deleted pallet of which nothing comes back stays deleted, and the other products cannot be asked for a second time', async () => {
    const { ids, a, b, seen } = await acts.twoPallets();
    const id = randomUUID();
    const both = [seen(ids[3], b), seen(ids[0], a)];
    const made = (await acts.act({ kind: 'move', products: both, to: { kind: 'new', like: { length: 2400 } } }, id))
      .body.products[0]?.pallet_id as number;
    expect(await acts.isThere(b)).toBe(false);
    await acts.move(ids[3], { moved_from: made, moved_to: null });
    expect((await acts.undo(id, { products: [ids[0]] })).body).toMatchObject({ done: false, deleted: [made] });
    expect([await acts.on(ids), await acts.isThere(b)]).toEqual([[a, a, a, null], false]);
    expect((await acts.undo(id, { products: [ids[3]] })).problem?.code).toBe('product.not_found');
  });

  it('BEY-08c leaves what a colleague has put onto its pallets, and what they have set', async () => {
    const { ids, a, b, seen } = await acts.twoPallets();
    const id = randomUUID();
    const made = (
      await acts.act({ kind: 'move', products: [seen(ids[0], a)], to: { kind: 'new', like: { length: 2400 } } }, id)
    ).body.products[0]?.pallet_id as number;
    await acts.move(ids[3], { moved_from: b, moved_to: made });
    await world
      .api(updatePallet)
      .as(acts.other)
      .ok({ params: { id: a }, query: {}, body: { comment: 'stays' } });
    expect((await acts.undo(id)).body).toMatchObject({ deleted: [] });
    expect(await acts.on(ids)).toEqual([a, a, a, made]);
    expect((await acts.palletNow(a)).comment).toBe('stays');
  });

  it('BEY-08c is not taken back from or onto a pallet that may no longer change', async () => {
    const { ids, a, b, seen } = await acts.twoPallets();
    const id = randomUUID();
    await acts.act({ kind: 'move', products: [seen(ids[0], a)], to: { kind: 'pallet', pallet_id: b } }, id);
    for (const locked of [a, b]) {
      await world.service.sql(`UPDATE pallet SET status = 2, number = 'K' || id WHERE id = $1`, [locked]);
      expect((await acts.undo(id)).problem?.code).toBe('pallet.locked');
      await world.service.sql('UPDATE pallet SET status = 0 WHERE id = $1', [locked]);
    }
    expect((await acts.undo(id)).status).toBe(200);
  });

  it('BEY-08c a pallet that a colleague has emptied meanwhile is there again for what comes back to it', async () => {
    const { ids, a, b, seen } = await acts.twoPallets();
    const id = randomUUID();
    await acts.act({ kind: 'move', products: [seen(ids[0], a)], to: { kind: 'pallet', pallet_id: b } }, id);
    await acts.move(ids[1], { moved_from: a, moved_to: null });
    await acts.move(ids[2], { moved_from: a, moved_to: null });
    expect(await acts.isThere(a)).toBe(false);
    expect((await acts.undo(id)).status).toBe(200);
    expect(await acts.on(ids)).toEqual([a, null, null, b]);
  });

  it('PLN-07a BEY-08c swaps two loads and takes it back as they stood', async () => {
    const { ids, a, b, seen } = await acts.twoPallets();
    const before = [looks(await acts.palletNow(a)), looks(await acts.palletNow(b))];
    const id = randomUUID();
    const swapped = await acts.act({ kind: 'swap', first: seen(ids[2], a), second: seen(ids[3], b) }, id);
    expect(swapped.body.moved).toEqual([
      { product_id: ids[2], from: a, to: b },
      { product_id: ids[3], from: b, to: a },
    ]);
    expect((await acts.undo(id)).body.done).toBe(false);
    expect([looks(await acts.palletNow(a)), looks(await acts.palletNow(b))]).toEqual(before);
    expect((await acts.redo(id)).body.moved).toHaveLength(2);
  });
});
