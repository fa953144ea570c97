import { randomUUID } from 'node:crypto';
import {
  actInPlanning,
  freePlacements,
  getPallet,
  moveProduct,
  palletChanged,
  redoPlanningAct,
  undoPlanningAct,
  updatePallet,
  type PalletDetail,
} from '@mullion/contracts';
import { people } from '@mullion/server-testing';
import { PackingWorld } from '../testing/packing-world';

let world: PackingWorld;
beforeAll(async () => void (world = await PackingWorld.open()));
afterAll(() => world.close());

const me = people.super();
const other = people.admin();
const act = (what: object, id: string = randomUUID(), who = me) =>
  world
    .api(actInPlanning)
    .as(who)
    .send({ params: {}, query: {}, body: { id, act: what } });
const undo = (id: string, body: object = {}, who = me) =>
  world.api(undoPlanningAct).as(who).send({ params: { id }, query: {}, body });
const redo = (id: string, body: object = {}, who = me) =>
  world.api(redoPlanningAct).as(who).send({ params: { id }, query: {}, body });
const move = (id: number, body: object) => world.api(moveProduct).as(other).send({ params: { id }, query: {}, body });
const palletNow = (id: number) => world.api(getPallet).as(me).ok({ params: { id }, query: {}, body: {} });
const isThere = async (id: number) =>
  (await world.service.sql('SELECT 1 FROM pallet WHERE id = $1', [id])).length === 1;
const on = async (ids: readonly number[]) => {
  const rows = await world.service.sql<{ pallet_id: number | null }>(
    'SELECT pallet_id FROM placement WHERE product_id = ANY($1) ORDER BY product_id',
    [ids],
  );
  return rows.map((row) => row.pallet_id);
};
const looks = ({ length, width, number, comment, products }: PalletDetail) => ({
  length,
  width,
  number,
  comment,
  products: products.map(({ id, x, y, z, is_flipped }) => ({ id, x, y, z, is_flipped })),
});

/** Three products on one pallet, and one on another. */
const twoPallets = async () => {
  const { order, products } = await world.order([{}, {}, { width: 700 }, {}]);
  const ids = products.map(({ id }) => id as number) as [number, number, number, number];
  const a = await world.pallet(products.slice(0, 3));
  const b = await world.pallet(products.slice(3));
  return { order, ids, a, b, seen: (id: number, palletId: number | null) => ({ product_id: id, pallet_id: palletId }) };
};

