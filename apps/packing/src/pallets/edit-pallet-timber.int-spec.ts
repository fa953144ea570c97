import { companyChanged, moveProduct, updatePalletStructure } from '@mullion/contracts';
import { people } from '@mullion/server-testing';
import { companyOf, PackingWorld } from '../testing/packing-world';
import { palletCalls } from '../testing/pallet-calls';

let world: PackingWorld;
beforeAll(async () => void (world = await PackingWorld.open()));
afterAll(() => world.close());

const planner = people.planner();
const { palletNow, update } = palletCalls(() => world);

describe('editing pallets and their timber', () => {
  it('PED-05a weighs its products and the planks of its layers, and is as high as timber and highest top', async () => {
    const { products } = await world.order([{ weight: 92.5 }]);
    const id = await world.pallet(products);
    const layers = { layer_1: '1 70 0 500 900', layer_2: '2 70 0 700', layer_3: '3 70 0 900' };
    expect(
      (await world.api(updatePalletStructure).as(planner).send({ params: { id }, query: {}, body: layers })).status,
    ).toBe(200);
    const now = await palletNow(id);
    const acrossMm = (3 + 2) * 70 * now.width;
    const alongMm = 2 * 70 * now.length;
    expect(now.weight).toBeCloseTo(92.5 + ((acrossMm + alongMm) / 1e6) * 0.05 * 510 * 1.1, 1);
    expect(now.height).toBe(now.pallet_height + (now.products[0]?.height ?? 0));
  });

  it('PED-04a PLN-08b refuses malformed layers, keeps good ones and then leaves the timber alone until auto-update is on again', async () => {
    const { products } = await world.order([{}, {}]);
    const id = await world.pallet([products[0]!]);
    const { pallet_structure: layers } = await palletNow(id);
    const edit = (body: object) =>
      world.api(updatePalletStructure).as(planner).send({ params: { id }, query: {}, body });
    const given = { layer_1: layers.layer_1, layer_2: layers.layer_2, layer_3: layers.layer_3 };
    expect(layers).toMatchObject({
      layer_1: expect.stringMatching(/^1 70 0 /),
      layer_2: expect.stringMatching(/^2 70 0 /),
    });
    const { length } = await palletNow(id);
    for (const wrong of ['1 70', '1 70 a', '1 70 -5', '1 0 0', '1 70 x', '1 70 0 40', `1 70 0 ${length + 1}`])
      for (const layer of ['layer_1', 'layer_3'] as const) {
        const bad = await edit({ ...given, [layer]: wrong });
        expect([wrong, bad.problem?.code, bad.problem?.errors?.[0]?.path]).toEqual([
          wrong,
          'malformed_data',
          `body.${layer}`,
        ]);
      }
    expect((await palletNow(id)).pallet_structure).toMatchObject(given);
    // x spaces evenly between two numbers: a third plank, as if it had been written
    expect((await edit({ ...given, layer_3: '3 70 0 x 900' })).status).toBe(200);
    const { weight } = await palletNow(id);
    await edit({ ...given, layer_3: '3 70 0 450 900' });
    expect((await palletNow(id)).weight).toBe(weight);
    await edit({ ...given, layer_3: '3 70 0 900' });
    expect((await palletNow(id)).weight).toBeLessThan(weight);
    await edit(given);
    expect((await edit({ ...given, layer_1: '1 70 0 x 990' })).body.layer_1).toBe('1 70 0 x 990');
    expect(await palletNow(id)).toMatchObject({ auto_update: false, pallet_structure: { layer_1: '1 70 0 x 990' } });
    expect((await update(id, { auto_update: false })).status).toBe(400);
    expect((await update(id, { auto_update: true })).body.pallet_structure.layer_1).toBe(layers.layer_1);
    // longer now: the timber follows
    const put = { moved_from: null, moved_to: id, place: { x: 1050, y: 30, z: 0, is_flipped: false } };
    await world
      .api(moveProduct)
      .as(planner)
      .ok({ params: { id: products[1]!.id }, query: {}, body: put });
    expect((await palletNow(id)).pallet_structure.layer_3).not.toBe(layers.layer_3);
  });

  it('PED-03c PED-06b takes the legs off the height and the weight, keeps their layer in words, and gives them back', async () => {
    const id = await world.pallet((await world.order([{}])).products);
    const before = await palletNow(id);
    const without = (await update(id, { makes_legs: false })).body;
    expect(without.pallet_structure.layer_1).toBe(before.pallet_structure.layer_1);
    expect(without.height).toBe(before.height - 60);
    expect(without.weight).toBeLessThan(before.weight);
    expect((await update(id, { makes_legs: true })).body).toMatchObject({
      height: before.height,
      weight: before.weight,
    });
  });

  it('COM-01b rounds lengths to the standard ones where custom pallets are off, unless asked not to', async () => {
    await world.service.receive(companyChanged, 1, {
      company: companyOf(1, { allow_custom_pallets: false, version: 2 }),
    });
    const { products } = await world.order([{}]);
    const id = await world.pallet(products);
    expect((await palletNow(id)).length).toBe(1200);
    expect((await update(id, { length: 1300 })).body.length).toBe(1600);
    expect((await update(id, { length: 1300 }, { ignore_length: 'true' })).body.length).toBe(1300);
    await world.service.receive(companyChanged, 1, { company: companyOf(1, { version: 3 }) });
  });

  it('PED-05b is 120 mm, the content and 20 mm high where the company counts so', async () => {
    const heightOf = async () => {
      const now = await palletNow(await world.pallet((await world.order([{}])).products));
      return [now.height, 120 + (now.products[0]?.height ?? 0)];
    };
    const [plain, content] = await heightOf();
    expect(plain).toBe(content);
    await world.service.receive(companyChanged, 1, {
      company: companyOf(1, { features: ['tall_pallet_rule'], version: 4 }),
    });
    const [tall, same] = await heightOf();
    expect(tall).toBe((same ?? 0) + 20);
    await world.service.receive(companyChanged, 1, { company: companyOf(1, { version: 5 }) });
  });
});
