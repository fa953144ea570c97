import {
  createRack,
  deleteRack,
  findInStorage,
  getRackPlan,
  readItemMovements,
  readPickList,
  readRack,
  scanAtRack,
  scanProduct,
  seekUnit,
  type RequestContext,
} from '@mullion/contracts';
import { people } from '@mullion/server-testing';
import { randomUUID } from 'node:crypto';
import { PackingWorld } from '../testing/packing-world';

let world: PackingWorld;
beforeAll(async () => void (world = await PackingWorld.open()));
afterAll(() => world.close());

const packer: RequestContext = { ...people.worker(), rights: ['PAL_SCAN'] };
const other: RequestContext = { ...people.planner(), rights: ['PAL_SCAN'] };
const stranger: RequestContext = { ...people.stranger(), rights: ['PAL_SCAN'] };
const input = (body: object) => ({ params: {}, query: {}, body }) as never;

const rack = async (code: string, walking_order: number, zone = 'A', as: RequestContext = people.admin()) =>
  (
    await world
      .api(createRack)
      .as(as)
      .send(input({ code, walking_order, zone, place: `${zone} eilė` }))
  ).body;
const scan = (rackCode: string | null, code: string, as = packer, key?: string) => {
  const caller = world.api(scanAtRack).as(as);
  return (key ? caller.with({ idempotencyKey: key }) : caller).send(input({ rack: rackCode, code }));
};
const way = (id: number, as = packer) =>
  world
    .api(readItemMovements)
    .as(as)
    .ok({ id: id as never });

