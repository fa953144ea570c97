import { beginArrangement, events, finishArrangement, placeOnTrucks, routes, type FloorPlan } from '@mullion/contracts';
import { eventually, people, type TestService } from '@mullion/server-testing';
import { type DispatchWorld, palletRecordOf, useDispatchWorld } from '../testing/dispatch-world';

describe('what is loaded already', () => {
  let world: DispatchWorld;
  let dispatch: TestService;
  useDispatchWorld((opened) => {
    world = opened;
    dispatch = opened.service;
  });

  const planner = people.planner();
  const placesOf = async (id: number) =>
    (
      await dispatch.sql<{ pallet_id: number; x: number; y: number }>(
        'SELECT pallet_id, x, y FROM loads WHERE truck_id = $1 ORDER BY 1',
        [id],
      )
    ).map(({ pallet_id, x, y }) => [pallet_id, x, y]);
  const put = (id: number, ...pallets: object[]) =>
    dispatch
      .api(routes.updateTruck)
      .as(planner)
      .send({ params: { id }, body: { pallets: pallets as never } });
  const takeOff = (id: number, pallet: number, despite_loaded?: 'true') =>
    dispatch
      .api(routes.removeTruckPallet)
      .as(planner)
      .send({ params: { id, pallet_id: pallet }, query: { despite_loaded } });
  /** A truck whose first pallet stands at 300/40 and is loaded there. */
  const loadedTruck = async (first: number, second: number) => {
    const truck = await world.truckOf(first, second);
    await put(truck.id, { pallet_id: first, x: 300, y: 40, is_turned: false });
    await world.scanned(truck.id, first);
    return truck;
  };

  it('TRK-03 stays where it stands when the floor is optimised, rearranged, and pallets are added and taken off', async () => {
    const truck = await loadedTruck(301, 302);
    const params = { id: truck.id };
    const stays = async () => expect((await placesOf(truck.id)).find(([id]) => id === 301)).toEqual([301, 300, 40]);
    await world.whileArranging(dispatch.api(routes.optimiseTruck).as(planner).ok({ params, body: {} }));
    await stays();
    await dispatch.api(routes.rearrangeTruck).as(planner).ok({ params });
    await stays();
    await world.whileArranging(
      dispatch
        .api(routes.addTruckPallets)
        .as(planner)
        .ok({ params, body: { pallets: [303] } }),
    );
    await stays();
    expect((await world.whileArranging(takeOff(truck.id, 302))).status).toBe(200);
    await stays();
    const searches = await dispatch.sql<{ instance: { pallets: { id: number; stands?: object }[] } }>(
      'SELECT instance FROM arrangements WHERE truck_id = $1 ORDER BY created_at DESC LIMIT 1',
      [truck.id],
    );
    expect(searches[0]?.instance.pallets.find(({ id }) => id === 301)?.stands).toEqual({
      x: 300,
      y: 40,
      is_turned: false,
      is_fixed: true,
    });
  });

  it('TRK-03 is not moved or turned by hand, on the truck page or as a field of the pallet; its stop may change', async () => {
    const truck = await loadedTruck(311, 312);
    const refusal = { status: 409, code: 'truck.pallet_fixed', params: { pallets: 'P260311' } };
    const stands = { pallet_id: 311, x: 300, y: 40, is_turned: false };
    for (const moved of [{ x: 310 }, { y: 50 }, { is_turned: true }])
      expect(
        (await put(truck.id, { pallet_id: 312, x: 5_000, y: 0, is_turned: false }, { ...stands, ...moved })).problem,
      ).toMatchObject(refusal);
    const asField = await dispatch
      .api(placeOnTrucks)
      .as(planner)
      .send({ places: [{ pallet_id: 311 as never, truck_x: 900 }] });
    expect(asField.problem).toMatchObject(refusal);
    expect(await placesOf(truck.id)).toEqual([
      [311, 300, 40],
      [312, 0, 1250],
    ]);
    expect((await put(truck.id, { ...stands, dispatch_priority: 2 })).status).toBe(200);
  });

  it('TRK-03 is left as it stands where the truck would not allow it any more: turned, or outside a narrower floor', async () => {
    const truck = await world.truckOf(315, 316);
    await put(truck.id, { pallet_id: 315, x: 300, y: 1_200, is_turned: true });
    await world.scanned(truck.id, 315);
    const [place] = await dispatch.sql<{ x: number; y: number }>(
      'SELECT x, y, is_turned FROM loads WHERE pallet_id = 315',
    );
    const values = { allow_turn: false, width: 1_400 };
    await dispatch
      .api(routes.updateTruck)
      .as(planner)
      .ok({ params: { id: truck.id }, body: values });
    const spot = { pallet_id: 315, x: place?.x, y: place?.y, is_turned: true, dispatch_priority: 2 };
    expect((await put(truck.id, spot)).status).toBe(200);
    expect(await dispatch.sql('SELECT x, y, is_turned, dispatch_priority FROM loads WHERE pallet_id = 315')).toEqual([
      { ...place, is_turned: true, dispatch_priority: 2 },
    ]);
  });

  it('TRK-05b leaves the truck, and the truck goes with it, only when the call says so', async () => {
    const truck = await loadedTruck(321, 322);
    const refusal = { status: 409, code: 'truck.takes_loaded_off', params: { pallets: 'P260321' } };
    expect((await takeOff(truck.id, 321)).problem).toMatchObject(refusal);
    const asField = (despite_loaded?: boolean) =>
      dispatch
        .api(placeOnTrucks)
        .as(planner)
        .send({ places: [{ pallet_id: 321 as never, truck_id: null, ...(despite_loaded && { despite_loaded }) }] });
    expect((await asField()).problem).toMatchObject(refusal);
    const deleted = (despite_loaded?: 'true') =>
      dispatch
        .api(routes.deleteTruck)
        .as(planner)
        .send({ params: { id: truck.id }, query: { despite_loaded } });
    expect((await deleted()).problem).toMatchObject(refusal);
    expect((await world.whileArranging(takeOff(truck.id, 321, 'true'))).status).toBe(200);
    expect((await placesOf(truck.id)).map(([id]) => id)).toEqual([322]);
    await world.scanned(truck.id, 322);
    expect((await deleted('true')).status).toBe(200);
    const other = await loadedTruck(323, 324);
    await dispatch.receive(events.palletChanged, 1, {
      pallet: palletRecordOf(323, { status: 3, truck_id: other.id, version: 9 }),
    });
    const gone = await world.whileArranging(
      dispatch
        .api(placeOnTrucks)
        .as(planner)
        .send({ places: [{ pallet_id: 323 as never, truck_id: null, despite_loaded: true }] }),
    );
    expect(gone.status).toBe(200);
  });

  it('TRK-03 a plan that would move what was loaded while it was searched for is searched again around it', async () => {
    const truck = await world.truckOf(331, 332);
    await put(truck.id, { pallet_id: 331, x: 300, y: 40, is_turned: false });
    const optimising = dispatch
      .api(routes.optimiseTruck)
      .as(planner)
      .send({ params: { id: truck.id }, body: {} });
    const search = await eventually(async () => {
      const [id] = await world.waiting();
      if (id === undefined) throw new Error('no search yet');
      return id;
    });
    const worker = { arrangement_id: search };
    await dispatch.api(beginArrangement).as(people.super()).ok(worker);
    await world.scanned(truck.id, 331);
    const items = [331, 332].map((id, at) => ({ id: id as never, x: 0, y: at * 1250, is_turned: false }));
    const plan: FloorPlan = { trucks: [{ items, lower_bound: 2400 }], unplaced: [] };
    await dispatch
      .api(finishArrangement)
      .as(people.super())
      .ok({ ...worker, plan, error: null });
    expect((await placesOf(truck.id))[0]).toEqual([331, 300, 40]);
    await world.whileArranging(eventually(async () => expect((await world.waiting()).length).toBe(0)));
    await optimising;
    expect((await placesOf(truck.id))[0]).toEqual([331, 300, 40]);
    const [now] = await dispatch.sql('SELECT arrangement_failed, locked_until FROM trucks WHERE id = $1', [truck.id]);
    expect(now).toEqual({ arrangement_failed: false, locked_until: null });
  });
});
