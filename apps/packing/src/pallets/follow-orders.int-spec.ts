import {
  freePlacements,
  mayChangeProducts,
  orderChanged,
  palletChanged,
  productsChanged,
  scanProduct,
  updatePallet,
  type PalletDetail,
} from '@mullion/contracts';
import { systemContext } from '@mullion/server-kit';
import { people } from '@mullion/server-testing';
import { PackingWorld } from '../testing/packing-world';
import { palletCalls } from '../testing/pallet-calls';

let world: PackingWorld;
beforeAll(async () => void (world = await PackingWorld.open()));
afterAll(() => world.close());

const planner = people.planner();
const { palletNow } = palletCalls(() => world);

describe('events of orders', () => {
  it('recomputes the errors of a pallet when a product grows, and its names when the order is renamed; an old event changes nothing', async () => {
    const { order, products } = await world.order([{}, {}]);
    const id = await world.pallet(products, { status: 1 });
    await world.service.receive(productsChanged, 1, {
      order_id: order.id,
      products: [{ ...products[0]!, depth: 200, version: 2 }],
    });
    expect(await palletNow(id)).toMatchObject({ outdated: true, errors: [{ code: 'pallet.overlap' }] });
    await world.service.receive(productsChanged, 1, {
      order_id: order.id,
      products: [{ ...products[0]!, version: 1 }],
    });
    expect((await palletNow(id)).errors).toHaveLength(1);
    await world.service.receive(orderChanged, 1, { order: { ...order, number: 'RENAMED', version: 2 } });
    expect(await palletNow(id)).toMatchObject({ order_number: 'RENAMED' });
  });

  it('frees the placements of an order unless one of its pallets is locked, and says what may not change', async () => {
    const asOrders = systemContext(1);
    const { order, products } = await world.order([{}, {}]);
    const [open, locked] = [await world.pallet([products[0]!]), await world.pallet([products[1]!], { status: 2 })];
    const may = await world
      .api(mayChangeProducts)
      .as(asOrders)
      .ok({ product_ids: products.map((p) => p.id) });
    expect(may.refused).toEqual([{ id: products[1]!.id, code: 'product.on_locked_pallet' }]);
    const free = () => world.api(freePlacements).as(asOrders).ok({ order_id: order.id, product_ids: null });
    expect(await free()).toEqual({ outcome: 'refused', code: 'already_confirmed' });
    expect((await palletNow(open)).products_count).toBe(1);
    await world.service.sql('UPDATE pallet SET status = 1 WHERE id = $1', [locked]);
    expect(await free()).toEqual({ outcome: 'freed' });
    expect(await world.service.sql('SELECT 1 FROM pallet WHERE id = ANY($1)', [[open, locked]])).toEqual([]);
  });

  it('products that orders is about to change keep their pallet open until they are changed', async () => {
    const { products } = await world.order([{}, {}]);
    const ids = [await world.pallet([products[0]!], { status: 1 }), await world.pallet([products[1]!], { status: 1 })];
    const [reserved, free] = ids as [number, number];
    await world
      .api(mayChangeProducts)
      .as(systemContext(1))
      .ok({ product_ids: [products[0]!.id] });
    const close = (id: number) =>
      world
        .api(updatePallet)
        .as(people.super())
        .send({ params: { id }, query: {}, body: { status: 2 } });
    expect((await close(reserved)).problem).toMatchObject({ status: 409, code: 'pallet.products_changing' });
    expect((await close(free)).status).toBe(200);
    await world.service.sql('UPDATE placement SET held_until = now() WHERE product_id = $1', [products[0]!.id]);
    expect((await close(reserved)).status).toBe(200);
  });

  it('is published with a version that rises with scans, while the version of edits stays', async () => {
    const { products } = await world.order([{}, {}]);
    const id = await world.pallet(products, { status: 1 });
    const before = await palletNow(id);
    await world
      .api(scanProduct)
      .as(people.packer())
      .ok({ params: { pallet: id as never, barcode: products[0]!.barcode } });
    const records = (await world.service.recorded(palletChanged))
      .filter(({ data }) => data.pallet.id === id)
      .map(({ data }) => data.pallet);
    expect(records.at(-1)?.loaded_count).toBe(1);
    expect(records.at(-1)?.version).toBeGreaterThan(records.at(-2)?.version ?? 0);
    const edit = await world
      .api(updatePallet)
      .as(planner)
      .send({ params: { id }, query: {}, body: { comment: 'glass', version: before.version } });
    expect([edit.status, (edit.body as PalletDetail).version]).toEqual([200, before.version + 1]);
  });
});
