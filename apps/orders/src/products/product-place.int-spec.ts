import { getPallet, moveProduct, placementsChanged, updateProduct } from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';
import type { TestService, TestWorld } from '@mullion/server-testing';
import { editor, givenProduct, startOrders } from '../testing/start-orders';

let orders: TestService;
let world: TestWorld;

beforeAll(async () => {
  ({ world, orders } = await startOrders());
});
afterAll(() => world.close());

describe('an edited product', () => {
  it('has packing move it first when it asks for another place, and leaves a place alone that is as it is', async () => {
    const product = await givenProduct(orders);
    const edit = (fields: object) =>
      orders
        .api(updateProduct)
        .as(editor)
        .send({ params: { id: product.id }, body: fields });
    const asked: object[] = [];
    const spot = { x: 30, y: 30, z: 0, is_flipped: false };
    let at: number | null = null;
    const stops = [
      world.answer(moveProduct, ({ body }) => {
        asked.push(body);
        if (body.moved_to === 9) throw new AppError('pallet.locked', { pallet: 9 });
        at = body.moved_to;
        return { product: { ...product, ...spot, pallet_id: body.moved_to }, pallets: [], deleted: [] } as never;
      }),
      world.answer(getPallet, () => ({ products: [{ id: product.id, ...spot }] }) as never),
    ];
    const arrived = (version: number) =>
      orders.receive(placementsChanged, 1, {
        order_id: product.order_id,
        placements: [{ product_id: product.id, pallet_id: at as never, loaded_at: null, version }],
        user_id: null,
      });
    expect((await edit({ palletId: null, x: null, comment: 'nowhere' })).body).toMatchObject({
      pallet_id: null,
      version: 2,
    });
    expect(asked).toEqual([]);
    expect((await edit({ palletId: 9 })).problem).toMatchObject({ status: 409, code: 'pallet.locked' });
    const mixed = await edit({ palletId: 8, comment: 'never' });
    expect(mixed.problem).toMatchObject({ status: 422, code: 'product.place_with_other_changes' });
    expect((await edit({ palletId: 8, version: 1 })).problem).toMatchObject({ status: 409, code: 'conflict' });
    expect((await edit({ palletId: 8, x: 30, y: 30 })).body).toMatchObject({ pallet_id: 8, comment: 'nowhere' });
    await arrived(1);
    expect((await edit({ palletId: 8, ...spot })).status).toBe(200);
    expect((await edit({ x: 90 })).status).toBe(200);
    expect((await edit({ palletId: null })).body).toMatchObject({ pallet_id: null });
    expect(asked).toEqual([
      { moved_from: null, moved_to: 9 },
      { moved_from: null, moved_to: 8, place: spot },
      { moved_from: 8, moved_to: 8, place: { ...spot, x: 90 } },
      { moved_from: 8, moved_to: null },
    ]);
    for (const stop of stops) stop();
  });
});
