import {
  getPallet,
  moveProduct,
  palletChanged,
  placementsChanged,
  type PalletId,
  type ProductId,
} from '@mullion/contracts';
import { people } from '@mullion/server-testing';
import { PackingWorld } from '../testing/packing-world';

let world: PackingWorld;
beforeAll(async () => void (world = await PackingWorld.open()));
afterAll(() => world.close());

const move = (id: number, body: object) =>
  world.api(moveProduct).as(people.planner()).send({ params: { id }, query: {}, body });
const onNew = async (id: number): Promise<PalletId> => {
  const reply = await move(id, { moved_from: null, moved_to: null, temporary: {} });
  expect(reply.problem).toBeNull();
  return reply.body.product.pallet_id as PalletId;
};
const pallet = (id: number) => world.api(getPallet).as(people.planner()).ok({ params: { id }, query: {}, body: {} });

describe('moving a product', () => {
  it('is refused to a read-only user and answers 404 for a product or pallet of another company', async () => {
    const { products } = await world.order([{}]);
    const body = { moved_from: null, moved_to: null, temporary: {} };
    const refused = await world
      .api(moveProduct)
      .as(people.viewer())
      .send({ params: { id: products[0]!.id }, query: {}, body });
    expect(refused.status).toBe(403);
    const stranger = world.api(moveProduct).as(people.stranger());
    expect((await stranger.send({ params: { id: products[0]!.id }, query: {}, body })).status).toBe(404);
    const id = await onNew(products[0]!.id);
    expect(
      (await world.api(getPallet).as(people.stranger()).send({ params: { id }, query: {}, body: {} })).problem?.code,
    ).toBe('pallet.not_found');
  });

  it('PLN-12c refuses a locked pallet on either side', async () => {
    const { products } = await world.order([{}, {}, {}]);
    const [a, b, c] = products.map((p) => p.id) as [ProductId, ProductId, ProductId];
    const locked = await onNew(a);
    const free = await onNew(b);
    await world.service.sql(`UPDATE pallet SET status = 2, number = 'L1' WHERE id = $1`, [locked]);
    for (const [id, body] of [
      [a, { moved_from: locked, moved_to: free }],
      [b, { moved_from: free, moved_to: locked }],
      [c, { moved_from: null, moved_to: locked }],
    ] as const) {
      const reply = await move(id, body);
      expect([reply.status, reply.problem?.code]).toEqual([409, 'pallet.locked']);
    }
  });

  it('has one winner of 200 pairs that move the same product at once; the loser gets 409 with the current state', async () => {
    const { products } = await world.order([{}, {}, {}]);
    const [a, b, c] = products.map((p) => p.id) as [ProductId, ProductId, ProductId];
    const [left, right] = [await onNew(b), await onNew(c)];
    let from: PalletId | null = null;
    for (let round = 0; round < 200; round += 1) {
      const targets: (PalletId | null)[] = [null, left, right].filter((id) => id !== from).slice(0, 2);
      const replies = await Promise.all(targets.map((moved_to) => move(a, { moved_from: from, moved_to })));
      expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409]);
      const won = replies.find((reply) => reply.status === 200)!;
      const lost = replies.find((reply) => reply.status === 409)!;
      expect(lost.problem?.code).toBe('placement.moved');
      expect(lost.problem?.current).toMatchObject({
        id: a,
        pallet_id: won.body.product.pallet_id,
        version: won.body.product.version,
      });
      from = won.body.product.pallet_id;
    }
  });

  it('lands where it was dropped, cuts the pallet to its content and records both sides', async () => {
    const { order, products } = await world.order([{}, { width: 600 }]);
    const [a, b] = products.map((p) => p.id) as [ProductId, ProductId];
    const id = await onNew(a);
    const reply = await move(b, { moved_from: null, moved_to: id, place: { x: 1100, y: 30, z: 0, is_flipped: false } });
    expect(reply.body.product).toMatchObject({ pallet_id: id, x: 1100, y: 30, z: 0 });
    expect(reply.body.pallets[0]).toMatchObject({
      id,
      length: 1730,
      products_count: 2,
      order_ids: [order.id],
      errors: [],
    });
    expect(reply.stamp).toMatch(/^packing:1:[a-z.]+\.v1:\d+/);
    const placed = (await world.service.recorded(placementsChanged)).at(-1)!;
    // what has moved, and not all of its order
    expect(placed.data.placements).toMatchObject([{ product_id: products[1]!.id, pallet_id: id }]);
    expect((await world.service.recorded(palletChanged)).at(-1)!.data.pallet).toMatchObject({ id, products_count: 2 });
  });

  it('PLN-06bc deletes a pallet that it empties and lets what stood on the product come down', async () => {
    const { products } = await world.order([{}, {}, {}]);
    const [low, high, other] = products.map((p) => p.id) as [ProductId, ProductId, ProductId];
    const stacked = await onNew(low);
    expect(
      (await move(high, { moved_from: null, moved_to: stacked, place: { x: 30, y: 30, z: 1200 } })).body.product.z,
    ).toBe(1200);
    const single = await onNew(other);
    const reply = await move(low, { moved_from: stacked, moved_to: single });
    expect(reply.status).toBe(200);
    expect((await pallet(stacked)).products).toMatchObject([{ id: high, z: 0 }]);
    const last = await move(high, { moved_from: stacked, moved_to: single });
    expect(last.body.deleted).toEqual([stacked]);
    expect(
      (
        await world
          .api(getPallet)
          .as(people.planner())
          .send({ params: { id: stacked }, query: {}, body: {} })
      ).status,
    ).toBe(404);
  });

  it('PLN-12ab marks the printed list of a confirmed pallet as outdated and refuses to put away from it', async () => {
    const { products } = await world.order([{}, {}]);
    const [a, b] = products.map((p) => p.id) as [ProductId, ProductId];
    const id = await onNew(a);
    await move(b, { moved_from: null, moved_to: id });
    await world.service.sql(`UPDATE pallet SET status = 1, number = 'N1' WHERE id = $1`, [id]);
    expect((await move(a, { moved_from: id, moved_to: null })).problem?.code).toBe('pallet.confirmed');
    const reply = await move(a, { moved_from: id, moved_to: null, temporary: {} });
    expect(reply.body.pallets.find((one) => one.id === id)).toMatchObject({ outdated: true, number: 'N1' });
  });

  it('has one effect when the same request comes 20 times with one idempotency key', async () => {
    const { products } = await world.order([{}]);
    const id = products[0]!.id;
    const body = { moved_from: null, moved_to: null, temporary: {} };
    const caller = world
      .api(moveProduct)
      .as(people.planner())
      .with({ idempotencyKey: `key-${id}` });
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => caller.send({ params: { id }, query: {}, body })),
    );
    expect(new Set(replies.map((reply) => JSON.stringify(reply.body.product))).size).toBe(1);
    expect(await world.service.sql('SELECT version FROM placement WHERE product_id = $1', [id])).toEqual([
      { version: 1 },
    ]);
  });

  it('says that there is no room, with the rule, and changes nothing', async () => {
    const { products } = await world.order([{}, { width: 2600, height: 2600 }]);
    const [a, b] = products.map((p) => p.id) as [ProductId, ProductId];
    const id = await onNew(a);
    const reply = await move(b, { moved_from: null, moved_to: id });
    expect([reply.status, reply.problem?.code]).toEqual([422, 'pallet.no_room']);
    expect(await world.service.sql('SELECT pallet_id FROM placement WHERE product_id = $1', [b])).toEqual([
      { pallet_id: null },
    ]);
  });
});
