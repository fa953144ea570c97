import { events, routes } from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';
import { people, type TestService } from '@mullion/server-testing';
import { type DispatchWorld, palletRecordOf, useDispatchWorld } from '../testing/dispatch-world';

describe('trucks', () => {
  let world: DispatchWorld;
  let dispatch: TestService;
  useDispatchWorld((opened) => {
    world = opened;
    dispatch = opened.service;
  });

  it('TRK-05a puts pallets on a truck, names orders and customers, arranges the floor', async () => {
    const truck = await world.truckOf(11, 12, 13);
    expect(truck.pallets.map((load) => load.state)).toEqual(['placed', 'placed', 'placed']);
    expect(truck.orders).toBe('26-0411');
    expect(truck.customers).toBe('UAB Langma');
    expect(truck.used_length).toBe(4850);
    expect(truck.locked_by).toBeNull();
    expect((await dispatch.recorded(events.truckChanged)).at(-1)?.data.truck.pallet_ids).toEqual([11, 12, 13]);
  });

  it('names what packing refuses and keeps nothing of it; a pallet is on one truck at most', async () => {
    world.refuse = (id) => (id === 22 ? 'pallet.locked' : null);
    const truck = await world.truckOf(21, 22);
    expect(truck.pallets.map((load) => load.pallet_id)).toEqual([21]);
    world.refuse = () => null;
    const other = await world.truckOf(23);
    const added = await dispatch
      .api(routes.addTruckPallets)
      .as(people.planner())
      .ok({ params: { id: other.id }, body: { pallets: [21] } });
    expect(added.refused).toEqual([{ id: 21, code: 'pallet.on_truck', shown_number: 'P260021' }]);
  });

  it('TRK-02 a truck of given values is not made of pallets that are on another, nor of pallets that packing gives none of', async () => {
    const create = (...pallets: number[]) =>
      world.whileArranging(
        dispatch
          .api(routes.createTruck)
          .as({ ...people.planner(), rights: ['TP_EDIT'] })
          .send({ body: { description: 'E', pallets: pallets as never } }),
      );
    const count = async () => (await dispatch.sql<{ n: number }>('SELECT count(*)::int AS n FROM trucks'))[0]?.n;
    await world.truckOf(25, 26);
    const before = await count();
    const taken = { status: 409, code: 'truck.pallets_taken', params: { pallets: 'P260025, P260026' } };
    expect((await create(25, 26)).problem).toMatchObject(taken);
    expect((await create(27, 25)).problem).toMatchObject({ ...taken, params: { pallets: 'P260025' } });
    world.refuse = () => 'pallet.locked';
    expect((await create(27, 28)).problem).toMatchObject({ code: 'pallet.locked', params: { pallets: '#27, #28' } });
    expect(await count()).toBe(before);
    world.refuse = () => null;
    expect((await create(27)).body.pallets.map((load) => load.pallet_id)).toEqual([27]);
  });

  it('asks packing again while it is silent: silence is not refusal', async () => {
    let silent = 2;
    world.refuse = () => {
      if (silent-- > 0) throw new AppError('unavailable');
      return null;
    };
    const truck = await world.truckOf(31);
    expect(truck.pallets.map((load) => load.state)).toEqual(['placed']);
  });

  it('TRK-02c gives a new truck within the time of its call while no worker arranges the floor, and arranges it later', async () => {
    const planner = { ...people.planner(), rights: ['TP_EDIT' as const] };
    const inTime = dispatch.api(routes.createTruck).as(planner).with({ timeoutMs: routes.createTruck.timeoutMs });
    const truck = await inTime.ok({ body: { pallets: [32, 33] } });
    expect(truck.pallets.map((load) => load.pallet_id)).toEqual([32, 33]);
    expect(await world.waiting()).toHaveLength(1);
    await world.arrange();
    const arranged = await dispatch
      .api(routes.getTruck)
      .as(planner)
      .ok({ params: { id: truck.id } });
    expect(arranged).toMatchObject({ locked_by: null, pallets: [{ y: 0 }, { y: 1250 }] });
  });

  it('TRK-05ab takes a pallet off: packing releases, its orders and customers go with it, the floor is arranged again', async () => {
    await dispatch.receive(events.orderChanged, 1, {
      order: {
        id: 41 as never,
        company_id: 1 as never,
        number: '26-0041',
        customer_id: null,
        customer: 'Nordlys',
        contact_id: null,
        delivery_address: null,
        address: 'Hamar',
        delivery_date: null,
        week: null,
        status: 8,
        pal_status: 2,
        product_count: 3,
        version: 1,
        removed: false,
      },
    });
    world.kept.set(41, { order_ids: [41] });
    const truck = await world.truckOf(41, 42, 43);
    expect(truck).toMatchObject({ orders: '26-0041, 26-0411', customers: 'Nordlys, UAB Langma' });
    const left = await world.whileArranging(
      dispatch
        .api(routes.removeTruckPallet)
        .as(people.planner())
        .ok({ params: { id: truck.id, pallet_id: 41 } }),
    );
    expect(left.pallets.map((load) => load.pallet_id)).toEqual([42, 43]);
    expect(left).toMatchObject({ used_length: 2400, orders: '26-0411', customers: 'UAB Langma' });
    expect(world.claims.has(41)).toBe(false);
  });

  it('BEY-37f shows which pallets have changed since their lists were printed, until they are printed again', async () => {
    const truck = await world.truckOf(1, 2);
    const outdatedOn = async () =>
      (
        await dispatch
          .api(routes.getTruck)
          .as(people.planner())
          .ok({ params: { id: truck.id } })
      ).pallets
        .filter(({ outdated }) => outdated)
        .map(({ pallet_id: id }) => id);
    expect(await outdatedOn()).toEqual([]);
    for (const [version, outdated] of [
      [7, true],
      [8, false],
    ] as const) {
      const pallet = palletRecordOf(2, { truck_id: truck.id, version, outdated });
      await dispatch.receive(events.palletChanged, 1, { pallet });
      expect(await outdatedOn()).toEqual(outdated ? [2] : []);
    }
  });
});
