import { deletePallet, placeOnTrucks, updatePallet, updatePallets } from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';
import { people } from '@mullion/server-testing';
import { PackingWorld } from '../testing/packing-world';
import { palletCalls, placesOf } from '../testing/pallet-calls';

let world: PackingWorld;
beforeAll(async () => void (world = await PackingWorld.open()));
afterAll(() => world.close());

const planner = people.planner();
const { palletNow, update } = palletCalls(() => world);

describe('editing pallets on trucks', () => {
  it('PLN-13b lets nobody set, flip or delete a pallet that is not theirs or stands on a truck', async () => {
    const { products } = await world.order([{}]);
    const id = await world.pallet(products);
    const flipped = placesOf(await palletNow(id)).map((place) => ({ ...place, is_flipped: true }));
    const remove = (who: typeof planner) =>
      world.api(deletePallet).as(who).send({ params: { id }, query: {}, body: {} });
    const refusals = async (who: typeof planner) =>
      [
        await update(id, { max_weight: 1500 }, {}, who),
        await update(id, { products: flipped }, {}, who),
        await remove(who),
      ].map(({ problem }) => problem?.code);
    const stranger = { ...people.stranger(), rights: people.super().rights, type: 0 as const };
    expect(await refusals(stranger)).toEqual(['pallet.not_found', 'pallet.not_found', 'pallet.not_found']);
    await world.service.sql(`UPDATE pallet SET status = 1, number = 'E3', truck_id = 78 WHERE id = $1`, [id]);
    expect(await refusals(people.super())).toEqual(['pallet.locked', 'pallet.locked', 'pallet.locked']);
    expect((await palletNow(id)).can).toEqual({
      edit: false,
      move: false,
      put_away: false,
      flip: false,
      remove: false,
      load: false,
    });
    await world.service.sql('UPDATE pallet SET status = 0, truck_id = NULL WHERE id = $1', [id]);
    expect(await refusals(people.super())).toEqual([undefined, undefined, undefined]);
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
    expect((await update(id, { comment: 'window side', ...place, version })).body).toMatchObject({
      comment: 'window side',
    });
    expect(asked.at(-1)).toEqual({ pallet_id: id, ...place });
    asked.length = 0;
    expect((await update(id, { truck_id: null, version })).problem?.code).toBe('conflict');
    expect((await update(id, { truck_id: null }, {}, people.stranger())).problem?.code).toBe('pallet.not_found');
    expect((await update(id, { comment: 'two' })).status).toBe(200);
    expect((await update(id, { truck_id: 8, length: 1600 })).problem).toMatchObject({
      code: 'pallet.locked',
      params: { pallet: id },
    });
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
    await world.service.sql(`UPDATE placement SET held_until = now() + interval '1 minute' WHERE product_id = $1`, [
      products[0]!.id,
    ]);
    expect((await update(a, { truck_id: null, status: 2 }, {}, people.super())).problem?.code).toBe(
      'pallet.products_changing',
    );
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
    const send = () =>
      world
        .api(updatePallet)
        .as(planner)
        .with({ idempotencyKey: `late-${id}` })
        .send({ params: { id }, query: {}, body: asked });
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
});