describe('an act of planning', () => {
  it('is refused to a read-only user, to another company, and deleting pallets to who has no right to', async () => {
    const { ids, a, b, seen } = await twoPallets();
    const moving = { kind: 'move', products: [seen(ids[0], a)], to: { kind: 'pallet', pallet_id: b } };
    expect((await act(moving, randomUUID(), people.viewer())).status).toBe(403);
    expect((await act(moving, randomUUID(), people.stranger())).status).toBe(404);
    const removing = { kind: 'remove', pallets: [{ pallet_id: a }] };
    expect((await act(removing, randomUUID(), people.packer())).problem?.code).toBe('no_rights_to_delete_pallet');
    expect(await on(ids)).toEqual([a, a, a, b]);
  });

  it('BEY-08c comes about as a whole or not at all: one of its products has been moved by somebody else', async () => {
    const { ids, a, b, seen } = await twoPallets();
    await move(ids[1], { moved_from: a, moved_to: null });
    const id = randomUUID();
    const both = { kind: 'move', products: [seen(ids[0], a), seen(ids[1], a)], to: { kind: 'pallet', pallet_id: b } };
    expect((await act(both, id)).problem).toMatchObject({
      status: 409,
      code: 'placement.moved',
      current: { id: ids[1], pallet_id: null },
    });
    expect(await on(ids)).toEqual([a, null, a, b]);
    expect((await undo(id)).problem).toMatchObject({ status: 404, code: 'planning_act.not_found' });
  });

  it('BEY-08c has one effect when it comes again under its key; under another one it is checked anew, and nobody takes over the id', async () => {
    const { ids, a, b, seen } = await twoPallets();
    const id = randomUUID();
    const body = { id, act: { kind: 'move', products: [seen(ids[0], a)], to: { kind: 'pallet', pallet_id: b } } };
    const caller = world.api(actInPlanning).as(me).with({ idempotencyKey: id });
    const replies = await Promise.all([1, 2, 3].map(() => caller.send({ params: {}, query: {}, body })));
    expect(new Set(replies.map((reply) => JSON.stringify(reply.body))).size).toBe(1);
    expect((await act(body.act, id)).problem?.code).toBe('placement.moved');
    await move(ids[0], { moved_from: b, moved_to: a });
    expect((await act(body.act, id, other)).problem?.code).toBe('planning_act.not_own');
    expect((await act(body.act, id)).body.moved).toEqual([{ product_id: ids[0], from: a, to: b }]);
    expect((await undo(id)).body.moved).toEqual([{ product_id: ids[0], from: b, to: a }]);
  });

  it('PLN-06b BEY-08c moves several products onto a new pallet and back, and the emptied pallet is there again under its number', async () => {
    const { ids, a, seen } = await twoPallets();
    await world.service.sql(`UPDATE pallet SET number = 'U' || id, comment = 'Hall 2' WHERE id = $1`, [a]);
    const before = looks(await palletNow(a));
    const three = ids.slice(0, 3);
    const id = randomUUID();
    const done = await act(
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

    const back = await undo(id);
    expect(back.body).toMatchObject({ id, done: false, deleted: [made], pallets: [{ id: a }] });
    expect(back.body.moved).toEqual(three.map((one) => ({ product_id: one, from: made, to: a })));
    expect(looks(await palletNow(a))).toEqual(before);
    const records = (await world.service.recorded(palletChanged))
      .map(({ data }) => data.pallet)
      .filter((pallet) => pallet.id === a);
    expect(records.map(({ version }) => version)).toEqual(
      records.map(({ version }) => version).toSorted((one, two) => one - two),
    );
    expect(records.at(-1)).toMatchObject({ removed: false, products_count: 3 });

    expect((await redo(id)).body).toMatchObject({
      done: true,
      deleted: [a],
      pallets: [{ id: made, products_count: 3 }],
    });
    expect((await undo(id)).body).toMatchObject({ done: false, deleted: [made] });
    expect(looks(await palletNow(a))).toEqual(before);
  });

  it('BEY-08c is taken back once: asked again, nothing changes', async () => {
    const { ids, a, seen } = await twoPallets();
    const id = randomUUID();
    await act({ kind: 'move', products: [seen(ids[0], a)], to: { kind: 'unplaced' } }, id);
    expect((await undo(id)).body.moved).toEqual([{ product_id: ids[0], from: null, to: a }]);
    expect((await undo(id)).body).toMatchObject({ done: false, moved: [], deleted: [], pallets: [{ id: a }] });
    expect(await on(ids.slice(0, 3))).toEqual([a, a, a]);
  });

  it('BEY-08c is taken back by who did it alone', async () => {
    const { ids, a, seen } = await twoPallets();
    const id = randomUUID();
    await act({ kind: 'move', products: [seen(ids[0], a)], to: { kind: 'unplaced' } }, id);
    expect((await undo(id, {}, other)).problem).toMatchObject({ status: 403, code: 'planning_act.not_own' });
    expect((await undo(id, {}, people.stranger())).problem?.code).toBe('planning_act.not_found');
    expect((await undo(id, {}, people.viewer())).status).toBe(403);
    expect((await redo(randomUUID())).problem?.code).toBe('planning_act.not_found');
  });

  it('BEY-08c stands in the way of nobody: what a colleague has moved since is named, the rest comes back on its own', async () => {
    const { ids, a, b, seen } = await twoPallets();
    const id = randomUUID();
    await act({ kind: 'move', products: [seen(ids[0], a), seen(ids[1], a)], to: { kind: 'pallet', pallet_id: b } }, id);
    await move(ids[1], { moved_from: b, moved_to: null });
    const refused = await undo(id);
    expect(refused.problem).toMatchObject({ code: 'placement.moved', current: { id: ids[1], pallet_id: null } });
    expect(await on(ids)).toEqual([b, null, a, b]);
    expect((await undo(id, { products: [ids[0]] })).body.moved).toEqual([{ product_id: ids[0], from: b, to: a }]);
    expect(await on(ids)).toEqual([a, null, a, b]);
    expect((await redo(id)).body.moved).toEqual([{ product_id: ids[0], from: a, to: b }]);
  });

  it('BEY-08c a deleted pallet of which nothing comes back stays deleted, and the other products cannot be asked for a second time', async () => {
    const { ids, a, b, seen } = await twoPallets();
    const id = randomUUID();
    const both = [seen(ids[3], b), seen(ids[0], a)];
    const made = (await act({ kind: 'move', products: both, to: { kind: 'new', like: { length: 2400 } } }, id)).body
      .products[0]?.pallet_id as number;
    expect(await isThere(b)).toBe(false);
    await move(ids[3], { moved_from: made, moved_to: null });
    expect((await undo(id, { products: [ids[0]] })).body).toMatchObject({ done: false, deleted: [made] });
    expect([await on(ids), await isThere(b)]).toEqual([[a, a, a, null], false]);
    expect((await undo(id, { products: [ids[3]] })).problem?.code).toBe('product.not_found');
  });

  it('BEY-08c a deleted pallet comes back with its pins', async () => {
    const { ids, a } = await twoPallets();
    await world.service.sql(
      'INSERT INTO pallet_pin (pallet_id, company_id) SELECT id, company_id FROM pallet WHERE id = $1',
      [a],
    );
    await world.service.sql(
      'INSERT INTO product_pin (product_id, pallet_id, company_id) SELECT $2, id, company_id FROM pallet WHERE id = $1',
      [a, ids[1]],
    );
    const id = randomUUID();
    await act({ kind: 'remove', pallets: [{ pallet_id: a }] }, id);
    expect((await undo(id)).status).toBe(200);
    expect(await world.service.sql('SELECT pallet_id FROM pallet_pin WHERE pallet_id = $1', [a])).toEqual([
      { pallet_id: a },
    ]);
    expect(await world.service.sql('SELECT product_id FROM product_pin WHERE pallet_id = $1', [a])).toEqual([
      { product_id: ids[1] },
    ]);
  });

  it('BEY-08c leaves what a colleague has put onto its pallets, and what they have set', async () => {
    const { ids, a, b, seen } = await twoPallets();
    const id = randomUUID();
    const made = (
      await act({ kind: 'move', products: [seen(ids[0], a)], to: { kind: 'new', like: { length: 2400 } } }, id)
    ).body.products[0]?.pallet_id as number;
    await move(ids[3], { moved_from: b, moved_to: made });
    await world
      .api(updatePallet)
      .as(other)
      .ok({ params: { id: a }, query: {}, body: { comment: 'stays' } });
    expect((await undo(id)).body).toMatchObject({ deleted: [] });
    expect(await on(ids)).toEqual([a, a, a, made]);
    expect((await palletNow(a)).comment).toBe('stays');
  });

  it('BEY-08c is not taken back from or onto a pallet that may no longer change', async () => {
    const { ids, a, b, seen } = await twoPallets();
    const id = randomUUID();
    await act({ kind: 'move', products: [seen(ids[0], a)], to: { kind: 'pallet', pallet_id: b } }, id);
    for (const locked of [a, b]) {
      await world.service.sql(`UPDATE pallet SET status = 2, number = 'K' || id WHERE id = $1`, [locked]);
      expect((await undo(id)).problem?.code).toBe('pallet.locked');
      await world.service.sql('UPDATE pallet SET status = 0 WHERE id = $1', [locked]);
    }
    expect((await undo(id)).status).toBe(200);
  });

  it('BEY-08c a pallet that a colleague has emptied meanwhile is there again for what comes back to it', async () => {
    const { ids, a, b, seen } = await twoPallets();
    const id = randomUUID();
    await act({ kind: 'move', products: [seen(ids[0], a)], to: { kind: 'pallet', pallet_id: b } }, id);
    await move(ids[1], { moved_from: a, moved_to: null });
    await move(ids[2], { moved_from: a, moved_to: null });
    expect(await isThere(a)).toBe(false);
    expect((await undo(id)).status).toBe(200);
    expect(await on(ids)).toEqual([a, null, null, b]);
  });

  it('PLN-07a BEY-08c swaps two loads and takes it back as they stood', async () => {
    const { ids, a, b, seen } = await twoPallets();
    const before = [looks(await palletNow(a)), looks(await palletNow(b))];
    const id = randomUUID();
    const swapped = await act({ kind: 'swap', first: seen(ids[2], a), second: seen(ids[3], b) }, id);
    expect(swapped.body.moved).toEqual([
      { product_id: ids[2], from: a, to: b },
      { product_id: ids[3], from: b, to: a },
    ]);
    expect((await undo(id)).body.done).toBe(false);
    expect([looks(await palletNow(a)), looks(await palletNow(b))]).toEqual(before);
    expect((await redo(id)).body.moved).toHaveLength(2);
  });

  it('BEY-08c deletes pallets together or not at all, and brings them back with everything on them, scanned as it was', async () => {
    const { ids, a, b } = await twoPallets();
    await world.service.sql('UPDATE placement SET loaded_at = now() WHERE product_id = $1', [ids[0]]);
    const both = { kind: 'remove', pallets: [{ pallet_id: a }, { pallet_id: b }] };
    await world.service.sql('UPDATE pallet SET truck_id = 7 WHERE id = $1', [b]);
    expect((await act(both)).problem?.code).toBe('pallet.locked');
    expect(await on(ids)).toEqual([a, a, a, b]);
    await world.service.sql('UPDATE pallet SET truck_id = NULL WHERE id = $1', [b]);
    expect((await act({ kind: 'remove', pallets: [{ pallet_id: a, version: 99 }] })).problem?.code).toBe('conflict');
    const before = [looks(await palletNow(a)), looks(await palletNow(b))];
    const id = randomUUID();
    expect((await act(both, id)).body).toMatchObject({ kind: 'remove', deleted: [a, b], pallets: [] });
    expect(await on(ids)).toEqual([null, null, null, null]);
    expect((await undo(id)).body.pallets.map((pallet) => [pallet.id, pallet.loaded_count])).toEqual([
      [a, 1],
      [b, 0],
    ]);
    expect([looks(await palletNow(a)), looks(await palletNow(b))]).toEqual(before);
    expect((await redo(id)).body.deleted).toEqual([a, b]);
    expect((await undo(id, {}, people.viewer())).status).toBe(403);
  });

  it('PLN-05c BEY-08c makes a fictive pallet, takes it away, and brings the same one back', async () => {
    const fields = { comment: 'Hinges', length: 1200, width: 800, height: 120, product_height: 100 };
    const id = randomUUID();
    const [made] = (await act({ kind: 'fictive', ...fields }, id)).body.pallets;
    expect(made).toMatchObject({ fictive: true, height: 220, status: 2 });
    const palletId = made?.id as number;
    await world.service.sql('UPDATE pallet SET truck_id = 9 WHERE id = $1', [palletId]);
    expect((await undo(id)).problem?.code).toBe('pallet.locked');
    await world.service.sql('UPDATE pallet SET truck_id = NULL WHERE id = $1', [palletId]);
    expect((await undo(id)).body.deleted).toEqual([palletId]);
    expect((await redo(id)).body.pallets).toMatchObject([
      { id: palletId, number: made?.number, fictive: true, height: 220, outdated: false },
    ]);
    const removal = randomUUID();
    await act({ kind: 'remove', pallets: [{ pallet_id: palletId }] }, removal);
    expect((await undo(removal)).body.pallets).toMatchObject([{ id: palletId, height: 220, comment: 'Hinges' }]);
  });

  it('BEY-08c a deleted pallet does not come back under a number that another one has by now', async () => {
    const { a, b } = await twoPallets();
    await world.service.sql(`UPDATE pallet SET number = 'TWICE' WHERE id = $1`, [a]);
    const id = randomUUID();
    await act({ kind: 'remove', pallets: [{ pallet_id: a }] }, id);
    await world.service.sql(`UPDATE pallet SET number = 'TWICE' WHERE id = $1`, [b]);
    expect((await undo(id)).problem).toMatchObject({ code: 'pallet.number_taken' });
    expect(await isThere(a)).toBe(false);
  });

  it('BEY-08c an order that was taken out of planning has its places again, beside what others have put there', async () => {
    const { order, ids, a } = await twoPallets();
    const { products } = await world.order([{}]);
    await move(products[0]!.id, { moved_from: null, moved_to: a, place: { x: 30, y: 400, z: 0 } });
    const places = looks(await palletNow(a));
    const id = randomUUID();
    const free = () =>
      world
        .api(freePlacements)
        .as(me)
        .ok({ order_id: order.id, product_ids: null, act: { id, by: me.user_id } });
    await free();
    // what asks may not have had the answer
    await free();
    expect(await on(ids)).toEqual([null, null, null, null]);
    expect((await undo(id)).body).toMatchObject({ kind: 'unpack', done: false });
    expect(looks(await palletNow(a))).toEqual(places);
    expect((await redo(id)).body.done).toBe(true);
    expect(await on([...ids, products[0]!.id])).toEqual([null, null, null, null, a]);
  });
});
