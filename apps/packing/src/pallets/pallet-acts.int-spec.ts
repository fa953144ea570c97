import {
  changePalletNumber,
  companyChanged,
  createFictivePallet,
  deletePallet,
  getPlanningData,
  moveProduct,
  palletStatus,
  swapProducts,
  updatePallet,
  type PalletDetail,
} from '@mullion/contracts';
import { people } from '@mullion/server-testing';
import { companyOf, PackingWorld } from '../testing/packing-world';
import { palletCalls } from '../testing/pallet-calls';

let world: PackingWorld;
const planner = people.planner();
const features = async (list: ReturnType<typeof companyOf>['features']) =>
  world.service.receive(companyChanged, 1, {
    company: companyOf(1, { features: list, version: Date.now() % 1_000_000_000 }),
  });
beforeAll(async () => {
  world = await PackingWorld.open();
  await features(['pallet_number_change']);
});
afterAll(() => world.close());

const { palletNow } = palletCalls(() => world);
const onePallet = async () => world.pallet((await world.order([{}])).products);

describe('the number of a pallet', () => {
  const rename = (id: number, number: string | null, over: object = {}, who = planner) =>
    world
      .api(changePalletNumber)
      .as(who)
      .send({ params: { id }, query: {}, body: { number, ...over } });

  it('PLN-08e is changed by hand to 13 letters and digits or 1 to 12 digits; what was printed is outdated; again changes nothing', async () => {
    const id = await onePallet();
    expect((await rename(id, ' abcdefP269001 ')).body).toMatchObject({
      number: 'ABCDEFP269001',
      shown_number: 'P269001',
      outdated: false,
    });
    await world.service.sql('UPDATE pallet SET status = 1 WHERE id = $1', [id]);
    const { body } = await rename(id, '77001');
    expect(body).toMatchObject({ number: '77001', shown_number: '7001', outdated: true, status: 1 });
    expect((await rename(id, '77001')).body).toMatchObject({ version: body?.version });
  });

  it('BEY-08a is taken back from a pallet that had none, not from one that is confirmed', async () => {
    const id = await onePallet();
    await rename(id, '77002');
    expect((await rename(id, null)).body).toMatchObject({ number: null, shown_number: `#${id}` });
    await rename(id, '77002');
    await world.service.sql('UPDATE pallet SET status = 1 WHERE id = $1', [id]);
    expect(await rename(id, null)).toMatchObject({ status: 422, problem: { code: 'pallet.number_malformed' } });
  });

  it('PLN-08f is refused when it is malformed or taken, also by two people at once, and keeps the old one', async () => {
    const [a, b, c] = [await onePallet(), await onePallet(), await onePallet()];
    for (const wrong of ['ABC', '1234567890123456', 'ABCDEFP26-001', '12 34'])
      expect((await rename(a, wrong)).problem).toMatchObject({ code: 'pallet.number_malformed', status: 422 });
    expect((await rename(a, '')).problem?.code).toBe('pallet.number_malformed');
    await rename(a, '88001');
    expect((await rename(b, '88001')).problem).toMatchObject({ code: 'pallet.number_taken', status: 409 });
    const both = await Promise.all([rename(b, '88002'), rename(c, '88002')]);
    expect(both.map(({ problem }) => problem?.code ?? 'done').sort()).toEqual(['done', 'pallet.number_taken']);
    expect((await palletNow(a)).number).toBe('88001');
  });

  it('PLN-08e belongs to companies with the feature, to their own open pallets, and to nobody who only reads', async () => {
    const id = await onePallet();
    const { version } = await palletNow(id);
    expect((await rename(id, '99001', {}, people.viewer())).status).toBe(403);
    expect((await rename(id, '99001', {}, { ...people.stranger(), type: 0 })).problem?.code).toMatch(
      /pallet\.(number_fixed|not_found)/,
    );
    expect((await rename(id, '99001', { version: version - 1 })).problem?.code).toBe('conflict');
    await world.service.sql(`UPDATE pallet SET status = 4, number = '99000' WHERE id = $1`, [id]);
    expect((await rename(id, '99001')).problem?.code).toBe('pallet.locked');
    await features([]);
    expect((await rename(id, '99001')).problem).toMatchObject({ code: 'pallet.number_fixed', status: 403 });
    await features(['pallet_number_change']);
  });
});

