import { beginArrangement, events, finishArrangement, placeOnTrucks, routes, type FloorPlan } from '@mullion/contracts';
import { systemContext } from '@mullion/server-kit';
import { eventually, people, type TestService } from '@mullion/server-testing';
import { type DispatchWorld, palletRecordOf, useDispatchWorld } from '../testing/dispatch-world';

describe('floors that are searched while people work', () => {
  let world: DispatchWorld;
  let dispatch: TestService;
  useDispatchWorld((opened) => {
    world = opened;
    dispatch = opened.service;
  });

  const planner = people.planner();
  const colleague = { ...people.manager(), type: 2 as const };
  const truckNow = (id: number) => dispatch.api(routes.getTruck).as(planner).ok({ params: { id } });
  const placesOf = async (id: number) =>
    dispatch.sql<{ pallet_id: number; x: number }>(
      'SELECT pallet_id, x FROM loads WHERE truck_id = $1 ORDER BY pallet_id',
      [id],
    );
  const add = (id: number, pallet: number) =>
    dispatch
      .api(routes.addTruckPallets)
      .as(planner)
      .send({ params: { id }, body: { pallets: [pallet] } });
  const put = (id: number, body: object, who = planner) =>
    dispatch.api(routes.updateTruck).as(who).send({ params: { id }, body });
  const planAt = (...spots: [number, number][]): FloorPlan => ({
    trucks: [{ items: spots.map(([id, x]) => ({ id: id as never, x, y: 0, is_turned: false })), lower_bound: 2400 }],
    unplaced: [],
  });
  const finish = (arrangement_id: string, plan: FloorPlan | null, error: string | null = null, company = 1) =>
    dispatch.api(finishArrangement).as(systemContext(company)).ok({ arrangement_id, plan, error });
  const begin = (arrangement_id: string, company = 1) =>
    dispatch.api(beginArrangement).as(systemContext(company)).ok({ arrangement_id });
  const searchOf = async (truckId: number, after: string | null = null): Promise<string> =>
    eventually(async () => {
      const [row] = await dispatch.sql<{ arrangement_id: string }>('SELECT arrangement_id FROM trucks WHERE id = $1', [
        truckId,
      ]);
      if (!row?.arrangement_id || row.arrangement_id === after) throw new Error('no search yet');
      return row.arrangement_id;
    });

  it('the result of an older search is dropped, whichever ends first, and the lock stays until the newest ends', async () => {
    const truck = await world.truckOf(201);
    const waiting = add(truck.id, 202);
    const older = await searchOf(truck.id);
    await begin(older);
    const alsoWaiting = add(truck.id, 203);
    const newest = await searchOf(truck.id, older);
    await finish(older, planAt([201, 9_000], [202, 9_000]));
    expect((await truckNow(truck.id)).locked_by).toBe(planner.user_name);
    await finish(newest, planAt([201, 0], [202, 2_450], [203, 4_900]));
    await finish(older, planAt([201, 9_000], [202, 9_000]));
    expect((await placesOf(truck.id)).map(({ x }) => x)).toEqual([0, 2_450, 4_900]);
    expect((await Promise.all([waiting, alsoWaiting])).map(({ status }) => status)).toEqual([200, 200]);
    expect(await truckNow(truck.id)).toMatchObject({ locked_by: null, arrangement_failed: false });
  });

  it('a pallet placed by hand from outside the truck keeps its place: a search that was open before knows nothing of it', async () => {
    const truck = await world.truckOf(206);
    const waiting = add(truck.id, 207);
    const search = await searchOf(truck.id);
    const places = [{ pallet_id: 208, truck_id: truck.id, truck_x: 2_450, truck_y: 0, is_turned: false }] as never;
    expect((await dispatch.api(placeOnTrucks).as(planner).send({ places })).body).toEqual({ changed: true });
    await finish(search, planAt([206, 0], [207, 2_450]));
    await waiting;
    expect((await placesOf(truck.id)).filter(({ x }) => x === 2_450)).toEqual([{ pallet_id: 208, x: 2_450 }]);
  });

  it('whoever has the truck arranged may place by hand meanwhile and keeps those places; others get the name of who has it', async () => {
    const truck = await world.truckOf(211);
    const optimising = dispatch
      .api(routes.optimiseTruck)
      .as(planner)
      .send({ params: { id: truck.id }, body: {} });
    const search = await searchOf(truck.id);
    const spot = { pallets: [{ pallet_id: 211, x: 700, y: 0, is_turned: false }] };
    expect((await put(truck.id, spot, colleague)).problem).toMatchObject({
      status: 409,
      code: 'truck.locked',
      params: { person: planner.user_name },
    });
    for (const route of [routes.rearrangeTruck, routes.optimiseTruck] as const)
      expect(
        (
          await dispatch
            .api(route)
            .as(colleague)
            .send({ params: { id: truck.id }, body: {} })
        ).problem?.code,
      ).toBe('truck.locked');
    expect((await put(truck.id, { description: 'Kaunas' }, colleague)).status).toBe(200);
    expect((await put(truck.id, spot)).body).toMatchObject({ locked_by: null });
    await finish(search, planAt([211, 0]));
    expect(await placesOf(truck.id)).toEqual([{ pallet_id: 211, x: 700 }]);
    expect((await optimising).status).toBe(200);
    expect((await put(truck.id, spot, colleague)).status).toBe(200);
  });

  it('a search that fails is tried three times and then shown on the truck, which is free again', async () => {
    const truck = await world.truckOf(221);
    const optimising = dispatch
      .api(routes.optimiseTruck)
      .as(planner)
      .send({ params: { id: truck.id }, body: {} });
    const search = await searchOf(truck.id);
    for (const expected of ['searched', 'searched', 'searched', 'refused'])
      expect((await begin(search)) === null ? 'refused' : 'searched').toBe(expected);
    await dispatch.sql(`UPDATE arrangements SET due_at = now() - interval '1 second' WHERE id = $1`, [search]);
    expect((await optimising).body).toMatchObject({ arrangement_failed: true, locked_by: null });
    await world.whileArranging(
      dispatch
        .api(routes.optimiseTruck)
        .as(planner)
        .ok({ params: { id: truck.id }, body: {} }),
    );
    expect((await truckNow(truck.id)).arrangement_failed).toBe(false);
  });

  it('A1 a worker reaches only searches of the company that its context names', async () => {
    const truck = await world.truckOf(231);
    const optimising = dispatch
      .api(routes.optimiseTruck)
      .as(planner)
      .send({ params: { id: truck.id }, body: {} });
    const search = await searchOf(truck.id);
    expect(await begin(search, 2)).toBeNull();
    await finish(search, planAt([231, 9_000]), null, 2);
    expect((await placesOf(truck.id)).map(({ x }) => x)).toEqual([0]);
    expect(await begin(search)).not.toBeNull();
    await finish(search, null, 'no way');
    expect((await optimising).body).toMatchObject({ arrangement_failed: true });
  });

  it('a truck that is being deleted takes nothing more, and goes', async () => {
    const truck = await world.truckOf(241);
    world.silent = true;
    const deletion = dispatch
      .api(routes.deleteTruck)
      .as(planner)
      .ok({ params: { id: truck.id } });
    await eventually(async () => expect((await truckNow(truck.id)).pallets[0]?.state).toBe('leaving'));
    expect((await add(truck.id, 242)).problem).toMatchObject({ status: 409, code: 'truck.deleting' });
    expect((await put(truck.id, { status: 2 }, people.admin())).problem?.code).toBe('truck.deleting');
    expect((await truckNow(truck.id)).can).toEqual({ edit: false, load: false, remove: false, depart: false });
    world.silent = false;
    await deletion;
    expect(
      (
        await dispatch
          .api(routes.getTruck)
          .as(planner)
          .send({ params: { id: truck.id } })
      ).status,
    ).toBe(404);
  });

  it('an event of a pallet locks the truck before the copy of the pallet, as a claim does', async () => {
    const truck = await world.truckOf(251);
    const event = await dispatch.database.transaction(null, async (tx) => {
      await tx.query('SELECT 1 FROM trucks WHERE id = $1 FOR UPDATE', [truck.id]);
      const received = dispatch.receive(events.palletChanged, 1, {
        pallet: palletRecordOf(251, { status: 2, truck_id: truck.id, version: 8 }),
      });
      await eventually(async () => {
        const [row] = await dispatch.sql<{ waiting: number }>(
          `SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
        );
        expect(row?.waiting).toBe(1);
      });
      await tx.query('SELECT 1 FROM pallets WHERE id = 251 FOR UPDATE NOWAIT');
      return { received };
    });
    await event.data.received;
  });

  it('a scan that changes only counts is sent to browsers, not to other services', async () => {
    const truck = await world.truckOf(261);
    const published = async () =>
      (await dispatch.recorded(events.truckChanged)).filter(({ data }) => data.truck.id === truck.id).length;
    const scan = (over: object) =>
      dispatch.receive(events.palletChanged, 1, { pallet: palletRecordOf(261, { truck_id: truck.id, ...over }) });
    await scan({ status: 1, version: 10 });
    const before = await published();
    await scan({ status: 1, loaded_count: 1, version: 11 });
    expect(await published()).toBe(before);
    expect((await truckNow(truck.id)).pallets[0]).toMatchObject({ loaded_count: 1 });
    await scan({ status: 3, loaded_count: 3, version: 12 });
    expect(await published()).toBe(before + 1);
  });

  it('waits for changes of packing that the asker has seen, and says when it has not arrived', async () => {
    const truck = await world.truckOf(271);
    const read = (position: number) =>
      dispatch
        .api(routes.getTruck)
        .as(planner)
        .with({ stamps: [{ owner: 'packing', partition: 1, event: events.palletChanged.name, position }] })
        .send({ params: { id: truck.id } });
    expect((await read(1_000_000_000)).stale).toBe(true);
  });
});
