import {
  departPallets,
  estimateOrders,
  orderChanged,
  productsChanged,
  recallPallets,
  updatePackingType,
  type OrderRecord,
} from '@mullion/contracts';
import { systemContext } from '@mullion/server-kit';
import { eventually, people, person } from '@mullion/server-testing';
import { estimateCalls, sizes } from '../testing/estimate-calls';
import { PackingWorld } from '../testing/packing-world';

let world: PackingWorld;
beforeAll(async () => void (world = await PackingWorld.open()));
afterAll(() => world.close());

const { ask, answer, announced, last } = estimateCalls(() => world);

describe('BEY-24a the estimate of an order', () => {
  it('is computed when products come, announced, and kept', async () => {
    const { order } = await world.order(Array.from({ length: 12 }, () => sizes));
    await eventually(async () =>
      expect(await last(order.id)).toMatchObject({ pallets: 1, gap: null, removed: false, company_id: 1 }),
    );
    const kept = await answer({ order_id: order.id });
    expect(kept).toMatchObject({
      pallets: 1,
      week: '202648',
      spread: { is_default: true, departures: 0 },
      truck: { length: 13_600 },
    });
    expect(kept.floor).toHaveLength(1);
    expect(kept.mass).toBeGreaterThan(12 * 60);
    expect(kept.ranges!.length.low).toBeLessThan(kept.length!);
    expect(kept).toMatchObject({ length: (await last(order.id))!.length });
  });

  it('follows changes of the products, counts no cancelled unit, and announces nothing that is the same', async () => {
    const { order, products } = await world.order([sizes, sizes]);
    await eventually(async () => expect(await last(order.id)).toMatchObject({ pallets: 1 }));
    const [first, second] = products as [(typeof products)[0], (typeof products)[0]];
    await world.service.receive(productsChanged, 1, {
      order_id: order.id,
      products: [{ ...first, width: 0, version: 2 }],
    });
    await eventually(async () =>
      expect(await last(order.id)).toMatchObject({
        pallets: null,
        length: null,
        mass: null,
        gap: { code: 'no_width', product: 1, position: first.position },
      }),
    );
    await world.service.receive(productsChanged, 1, {
      order_id: order.id,
      products: [{ ...first, width: 0, status: 99, version: 3 }],
    });
    await eventually(async () => expect(await last(order.id)).toMatchObject({ pallets: 1, gap: null }));
    const before = (await announced(order.id)).length;
    await world.service.receive(productsChanged, 1, {
      order_id: order.id,
      products: [{ ...second, comment: 'x', version: 2 }],
    });
    await world.service.receive(productsChanged, 1, {
      order_id: order.id,
      products: [{ ...second, comment: 'x', can_be_flipped: false, version: 3 }],
    });
    await eventually(async () =>
      expect(
        await world.service.sql('SELECT 1 FROM order_estimate WHERE order_id = $1 AND asked = done', [order.id]),
      ).toHaveLength(1),
    );
    expect(await announced(order.id)).toHaveLength(before);
  });

  it('says that there is nothing in an order, and goes with it', async () => {
    const { order } = await world.order([]);
    await eventually(async () =>
      expect(await last(order.id)).toMatchObject({ pallets: null, gap: { code: 'no_products' } }),
    );
    await world.service.receive(orderChanged, 1, { order: { ...order, removed: true, version: 2 } });
    await eventually(async () => expect(await last(order.id)).toMatchObject({ removed: true }));
    expect((await ask({ order_id: order.id })).status).toBe(404);
  });

  it('is made again when a packing type changes', async () => {
    const { order } = await world.order([sizes, sizes, sizes]);
    await eventually(async () => expect(await last(order.id)).toMatchObject({ pallets: 1 }));
    const body = { max_height: 1000 };
    expect(
      (
        await world
          .api(updatePackingType)
          .as(person({ rights: ['PT_EDIT'] }))
          .send({ params: { id: 1 }, query: {}, body })
      ).status,
    ).toBe(200);
    await eventually(async () =>
      expect(await last(order.id)).toMatchObject({ gap: { code: 'fits_no_type', product: 1 } }),
    );
    await world
      .api(updatePackingType)
      .as(person({ rights: ['PT_EDIT'] }))
      .send({ params: { id: 1 }, query: {}, body: { max_height: 2520 } });
    await eventually(async () => expect(await last(order.id)).toMatchObject({ pallets: 1, gap: null }));
  });

  it('takes products that are not there yet, and others in the place of known ones', async () => {
    const { order, products } = await world.order([sizes, sizes]);
    const one = await answer({ order_id: order.id });
    const more = await answer({ order_id: order.id, products: [{ ...sizes, quantity: 200 }] });
    expect(more.pallets!).toBeGreaterThan(one.pallets!);
    const changed = await answer({ order_id: order.id, products: [{ ...sizes, id: products[0]!.id, weight: 100 }] });
    expect(changed.mass! - one.mass!).toBeCloseTo(40, 1);
    expect(await answer({ products: [{ ...sizes, depth: 0 }] })).toMatchObject({
      pallets: null,
      ranges: null,
      gap: { code: 'no_depth' },
    });
    expect(await answer({})).toMatchObject({ gap: { code: 'no_products' } });
  });

  it('does not wait for orders of a company that cannot be estimated', async () => {
    const unknown = 99;
    const rows = 'FROM generate_series(900001, 900150) AS n';
    await world.service
      .sql(`INSERT INTO order_copy (id, company_id, number, customer, address, address_key, status, pal_status, product_count, version, removed)
       SELECT n, ${unknown}, n::text, '', '', '', 6, 1, 0, 1, false ${rows}`);
    await world.service.sql(`INSERT INTO order_estimate (order_id, company_id) SELECT n, ${unknown} ${rows}`);
    const { order } = await world.order([sizes]);
    await eventually(async () => expect(await last(order.id)).toMatchObject({ pallets: 1 }));
    await world.service.sql('DELETE FROM order_estimate WHERE company_id = $1', [unknown]);
    await world.service.sql('DELETE FROM order_copy WHERE company_id = $1', [unknown]);
  });

  it('is of the own company alone, for manufacturers, and refuses what is no product', async () => {
    const { order, products } = await world.order([sizes]);
    const other = await world.order([sizes]);
    expect((await ask({ order_id: order.id }, people.stranger())).status).toBe(404);
    expect((await ask({ order_id: 999_999 })).status).toBe(404);
    expect((await ask({ products: [{ ...sizes, id: products[0]!.id }] })).status).toBe(404);
    expect((await ask({ order_id: other.order.id, products: [{ ...sizes, id: products[0]!.id }] })).status).toBe(404);
    expect((await ask({ order_id: order.id }, person({ kind: 'supplier' }))).status).toBe(403);
    expect((await ask({ order_id: order.id }, people.viewer())).status).toBe(200);
    expect((await ask({ products: [{ ...sizes, width: -1 }] })).status).toBe(400);
    expect((await ask({ products: [{ ...sizes, price: 1 }] })).status).toBe(400);
  });

  it('refuses more pieces than the largest orders have, by whatever quantities, and plans a set that no pallet holds in pieces', async () => {
    const many = { products: Array.from({ length: 6 }, () => ({ ...sizes, quantity: 1000 })) };
    expect((await ask(many)).problem).toMatchObject({
      status: 400,
      code: 'invalid',
      errors: [{ path: 'body.products' }],
    });
    const set = await ask({ products: [{ ...sizes, quantity: 400, part_of: 'S' }] });
    expect(set.body).toMatchObject({ gap: null });
    expect(set.body.pallets).toBeGreaterThan(10);
  });

  it('fetches an order that has not arrived from its owner', async () => {
    const order = { id: 77_001, company_id: 1, number: 'NEW', version: 1, removed: false } as OrderRecord;
    const { order: sample } = await world.order([]);
    world.records.orders.push({ ...sample, ...order });
    expect(await answer({ order_id: 77_001 })).toMatchObject({ gap: { code: 'no_products' } });
  });
});