describe('a fictive pallet', () => {
  const body = { comment: 'Hinges for Hamar', length: 1200, width: 800, height: 120, product_height: 100 };
  const make = (over: object = {}, who = planner) =>
    world
      .api(createFictivePallet)
      .as(who)
      .send({ params: {}, query: {}, body: { ...body, ...over } });
  const made = async (): Promise<PalletDetail> => (await make()).body as PalletDetail;

  it('PLN-05ac is closed and numbered at once, has its height from timber and load, and no limits', async () => {
    const pallet = await made();
    expect(pallet).toMatchObject({
      fictive: true,
      comment: 'Hinges for Hamar',
      length: 1200,
      width: 800,
      pallet_height: 120,
      height: 220,
      status: palletStatus.closed,
      max_weight: 10_000,
      max_height: 10_000,
      products_count: 0,
      errors: [],
    });
    expect(pallet.number).toMatch(/^[A-Z0-9]{6}P\d{2}[0-9A-Z]\d{3}$/);
    expect((await made()).number).not.toBe(pallet.number);
    for (const wrong of [{ comment: ' ' }, { length: 0 }, { width: 0 }, { height: 0 }, { product_height: 0 }])
      expect((await make(wrong)).problem).toMatchObject({ status: 400, code: 'invalid' });
    expect((await make({}, people.viewer())).status).toBe(403);
  });

  it('PLN-05c is kept as it is: nothing moves onto it, its sizes stay, and it is deleted while on no truck', async () => {
    const { id } = await made();
    const { products } = await world.order([{}]);
    const move = { params: { id: products[0]!.id }, query: {}, body: { moved_from: null, moved_to: id } };
    expect((await world.api(moveProduct).as(planner).send(move)).problem?.code).toBe('pallet.locked');
    const longer = { params: { id }, query: {}, body: { length: 2000 } };
    expect((await world.api(updatePallet).as(planner).send(longer)).problem?.code).toBe('pallet.locked');
    const remark = { params: { id }, query: {}, body: { comment: 'Handles' } };
    expect((await world.api(updatePallet).as(planner).ok(remark)).height).toBe(220);
    const remove = () => world.api(deletePallet).as(people.super()).send({ params: { id }, query: {}, body: {} });
    await world.service.sql('UPDATE pallet SET truck_id = 5 WHERE id = $1', [id]);
    expect((await remove()).problem?.code).toBe('pallet.locked');
    await world.service.sql('UPDATE pallet SET truck_id = NULL WHERE id = $1', [id]);
    expect((await remove()).status).toBe(200);
  });

  it('PLN-05 is planned beside any orders until a truck takes it, then beside the orders of that truck', async () => {
    const [mine, other] = [await world.order([{}]), await world.order([{}])];
    const onTruck = await world.pallet(mine.products);
    const { id } = await made();
    const shown = async (number: string) => {
      const query = { filter: number };
      const { pallets } = await world.api(getPlanningData).as(planner).ok({ params: {}, query, body: {} });
      return pallets.some((pallet) => pallet.id === id);
    };
    expect([await shown(mine.order.number), await shown(other.order.number)]).toEqual([true, true]);
    await world.service.sql('UPDATE pallet SET truck_id = 6 WHERE id = ANY($1)', [[onTruck, id]]);
    expect([await shown(mine.order.number), await shown(other.order.number)]).toEqual([true, false]);
  });
});

describe('swapping products of two pallets', () => {
  const twoPallets = async (sizes: [object, object]) => {
    const { products } = await world.order(sizes);
    const [a, b] = [await world.pallet([products[0]!]), await world.pallet([products[1]!])];
    return { a: { product_id: products[0]!.id, pallet_id: a }, b: { product_id: products[1]!.id, pallet_id: b } };
  };
  const swap = (first: object, second: object, who = planner) =>
    world.api(swapProducts).as(who).send({ params: {}, query: {}, body: { first, second } });
  const productsOn = async (id: number) => (await palletNow(id)).products.map((product) => product.id);

  it('PLN-07a puts each where the other stood; the same swap again takes it back', async () => {
    const { a, b } = await twoPallets([{}, { width: 900 }]);
    const before = [await palletNow(a.pallet_id), await palletNow(b.pallet_id)];
    const { body } = await swap(a, b);
    expect(body?.pallets.map(({ products, length, errors }) => [products.map((p) => p.id), length, errors])).toEqual([
      [[b.product_id], 960, []],
      [[a.product_id], 1060, []],
    ]);
    const back = await swap({ ...a, pallet_id: b.pallet_id }, { ...b, pallet_id: a.pallet_id });
    expect(back.problem?.errors ?? back.status).toBe(200);
    const after = [await palletNow(a.pallet_id), await palletNow(b.pallet_id)];
    const places = (pallets: PalletDetail[]) =>
      pallets.map(({ products, length }) => ({
        length,
        products: products.map(({ id, x, y, z }) => ({ id, x, y, z })),
      }));
    expect(places(after)).toEqual(places(before));
  });

  it('PLN-07a is refused with the reason where one does not fit, and nothing moves; who comes second learns where it went', async () => {
    const { a, b } = await twoPallets([{ height: 2350 }, {}]);
    await world.service.sql('UPDATE pallet SET max_height = 1500 WHERE id = $1', [b.pallet_id]);
    const { problem } = await swap(a, b);
    expect([problem?.code, problem?.errors?.[0]?.code]).toEqual(['pallet.swap_refused', 'pallet.too_high']);
    expect([await productsOn(a.pallet_id), await productsOn(b.pallet_id)]).toEqual([[a.product_id], [b.product_id]]);
    expect((await swap(a, { ...b, version: 999 })).problem?.code).toBe('placement.moved');
    expect((await swap({ ...a, pallet_id: b.pallet_id }, { ...b, pallet_id: a.pallet_id })).problem?.code).toBe(
      'placement.moved',
    );
    expect((await swap(a, b, people.viewer())).status).toBe(403);
    expect((await swap(a, b, people.stranger())).problem?.code).toBe('pallet.not_found');
  });

  it('PLN-07b takes free pallets only; a printed list of a prepared one is outdated', async () => {
    const { a, b } = await twoPallets([{}, {}]);
    await world.service.sql(`UPDATE pallet SET truck_id = 7 WHERE id = $1`, [b.pallet_id]);
    expect((await swap(a, b)).problem?.code).toBe('pallet.locked');
    await world.service.sql(`UPDATE pallet SET truck_id = NULL, status = 2, number = 'S' || id WHERE id = $1`, [
      b.pallet_id,
    ]);
    expect((await swap(a, b)).problem?.code).toBe('pallet.locked');
    await world.service.sql('UPDATE pallet SET status = 1 WHERE id = $1', [b.pallet_id]);
    expect((await swap(a, b)).status).toBe(200);
    expect([(await palletNow(a.pallet_id)).outdated, (await palletNow(b.pallet_id)).outdated]).toEqual([false, true]);
  });
});