describe('units and pallets on racks', () => {
  it('BEY-22a are scanned in, over to another rack and out; each scan is kept with who and when', async () => {
    await rack('IN-1', 10);
    await rack('IN-2', 20);
    const { products } = await world.order([{}]);
    const [unit] = products;
    expect((await scan('IN-1', unit!.barcode)).body).toMatchObject({
      outcome: 'in',
      thing: { kind: 'product', unit: { product_id: unit!.id, barcode: unit!.barcode } },
      rack: { code: 'IN-1' },
      from: null,
    });
    expect((await scan('IN-1', unit!.barcode)).body.outcome).toBe('seen');
    expect((await scan('in-2', unit!.barcode, other)).body).toMatchObject({
      outcome: 'moved',
      rack: { code: 'IN-2' },
      from: { code: 'IN-1' },
    });
    const shown = await world
      .api(readRack)
      .as(packer)
      .ok({ params: { code: 'IN-2' } } as never);
    expect(shown.units).toMatchObject([{ product_id: unit!.id, user_name: other.user_name }]);
    expect((await scan(null, unit!.barcode)).body).toMatchObject({
      outcome: 'out',
      rack: null,
      from: { code: 'IN-2' },
    });
    expect((await scan(null, unit!.barcode)).problem?.code).toBe('rack.thing_on_none');
    expect((await way(unit!.id)).steps.map(({ kind, name, user_name }) => [kind, name, user_name])).toEqual([
      ['out', 'IN-2', packer.user_name],
      ['rack', 'IN-2', other.user_name],
      ['rack', 'IN-1', packer.user_name],
      ['rack', 'IN-1', packer.user_name],
    ]);
  });

  it('BEY-22a take one scan once however often it comes, and refuse unknown codes, those without the right and other companies', async () => {
    await rack('ONCE', 30);
    const { products } = await world.order([{}]);
    const [unit] = products;
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => scan('ONCE', unit!.barcode, packer, key)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect((await way(unit!.id)).steps).toHaveLength(1);
    expect((await scan('NOWHERE', unit!.barcode)).problem).toMatchObject({ status: 404, code: 'rack.not_found' });
    expect((await scan('ONCE', 'NOTHING')).problem).toMatchObject({ status: 404, code: 'rack.thing_not_found' });
    expect((await scan('ONCE', ' ')).problem).toMatchObject({ status: 400 });
    expect((await scan('ONCE', unit!.barcode, people.worker())).problem?.code).toBe('no_right_to_scan');
    expect((await scan('ONCE', unit!.barcode, { ...people.viewer(), rights: ['PAL_SCAN'] })).status).toBe(403);
    expect((await scan('ONCE', unit!.barcode, stranger)).problem?.code).toBe('rack.not_found');
    await rack('ONCE', 1, 'A', { ...stranger, type: 1 });
    expect((await scan('ONCE', unit!.barcode, stranger)).problem?.code).toBe('rack.thing_not_found');
    expect(
      (
        await world
          .api(getRackPlan)
          .as(stranger)
          .ok(undefined as never)
      ).map(({ code, things }) => [code, things]),
    ).toEqual([['ONCE', 0]]);
  });

  it('BEY-22a a scrapped unit is put onto no rack, and may be taken off the one it stands on', async () => {
    await rack('SCRAP', 35);
    const { products } = await world.order([{}]);
    await world.pallet(products, { status: 1 });
    const [unit] = products;
    expect((await scan('SCRAP', unit!.barcode)).body.outcome).toBe('in');
    await world.service.sql('UPDATE placement SET scrapped = true WHERE product_id = $1', [unit!.id]);
    expect((await scan('SCRAP', unit!.barcode)).problem).toMatchObject({ status: 409, code: 'product.scrapped' });
    expect((await scan(null, unit!.barcode)).body.outcome).toBe('out');
    expect((await scan('SCRAP', unit!.barcode)).problem?.code).toBe('product.scrapped');
  });

  it('BEY-22a leave their rack when they are packed, a pallet when its truck leaves; a rack with things is not deleted', async () => {
    const { id } = await rack('LEAVE', 40);
    const { products } = await world.order([{}]);
    const pallet = await world.pallet(products, { status: 1 });
    await scan('LEAVE', products[0]!.barcode);
    expect((await scan('LEAVE', `N${pallet}`)).body).toMatchObject({
      outcome: 'in',
      thing: { kind: 'pallet', pallet_id: pallet },
    });
    const things = async () =>
      (
        await world
          .api(getRackPlan)
          .as(packer)
          .ok(undefined as never)
      ).find(({ code }) => code === 'LEAVE')?.things;
    expect(await things()).toBe(2);
    expect(
      (
        await world
          .api(deleteRack)
          .as(people.admin())
          .send({ params: { id } } as never)
      ).problem,
    ).toMatchObject({ code: 'rack.not_empty', params: { count: 2 } });
    await world
      .api(scanProduct)
      .as(packer)
      .send({ params: { pallet, barcode: products[0]!.barcode }, query: {}, body: {} } as never);
    expect(await things()).toBe(1);
    expect((await scan('LEAVE', products[0]!.barcode)).problem).toMatchObject({
      status: 409,
      code: 'rack.thing_packed',
    });
    expect((await way(products[0]!.id)).steps[0]).toMatchObject({ kind: 'packed', user_name: packer.user_name });
    await world.service.sql('UPDATE pallet SET status = 4 WHERE id = $1', [pallet]);
    expect(await things()).toBe(0);
    expect((await scan('LEAVE', `N${pallet}`)).problem?.code).toBe('rack.thing_left');
  });

  it('BEY-22b the pick list of a pallet goes rack by rack in walking order, what is on no rack last', async () => {
    await rack('P-FAR', 900, 'C');
    await rack('P-NEAR', 100, 'B');
    const { products } = await world.order([{ position: '1' }, { position: '2' }, { position: '3' }]);
    const pallet = await world.pallet(products, { status: 1 });
    await scan('P-FAR', products[0]!.barcode);
    await scan('P-NEAR', products[2]!.barcode);
    const list = (as = packer) =>
      world
        .api(readPickList)
        .as(as)
        .send({ id: pallet as never });
    const seen = async () =>
      (await list()).body.units.map(({ position, place, taken }) => [position, place?.rack.code, taken]);
    expect(await seen()).toEqual([
      ['3', 'P-NEAR', false],
      ['1', 'P-FAR', false],
      ['2', undefined, false],
    ]);
    await world
      .api(scanProduct)
      .as(packer)
      .send({ params: { pallet, barcode: products[2]!.barcode }, query: {}, body: {} } as never);
    expect((await seen()).at(-1)).toEqual(['3', undefined, true]);
    expect((await list(stranger)).problem?.status).toBe(404);
  });

  it('BEY-22c what is not where it was seen is looked for until it is scanned again; by whom and when', async () => {
    await rack('SEEK', 50);
    const { products } = await world.order([{}]);
    const [unit] = products;
    const seek = (sought: boolean, as = packer) =>
      world
        .api(seekUnit)
        .as(as)
        .send({ params: { id: unit!.id }, query: {}, body: { sought } } as never);
    expect((await seek(true)).problem?.code).toBe('rack.thing_on_none');
    await scan('SEEK', unit!.barcode, other);
    const sought = await seek(true);
    expect(sought.body).toMatchObject({
      rack: { code: 'SEEK' },
      user_name: other.user_name,
      sought_by: packer.user_name,
    });
    expect(Date.parse(sought.body.sought_at ?? '')).toBeGreaterThanOrEqual(Date.parse(sought.body.since));
    const plan = await world
      .api(getRackPlan)
      .as(packer)
      .ok(undefined as never);
    expect(plan.find(({ code }) => code === 'SEEK')).toMatchObject({ things: 1, sought: 1 });
    expect((await seek(true, stranger)).problem?.code).toBe('not_found');
    const found = await world
      .api(findInStorage)
      .as(packer)
      .ok({ query: { text: unit!.barcode.toLowerCase() } } as never);
    expect(found.units).toMatchObject([
      { product_id: unit!.id, place: { rack: { code: 'SEEK' }, sought_by: packer.user_name } },
    ]);
    await scan('SEEK', unit!.barcode);
    expect((await way(unit!.id)).place).toMatchObject({ sought_at: null, user_name: packer.user_name });
    expect((await way(unit!.id)).steps.map(({ kind }) => kind)).toEqual(['rack', 'sought', 'rack']);
    expect(
      (
        await world
          .api(findInStorage)
          .as(stranger)
          .ok({ query: { text: unit!.barcode } } as never)
      ).units,
    ).toEqual([]);
  });
});