describe('BEY-24a what left', () => {
  it('teaches the spread once enough orders have left whole, and a recall takes that back', async () => {
    const dispatch = systemContext(1);
    const trucks: { truck: number; pallet: number }[] = [];
    for (let n = 0; n < 11; n += 1) {
      const { order, products } = await world.order([sizes, sizes]);
      await eventually(async () => expect(await last(order.id)).toMatchObject({ pallets: 1 }));
      const pallet = await world.pallet(products, { status: 3 });
      const truck = 500 + n;
      await world.service.sql('UPDATE pallet SET truck_id = $2, length = 2400 WHERE id = $1', [pallet, truck]);
      const answered = await world
        .api(departPallets)
        .as(dispatch)
        .ok({ truck_id: truck, departure: 1, pallet_ids: [pallet] });
      expect(answered.outcome).toBe('departed');
      trucks.push({ truck, pallet });
    }
    const spread = async () => (await answer({ products: [sizes] })).spread;
    const recordedKeys = await spread();
    expect(recordedKeys).toMatchObject({ is_default: false, departures: 11, pallets: { low: 1, high: 1 } });
    expect(recordedKeys.length.high).toBeGreaterThan(1);
    for (const { truck, pallet } of trucks.slice(0, 2))
      await world
        .api(recallPallets)
        .as(dispatch)
        .ok({ truck_id: truck, departure: 1, pallet_ids: [pallet] });
    expect(await spread()).toMatchObject({ is_default: true, departures: 9 });
  });
});

describe('BEY-24a orders of an import', () => {
  it('are estimated each for itself', async () => {
    const product = { position: '1', category: 1, ...sizes, can_be_flipped: true, quantity: 3 } as const;
    const { orders, spread } = await world
      .api(estimateOrders)
      .as(systemContext(1))
      .ok({
        orders: [
          { key: 'A', products: [product] },
          { key: 'B', products: [{ ...product, weight: 0 }] },
        ],
      });
    expect(orders[0]).toMatchObject({ key: 'A', estimate: { pallets: 1, gap: null } });
    expect(orders[1]).toMatchObject({ key: 'B', estimate: { pallets: null, gap: { code: 'no_mass', product: 1 } } });
    expect(spread.departures).toBeGreaterThanOrEqual(0);
  });
});
