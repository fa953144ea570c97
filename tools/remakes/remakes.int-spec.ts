import { randomUUID } from 'node:crypto';
import {
  claimPallets,
  deleteOrder,
  departPallets,
  getRemakePlan,
  scanProduct,
  scrapPlacement,
} from '@mullion/contracts';
import { systemContext } from '@mullion/server-kit';
import { eventually, people, person } from '@mullion/server-testing';
import { factoryEnv, factoryParts } from '../copies/factory';
import { RemakeWorld } from './remake-world';

describe('remakes', () => {
  let world: RemakeWorld;
  beforeAll(async () => {
    world = await RemakeWorld.open();
  }, 120_000);
  afterAll(() => world.close());

  it('BEY-13a make a new unit of the same order with a barcode of its own; the old one is cancelled and the order counts as before', async () => {
    const { orderId, products, problemId } = await world.given();
    const before = await world.order(orderId);
    const old = products[0] as { id: number; barcode: string };
    const { status, body: remake } = await world.remake(problemId, old.id);
    expect(status).toBe(201);
    expect(remake).toMatchObject({ state: 'in_work', product_id: old.id, barcode: old.barcode, reason: 'glass' });
    const after = await world.order(orderId);
    const own = (id: number | null) => after.products.find((product) => product.id === (id as never));
    expect(own(remake.new_product_id)).toMatchObject({
      position: '01',
      width: 1000,
      height: 1200,
      weight: 40,
      remake_of: old.id,
    });
    expect(own(remake.new_product_id)?.barcode).not.toBe(old.barcode);
    expect(own(old.id)).toMatchObject({ status: 99, remade_by: remake.new_product_id });
    expect(after).toMatchObject({ count: before.count, area: before.area });
  }, 60_000);

  it('BEY-13a carry over what was done before the first work center and repeat the rest; the old unit is counted no more', async () => {
    const { orderId, products, problemId } = await world.given();
    const old = products[0] as { id: number };
    await world.complete('50', [old.id]);
    const plan = await world.factory.production
      .api(getRemakePlan)
      .as(people.admin())
      .ok({ query: { product_id: String(old.id), work_center_id: String(world.centers['50']) } });
    expect(plan.centers.map(({ code, repeated }) => `${code} ${repeated}`)).toEqual(['40 false', '50 true', '60 true']);
    expect(plan).toMatchObject({ operations: 2, delivery_date: '2026-12-01', refusal: null });
    const { body: remake } = await world.remake(problemId, old.id);
    expect(await world.statesOf(orderId, remake.new_product_id as number)).toEqual(['40:2', '50:0', '60:0']);
    expect(await world.statesOf(orderId, old.id)).toEqual([]);
  }, 60_000);

  it('BEY-13a keep the place on the pallet and show it as a hole until the new unit is made, which solves the problem', async () => {
    const { products, palletId, problemId } = await world.given();
    const old = products[0] as { id: number };
    const [place] = (await world.pallet(palletId)).products;
    const { body: remake } = await world.remake(problemId, old.id);
    const pallet = await world.pallet(palletId);
    expect(pallet).toMatchObject({ remakes_count: 1, products_count: 1 });
    expect(pallet.products[0]).toMatchObject({
      id: remake.new_product_id,
      x: place?.x,
      y: place?.y,
      z: place?.z,
      awaits_remake: true,
    });
    await world.complete('50', [remake.new_product_id as number]);
    await world.complete('60', [remake.new_product_id as number]);
    await eventually(async () => {
      expect(await world.pallet(palletId)).toMatchObject({ remakes_count: 0, products: [{ awaits_remake: false }] });
      expect((await world.remakeOf(problemId))?.state).toBe('made');
    });
    const [problem] = await world.factory.production.sql('SELECT status, solved_at FROM problem WHERE id = $1', [
      problemId,
    ]);
    expect(problem).toMatchObject({ status: 2, solved_at: expect.any(Date) });
  }, 60_000);

  it('BEY-13a open a closed pallet again; the scrapped unit is not scanned onto it any more', async () => {
    const { products, palletId, problemId } = await world.given();
    await world.factory.packing.sql(`UPDATE pallet SET status = 3, number = $2 WHERE id = $1`, [
      palletId,
      `00LANGP26${palletId}`,
    ]);
    await world.factory.packing.sql('UPDATE placement SET loaded_at = now() WHERE pallet_id = $1', [palletId]);
    await world.remake(problemId, products[0]?.id as number);
    expect(await world.pallet(palletId)).toMatchObject({
      status: 1,
      loaded_count: 0,
      remakes_count: 1,
      outdated: true,
    });
    const scan = await world.factory.packing
      .api(scanProduct)
      .as(people.packer())
      .send({ params: { pallet: palletId, barcode: products[0]?.barcode }, query: {}, body: {} });
    expect(scan.problem).toMatchObject({ code: 'product.scrapped', params: { barcode: products[0]?.barcode } });
  }, 60_000);

  it('BEY-13a keep the truck here from the mark on until the new unit is made and scanned', async () => {
    const { products, palletId, problemId } = await world.given();
    const { packing } = world.factory;
    const old = products[0] as { id: number };
    const truckId = 9_000 + palletId;
    const depart = (departure: number) =>
      packing
        .api(departPallets)
        .as(systemContext(1))
        .ok({ truck_id: truckId, departure, pallet_ids: [palletId] });
    const mark = (scrapped: boolean) =>
      packing.api(scrapPlacement).as(systemContext(1)).ok({ product_id: old.id, scrapped });
    await packing
      .api(claimPallets)
      .as(systemContext(1))
      .ok({ claim_id: randomUUID(), truck_id: truckId, pallet_ids: [palletId] });
    await packing.sql(`UPDATE pallet SET status = 3, number = $2 WHERE id = $1`, [palletId, `00LANGP26${palletId}`]);
    await packing.sql('UPDATE placement SET loaded_at = now() WHERE pallet_id = $1', [palletId]);
    const refused = { outcome: 'refused', code: 'truck.not_all_loaded', not_loaded: [{ id: palletId }] };
    await mark(true);
    expect(await depart(1)).toMatchObject(refused);
    await mark(false);
    const { body: remake } = await world.remake(problemId, old.id);
    expect(await depart(1)).toMatchObject(refused);
    for (const code of ['50', '60']) await world.complete(code, [remake.new_product_id as number]);
    await eventually(async () => expect(await world.pallet(palletId)).toMatchObject({ remakes_count: 0 }));
    expect(await depart(1)).toMatchObject(refused);
    await packing.sql('UPDATE pallet SET status = 3 WHERE id = $1', [palletId]);
    expect(await depart(1)).toMatchObject({ outcome: 'departed' });
  }, 60_000);

  it('BEY-13a make one unit, however many order it at once', async () => {
    const { orderId, products, problemId } = await world.given();
    const id = products[0]?.id as number;
    const replies = await Promise.all(Array.from({ length: 6 }, () => world.remake(problemId, id)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(replies.find(({ problem }) => problem)?.problem?.code).toBe('remake.already_there');
    expect((await world.order(orderId)).products).toHaveLength(3);
  }, 60_000);

  it('BEY-13a are refused to those who may not edit problems, and to other companies', async () => {
    const { orderId, products, problemId } = await world.given();
    const id = products[0]?.id as number;
    for (const who of [people.planner(), people.manager(), people.packer(), people.worker(), people.viewer()])
      expect((await world.remake(problemId, id, who)).status).toBe(403);
    const stranger = person({ type: 1, company_id: 2 as never, home_company_id: 2 as never });
    expect((await world.remake(problemId, id, stranger)).status).toBe(404);
    expect((await world.order(orderId)).products).toHaveLength(2);
  }, 60_000);

  it('BEY-13a are refused once the product has left, and nothing is scrapped', async () => {
    const { orderId, products, palletId, problemId } = await world.given();
    await world.factory.packing.sql(`UPDATE pallet SET status = 4, number = $2 WHERE id = $1`, [
      palletId,
      `00LANGP26${palletId}`,
    ]);
    const reply = await world.remake(problemId, products[0]?.id as number);
    expect(reply).toMatchObject({ status: 409, problem: { code: 'remake.departed' } });
    expect((await world.order(orderId)).products.map(({ status }) => status)).not.toContain(99);
    expect(
      await world.factory.packing.sql('SELECT 1 FROM placement WHERE scrapped AND order_id = $1', [orderId]),
    ).toEqual([]);
  }, 60_000);

  it('BEY-13a take the mark off at packing again when orders refuses', async () => {
    const { orderId, products, problemId } = await world.given();
    const id = products[0]?.id as number;
    await world.factory.orders.sql('UPDATE orders.products SET status = 15, manual_status = 15 WHERE id = $1', [id]);
    expect(await world.remake(problemId, id)).toMatchObject({ status: 409, problem: { code: 'remake.departed' } });
    expect(
      await world.factory.packing.sql('SELECT 1 FROM placement WHERE scrapped AND order_id = $1', [orderId]),
    ).toEqual([]);
    expect(await world.remakeOf(problemId)).toMatchObject({ state: 'refused', refusal: 'remake.departed' });
  }, 60_000);

  it('BEY-13a end with their order', async () => {
    const { orderId, products, problemId } = await world.given();
    await world.remake(problemId, products[0]?.id as number);
    await world.factory.orders
      .api(deleteOrder)
      .as(person({ type: 1, rights: ['OP_DEL'] }))
      .ok({ params: { id: orderId }, query: { decision: 'take' } });
    await eventually(async () => expect((await world.remakeOf(problemId))?.state).toBe('removed'));
  }, 60_000);

  it('BEY-13a go on after packing and production were away in the middle', async () => {
    const { factory } = world;
    const { orderId, products, problemId } = await world.given();
    const url = {
      packing: factory.packing.databaseUrl as string,
      production: factory.production.databaseUrl as string,
    };
    await factory.packing.stop();
    const asked = world.remake(problemId, products[0]?.id as number).catch(() => undefined);
    const stuck = () =>
      factory.production.sql(`SELECT state FROM saga WHERE kind = 'remake' AND done_at IS NULL AND attempts > 0`);
    await eventually(async () => expect(await stuck()).toEqual([{ state: 'begun' }]));
    await factory.production.stop();
    void asked;
    factory.packing = await factory.world.boot(factoryParts.packing, { databaseUrl: url.packing, env: factoryEnv });
    factory.production = await factory.world.boot(factoryParts.production, {
      databaseUrl: url.production,
      env: factoryEnv,
    });
    await eventually(async () => expect((await world.remakeOf(problemId))?.state).toBe('in_work'));
    expect((await world.order(orderId)).products).toHaveLength(3);
  }, 120_000);
});
