import {
  companyChanged,
  createPallet,
  deletePallet,
  getPallet,
  moveProduct,
  palletChanged,
  placementsChanged,
  pinPallets,
  placeOnTrucks,
  updatePallet,
  updatePallets,
  updatePalletStructure,
  type PalletDetail,
} from '@mullion/contracts';
import { AppError, auditEvent } from '@mullion/server-kit';
import { people } from '@mullion/server-testing';
import { companyOf, PackingWorld } from '../testing/packing-world';

let world: PackingWorld;
beforeAll(async () => void (world = await PackingWorld.open()));
afterAll(() => world.close());

const planner = people.planner();
const palletNow = (id: number) => world.api(getPallet).as(planner).ok({ params: { id }, query: {}, body: {} });
const update = (id: number, body: object, query: object = {}, who = planner) =>
  world.api(updatePallet).as(who).send({ params: { id }, query, body });
const placesOf = (pallet: PalletDetail) => pallet.products.map(({ id, x, y, z, is_flipped }) => ({ id, x, y, z, is_flipped }));

describe('editing pallets', () => {
  it('is refused to a read-only user, on locked pallets, with unknown fields and for other companies', async () => {
    const id = await world.pallet((await world.order([{}])).products);
    expect((await update(id, { comment: 'x' }, {}, people.viewer())).status).toBe(403);
    expect((await update(id, { company_id: 2 })).status).toBe(400);
    expect((await update(id, { comment: 'x' }, {}, people.stranger())).problem?.code).toBe('pallet.not_found');
    await world.service.sql(`UPDATE pallet SET status = 2, number = 'E1' WHERE id = $1`, [id]);
    expect((await update(id, { max_weight: 1500 })).problem?.code).toBe('pallet.locked');
    // A remark touches neither content nor timber.
    expect((await update(id, { comment: 'fragile' })).body).toMatchObject({ comment: 'fragile', status: 2 });
  });

  it('PLN-13b lets nobody set, flip or delete a pallet that is not theirs or stands on a truck', async () => {
    const { products } = await world.order([{}]);
    const id = await world.pallet(products);
    const flipped = placesOf(await palletNow(id)).map((place) => ({ ...place, is_flipped: true }));
    const remove = (who: typeof planner) => world.api(deletePallet).as(who).send({ params: { id }, query: {}, body: {} });
    const refusals = async (who: typeof planner) =>
      [await update(id, { max_weight: 1500 }, {}, who), await update(id, { products: flipped }, {}, who), await remove(who)].map(
        ({ problem }) => problem?.code,
      );
    const stranger = { ...people.stranger(), rights: people.super().rights, type: 0 as const };
    expect(await refusals(stranger)).toEqual(['pallet.not_found', 'pallet.not_found', 'pallet.not_found']);
    await world.service.sql(`UPDATE pallet SET status = 1, number = 'E3', truck_id = 78 WHERE id = $1`, [id]);
    expect(await refusals(people.super())).toEqual(['pallet.locked', 'pallet.locked', 'pallet.locked']);
    expect((await palletNow(id)).can).toEqual({ edit: false, move: false, put_away: false, flip: false, remove: false, load: false });
    await world.service.sql('UPDATE pallet SET status = 0, truck_id = NULL WHERE id = $1', [id]);
    expect(await refusals(people.super())).toEqual([undefined, undefined, undefined]);
  });

  it('PED-03bd turns auto-update on only, and takes no remark, legs or auto-update from type 6', async () => {
    const id = await world.pallet((await world.order([{}])).products);
    const off = await update(id, { auto_update: false });
    expect([off.status, off.problem?.code]).toEqual([400, 'invalid']);
    for (const body of [{ comment: 'x' }, { auto_update: true }, { makes_legs: false }])
      expect((await update(id, body, {}, people.viewer())).problem).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await palletNow(id)).toMatchObject({ comment: null, auto_update: true, makes_legs: true });
  });

  it('never makes a pallet smaller than its content; several are changed together or not at all', async () => {
    const { products } = await world.order([{}, {}]);
    const [a, b] = [await world.pallet([products[0]!]), await world.pallet([products[1]!])];
    const small = await update(a, { length: 900 });
    expect([small.problem?.code, small.problem?.params?.length]).toEqual(['pallet.too_small', 1060]);
    const both = { pallets: [{ id: a, max_weight: 800 }, { id: b, length: 900 }] }; // oxfmt-ignore
    expect((await world.api(updatePallets).as(planner).send({ params: {}, query: {}, body: both })).problem?.code).toBe('pallet.too_small');
    expect((await palletNow(a)).max_weight).toBe(2000);
  });

  it('TRK-05 gives the truck fields of PUT pallets to dispatch first; its refusal ends the call with nothing written', async () => {
    const id = await world.pallet((await world.order([{}])).products);
    const { version } = await palletNow(id);
    const asked: object[] = [];
    const stop = world.service.world.answer(placeOnTrucks, ({ places }) => {
      asked.push(...places);
      if (places.some((place) => place.truck_id === 9)) throw new AppError('already_confirmed');
      return { changed: true };
    });
    const refused = await update(id, { comment: 'never', truck_id: 9, version });
    expect([refused.status, refused.problem?.code]).toEqual([409, 'already_confirmed']);
    expect(await palletNow(id)).toMatchObject({ comment: null, version });
    const place = { truck_id: 8, truck_x: 0, truck_y: 1250, is_turned: true };
    expect((await update(id, { comment: 'window side', ...place, version })).body).toMatchObject({ comment: 'window side' });
    expect(asked.at(-1)).toEqual({ pallet_id: id, ...place });
    asked.length = 0;
    expect((await update(id, { truck_id: null, version })).problem?.code).toBe('conflict');
    expect((await update(id, { truck_id: null }, {}, people.stranger())).problem?.code).toBe('pallet.not_found');
    expect((await update(id, { comment: 'two' })).status).toBe(200);
    expect((await update(id, { truck_id: 8, length: 1600 })).problem).toMatchObject({ code: 'pallet.locked', params: { pallet: id } });
    expect(asked).toEqual([]);
    stop();
  });

  it('TRK-05 dispatch is asked for nothing while packing itself refuses any part of the call', async () => {
    await world.rights([]);
    const { products } = await world.order([{}, {}]);
    const [a, b] = [await world.pallet([products[0]!]), await world.pallet([products[1]!])];
    const asked: object[] = [];
    const stop = world.service.world.answer(placeOnTrucks, ({ places }) => {
      asked.push(...places);
      return { changed: false };
    });
    const together = (...pallets: object[]) =>
      world
        .api(updatePallets)
        .as(planner)
        .send({ params: {}, query: {}, body: { pallets: pallets as never } });
    expect((await update(a, { truck_id: 8, status: 3 })).problem?.code).toBe('status.change_not_allowed');
    expect((await update(a, { truck_id: 8, status: 4 }, {}, people.super())).problem?.code).toBe('pallet.on_truck');
    expect((await together({ id: a, truck_id: 8 }, { id: b, length: 900 })).problem?.code).toBe('pallet.too_small');
    expect((await together({ id: a, truck_id: 8 }, { id: a, length: 1600 })).problem?.code).toBe('pallet.locked');
    const [place] = placesOf(await palletNow(b));
    const beside = [{ ...place, y: 3000 }];
    await world.service.sql('UPDATE pallet SET truck_id = 8 WHERE id = ANY($1)', [[a, b]]);
    expect((await update(a, { truck_id: null, length: 900 })).problem?.code).toBe('pallet.too_small');
    expect((await update(b, { truck_id: null, products: beside })).problem?.code).toBe('pallet.arrangement_broken');
    await world.service.sql(`UPDATE placement SET held_until = now() + interval '1 minute' WHERE product_id = $1`, [products[0]!.id]);
    expect((await update(a, { truck_id: null, status: 2 }, {}, people.super())).problem?.code).toBe('pallet.products_changing');
    expect(asked).toEqual([]);
    stop();
  });

  it('TRK-05 a pallet that comes off its truck in the call is judged as it stands then', async () => {
    await world.rights([]);
    const id = await world.pallet((await world.order([{}])).products, { status: 3, truck_id: 8 });
    const stop = world.service.world.answer(placeOnTrucks, async () => {
      await world.service.sql('UPDATE pallet SET truck_id = NULL, status = 1 WHERE id = $1', [id]);
      return { changed: true };
    });
    const off = await update(id, { truck_id: null, despite_loaded: true, status: 1, length: 1600 });
    expect(off.body).toMatchObject({ truck_id: null, status: 1, length: 1600 });
    stop();
  });

  it('TRK-05 a change that a colleague makes while dispatch is at work is kept: what was asked of the older pallet is refused', async () => {
    const id = await world.pallet((await world.order([{}])).products);
    const { version } = await palletNow(id);
    const stop = world.service.world.answer(placeOnTrucks, async () => {
      await world.service.sql('UPDATE pallet SET truck_id = 8, version = version + 1 WHERE id = $1', [id]);
      expect((await update(id, { comment: 'theirs' })).status).toBe(200);
      return { changed: true };
    });
    const asked = { comment: 'mine', truck_id: 8, version };
    const send = () => world.api(updatePallet).as(planner).with({ idempotencyKey: `late-${id}` }).send({ params: { id }, query: {}, body: asked }); // oxfmt-ignore
    const refused = await send();
    expect([refused.status, refused.problem?.code]).toEqual([409, 'conflict']);
    expect(refused.problem?.current).toMatchObject({ id, comment: 'theirs', truck_id: 8 });
    // asked again under the same key it is judged by what was checked then
    expect((await send()).problem?.code).toBe('conflict');
    expect(await palletNow(id)).toMatchObject({ comment: 'theirs' });
    stop();
  });

  it('BEY-23a a request that is asked twice while dispatch is at work is no conflict with itself', async () => {
    const id = await world.pallet((await world.order([{}])).products);
    const { version } = await palletNow(id);
    const stop = world.service.world.answer(placeOnTrucks, async () => {
      await world.service.sql('UPDATE pallet SET version = $2 WHERE id = $1', [id, version + 1]);
      return { changed: true };
    });
    const once = () =>
      world
        .api(updatePallet)
        .as(planner)
        .with({ idempotencyKey: `place-${id}` })
        .send({ params: { id }, query: {}, body: { comment: 'once', truck_id: 8, version } });
    const [one, two] = await Promise.all([once(), once()]);
    expect(one).toMatchObject({ problem: null, body: { comment: 'once' } });
    expect([two.body, (await once()).body]).toEqual([one.body, one.body]);
    stop();
  });

  it('refuses an old version with the current pallet', async () => {
    const id = await world.pallet((await world.order([{}])).products);
    const { version } = await palletNow(id);
    expect((await update(id, { comment: 'one', version })).status).toBe(200);
    const second = await update(id, { comment: 'two', version });
    expect([second.status, second.problem?.code]).toEqual([409, 'conflict']);
    expect(second.problem?.current).toMatchObject({ id, comment: 'one', version: version + 1 });
  });

  it('BEY-30ac warns of a heavy load at one side of the deck and leaves it there', async () => {
    const { products } = await world.order([1, 2].map(() => ({ width: 1000, height: 1500, depth: 90, weight: 180 })));
    const id = await world.pallet(products);
    const warnings = async () => (await palletNow(id)).warnings;
    expect(await warnings()).toEqual([{ code: 'pallet.tips_across', params: { mm: 375, most: 150 } }]);
    const middle = products.map((product, at) => ({ id: product.id, x: 30, y: 405 + at * 100, z: 0, is_flipped: false }));
    expect((await update(id, { products: middle })).status).toBe(200);
    expect(await warnings()).toEqual([]);
  });

  it('takes a new arrangement of exactly its products when no rule breaks', async () => {
    const { products } = await world.order([{}, {}]);
    const id = await world.pallet(products);
    const before = await palletNow(id);
    const [first, second] = placesOf(before);
    expect((await update(id, { products: [first] })).problem?.code).toBe('pallet.products_changed');
    const overlap = await update(id, { products: [first, { ...second, y: 35 }] });
    expect([overlap.problem?.code, overlap.problem?.errors?.[0]?.code]).toEqual(['pallet.arrangement_broken', 'pallet.overlap']);
    const stacked = await update(id, { products: [first, { ...second, y: 30, z: 1200 }] });
    expect(stacked.body).toMatchObject({ errors: [], height: 2520 });
    expect(stacked.body.products.find((p) => p.id === second!.id)).toMatchObject({ z: 1200, version: 2 });
    await world.service.sql(`UPDATE pallet SET status = 1, number = 'E2' WHERE id = $1`, [id]);
    expect((await update(id, { products: [{ ...first, is_flipped: true }, second] })).problem?.code).toBe('pallet.confirmed');
    expect((await update(id, { products: [first, second] })).body.outdated).toBe(true);
  });

  it('PED-05a weighs its products and the planks of its layers, and is as high as timber and highest top', async () => {
    const { products } = await world.order([{ weight: 92.5 }]);
    const id = await world.pallet(products);
    const layers = { layer_1: '1 70 0 500 900', layer_2: '2 70 0 700', layer_3: '3 70 0 900' };
    expect((await world.api(updatePalletStructure).as(planner).send({ params: { id }, query: {}, body: layers })).status).toBe(200);
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
    const edit = (body: object) => world.api(updatePalletStructure).as(planner).send({ params: { id }, query: {}, body });
    const given = { layer_1: layers.layer_1, layer_2: layers.layer_2, layer_3: layers.layer_3 };
    expect(layers).toMatchObject({ layer_1: expect.stringMatching(/^1 70 0 /), layer_2: expect.stringMatching(/^2 70 0 /) });
    const { length } = await palletNow(id);
    for (const wrong of ['1 70', '1 70 a', '1 70 -5', '1 0 0', '1 70 x', '1 70 0 40', `1 70 0 ${length + 1}`])
      for (const layer of ['layer_1', 'layer_3'] as const) {
        const bad = await edit({ ...given, [layer]: wrong });
        expect([wrong, bad.problem?.code, bad.problem?.errors?.[0]?.path]).toEqual([wrong, 'malformed_data', `body.${layer}`]);
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
    expect((await update(id, { makes_legs: true })).body).toMatchObject({ height: before.height, weight: before.weight });
  });

  it('COM-01b rounds lengths to the standard ones where custom pallets are off, unless asked not to', async () => {
    await world.service.receive(companyChanged, 1, { company: companyOf(1, { allow_custom_pallets: false, version: 2 }) });
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
    await world.service.receive(companyChanged, 1, { company: companyOf(1, { features: ['tall_pallet_rule'], version: 4 }) });
    const [tall, same] = await heightOf();
    expect(tall).toBe((same ?? 0) + 20);
    await world.service.receive(companyChanged, 1, { company: companyOf(1, { version: 5 }) });
  });

  it('PAL-02ac makes an empty pallet; deleting needs TP_EDIT and frees the products', async () => {
    const { products } = await world.order([{}]);
    const id = await world.pallet(products);
    const remove = (who: typeof planner) => world.api(deletePallet).as(who).send({ params: { id }, query: {}, body: {} });
    expect((await remove(planner)).problem?.code).toBe('no_rights_to_delete_pallet');
    expect((await remove(people.super())).status).toBe(200);
    expect((await world.service.recorded(placementsChanged)).at(-1)!.data.placements).toMatchObject([{ pallet_id: null }]);
    expect((await world.service.recorded(palletChanged)).at(-1)!.data.pallet).toMatchObject({ id, removed: true });
    const made = await world
      .api(createPallet)
      .as(planner)
      .send({ params: {}, query: {}, body: { length: 1500, width: 900 } });
    expect([made.status, made.body.length, made.body.width, made.body.products]).toEqual([201, 1500, 900, []]);
  });

  it('BEY-15b every edit of a pallet is in the audit list: filled, edited, pinned, deleted', async () => {
    const who = { ...people.super(), session_id: 'session-of-the-planner' };
    const { products } = await world.order([{}]);
    const [product] = products as [(typeof products)[number]];
    const id = await world.pallet(products);
    const pin = (pinned: boolean) =>
      world
        .api(pinPallets)
        .as(who)
        .ok({ params: {}, query: {}, body: { pallets: [id], products: [product.id], pinned } });
    expect((await update(id, { comment: 'Atsargiai' }, {}, who)).status).toBe(200);
    await pin(true);
    // pinned already: nothing is audited
    await pin(true);
    await world.api(deletePallet).as(who).ok({ params: { id }, query: {}, body: {} });
    const auditOf = (table: string, row: number) =>
      world.service
        .recorded(auditEvent('packing'))
        .then((all) => all.map(({ data }) => data).filter((entry) => entry.table_name === table && entry.row_id === row));
    const entries = await auditOf('pallets', id);
    expect(entries).toMatchObject([
      { action: 'pallets.created', user_id: planner.user_id, before: null, after: { products: [product.barcode] } },
      { action: 'pallets.edited', before: { comment: null }, after: { comment: 'Atsargiai' } },
      { action: 'pallets.edited', before: { pinned: false }, after: { pinned: true } },
      { action: 'pallets.deleted', before: { products: [product.barcode], comment: 'Atsargiai' }, after: null },
    ]);
    expect(entries.slice(1).map((entry) => entry.session_id)).toEqual(entries.slice(1).map(() => who.session_id));
    expect(await auditOf('products', product.id)).toMatchObject([
      { row_name: product.barcode, before: { pinned: false }, after: { pinned: true } },
    ]);
  });
});
