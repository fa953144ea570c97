import { placeOnTrucks, routes } from '@mullion/contracts';
import { eventually, people, type TestService } from '@mullion/server-testing';
import { type DispatchWorld, useDispatchWorld } from '../testing/dispatch-world';

describe('pallets placed on trucks', () => {
  let world: DispatchWorld;
  let dispatch: TestService;
  useDispatchWorld((opened) => {
    world = opened;
    dispatch = opened.service;
  });

  it('TRK-04b places by hand inside the width; another version is refused with the current one', async () => {
    const truck = await world.truckOf(101, 102);
    const pallets = [{ pallet_id: 101, x: -50, y: 9000, is_turned: false }];
    const placed = await dispatch
      .api(routes.updateTruck)
      .as(people.planner())
      .ok({ params: { id: truck.id }, body: { pallets, version: truck.version } });
    expect(placed.pallets.find((load) => load.pallet_id === 101)).toMatchObject({ x: 0, y: 1280 });
    const late = await dispatch
      .api(routes.updateTruck)
      .as(people.planner())
      .send({ params: { id: truck.id }, body: { pallets, version: truck.version } });
    expect(late.problem).toMatchObject({ code: 'conflict', status: 409, current: { version: placed.version } });
  });

  it('TRK-05 writes the truck fields of a pallet: on, to a place, to another truck, off; what is so already is left alone', async () => {
    const [truck, other] = [await world.truckOf(131), await world.truckOf(132)];
    const put = (place: object, who = people.planner()) =>
      world.whileArranging(
        dispatch
          .api(placeOnTrucks)
          .as(who)
          .send({ places: [{ pallet_id: 133, ...place } as never] }),
      );
    const where = async () => {
      const [load] = await dispatch.sql<object>(
        'SELECT truck_id, x, y, is_turned, state FROM loads WHERE pallet_id = 133',
      );
      return load;
    };
    const spot = { truck_id: truck.id, truck_x: 2500, truck_y: 40, is_turned: true };
    expect((await put(spot)).body).toEqual({ changed: true });
    const stands = { truck_id: truck.id, x: 2500, y: 40, is_turned: true, state: 'placed' };
    expect(await where()).toEqual(stands);
    expect((await put(spot)).body).toEqual({ changed: false });
    expect((await put({ truck_x: 2500 })).body).toEqual({ changed: false });
    expect((await put({ truck_id: 999_999 })).status).toBe(404);
    await dispatch.sql('UPDATE trucks SET status = 4 WHERE id = $1', [other.id]);
    expect((await put({ truck_id: other.id })).problem?.code).toBe('already_confirmed');
    expect(await where()).toEqual(stands);
    await dispatch.sql('UPDATE trucks SET status = 1 WHERE id = $1', [other.id]);
    expect(await put({ truck_id: other.id })).toMatchObject({ problem: null, body: { changed: true } });
    expect(await where()).toMatchObject({ truck_id: other.id, state: 'placed' });
    world.refuse = (id) => (id === 133 ? 'pallet.locked' : null);
    expect((await put({ truck_id: null })).body).toEqual({ changed: true });
    expect(await where()).toBeUndefined();
    expect((await put({ truck_id: truck.id })).problem).toMatchObject({
      code: 'pallet.locked',
      params: { pallet: '#133' },
    });
    expect(await where()).toBeUndefined();
  });

  it('BEY-23a asked twice at once waits for one move, and both are told that packing refuses it', async () => {
    const truck = await world.truckOf(151);
    world.refuse = (id) => (id === 152 ? 'pallet.locked' : null);
    const put = () =>
      dispatch
        .api(placeOnTrucks)
        .as(people.planner())
        .with({ idempotencyKey: 'place-152' })
        .send({ places: [{ pallet_id: 152, truck_id: truck.id, truck_x: 6000, truck_y: 0 } as never] });
    const answers = await world.whileArranging(Promise.all([put(), put()]));
    expect(answers.map(({ problem }) => problem?.code)).toEqual(['pallet.locked', 'pallet.locked']);
    expect(
      await dispatch.sql(`SELECT 1 FROM saga WHERE kind = 'move-pallets' AND data::text LIKE '%"pallet_id": 152%'`),
    ).toHaveLength(1);
    world.refuse = () => null;
  });

  it('TRK-05 several pallets at once: a pallet that packing refuses leaves all where they stood, also those of another truck', async () => {
    const [truck, other] = [await world.truckOf(141, 142), await world.truckOf(143)];
    await dispatch
      .api(routes.updateTruck)
      .as(people.planner())
      .ok({ params: { id: other.id }, body: { pallets: [{ pallet_id: 143, x: 300, y: 20, is_turned: false }] } });
    const put = (ids: number[]) =>
      world.whileArranging(
        dispatch
          .api(placeOnTrucks)
          .as(people.planner())
          .send({
            places: ids.map((pallet_id) => ({ pallet_id, truck_id: truck.id, truck_x: 6000, truck_y: 0 }) as never),
          }),
      );
    const standing = (): Promise<object[]> =>
      dispatch.sql(
        'SELECT pallet_id, truck_id, x, y, state, dispatch_priority FROM loads WHERE pallet_id BETWEEN 141 AND 149 ORDER BY pallet_id',
      );
    await dispatch.sql('UPDATE loads SET dispatch_priority = 4 WHERE pallet_id = 143');
    const before = await standing();
    world.refuse = (id) => (id === 145 ? 'pallet.locked' : null);
    const mixed = {
      places: [
        { pallet_id: 142, truck_x: 9000 },
        { pallet_id: 145, truck_id: truck.id },
      ] as never,
    };
    const shifted = await world.whileArranging(dispatch.api(placeOnTrucks).as(people.planner()).send(mixed));
    expect(shifted.problem?.code).toBe('pallet.locked');
    expect(await standing()).toEqual(before);
    expect((await put([143, 144, 145])).problem).toMatchObject({ code: 'pallet.locked', params: { pallet: '#145' } });
    await eventually(async () => expect(await standing()).toEqual(before));
    expect([...world.claims].filter(([id]) => id >= 141 && id <= 149)).toEqual([
      [141, truck.id],
      [142, truck.id],
      [143, other.id],
    ]);
    world.refuse = () => null;
    const alone = {
      places: [
        { pallet_id: 142, truck_x: 9000 },
        { pallet_id: 146, truck_id: truck.id, truck_x: 11_500, truck_y: 0 },
      ] as never,
    };
    expect((await dispatch.api(placeOnTrucks).as(people.planner()).send(alone)).body).toEqual({ changed: true });
    expect((await standing()).slice(1, 2)).toMatchObject([{ pallet_id: 142, x: 9000 }]);
    expect((await put([143, 144, 145])).body).toEqual({ changed: true });
    expect((await standing()).slice(0, 5)).toMatchObject([
      {},
      {},
      ...[143, 144, 145].map((pallet_id) => ({ pallet_id, truck_id: truck.id, x: 6000 })),
    ]);
    const claims = await dispatch.sql('SELECT DISTINCT claim_id FROM loads WHERE pallet_id IN (143, 144, 145)');
    expect(claims).toHaveLength(1);
  });

  it('TRK-05 what is placed by hand stands: no search begins on a truck of the same call', async () => {
    const [truck, other] = [await world.truckOf(161, 162, 163), await world.truckOf(164)];
    const places = [
      { pallet_id: 161, truck_id: other.id, truck_x: 7000, truck_y: 0 },
      { pallet_id: 164, truck_id: truck.id, truck_x: 9000, truck_y: 0 },
      { pallet_id: 162, truck_id: null },
      { pallet_id: 163, truck_x: 4200 },
    ] as never;
    expect((await dispatch.api(placeOnTrucks).as(people.planner()).send({ places })).body).toEqual({ changed: true });
    const stands = await dispatch.sql(
      'SELECT pallet_id, truck_id, x FROM loads WHERE pallet_id BETWEEN 161 AND 164 ORDER BY pallet_id',
    );
    expect(stands).toEqual([
      { pallet_id: 161, truck_id: other.id, x: 7000 },
      { pallet_id: 163, truck_id: truck.id, x: 4200 },
      { pallet_id: 164, truck_id: truck.id, x: 9000 },
    ]);
    expect(await world.waiting()).toEqual([]);
  });
});
