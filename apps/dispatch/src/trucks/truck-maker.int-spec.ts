import { events, routes } from '@mullion/contracts';
import { people, type TestService } from '@mullion/server-testing';
import { type DispatchWorld, useDispatchWorld } from '../testing/dispatch-world';

/** Two pallets side by side a truck. */
const pairs: NonNullable<Parameters<typeof useDispatchWorld>[1]> = ({ pallets, trucks }) => {
  const items = pallets.map(({ id }, at) => ({ id, x: 0, y: (at % 2) * 1250, is_turned: false }));
  const loads =
    trucks === 'one' ? [items] : items.flatMap((_item, at) => (at % 2 === 0 ? [items.slice(at, at + 2)] : []));
  return { trucks: loads.map((load) => ({ items: load, lower_bound: 2400 })), unplaced: [] };
};

describe('generating and locking trucks', () => {
  let world: DispatchWorld;
  let dispatch: TestService;
  const planner = { ...people.planner(), rights: ['TP_EDIT' as const] };
  const values = { truck_width: 2480, truck_height: 2700, truck_length: 5000, max_weight: 24_000 };
  useDispatchWorld((opened) => {
    world = opened;
    dispatch = opened.service;
  }, pairs);

  const generate = (body: object) =>
    dispatch
      .api(routes.generateTrucks)
      .as(planner)
      .send({ body: body as never });

  it('TRK-02a the maker wants five values and at least one pallet without a truck', async () => {
    for (const missing of ['truck_width', 'truck_height', 'truck_length', 'max_weight'] as const)
      expect([missing, (await generate({ ...values, pallets: [1], [missing]: undefined })).status]).toEqual([
        missing,
        400,
      ]);
    expect((await generate({ ...values, pallets: [] })).status).toBe(400);
    expect((await generate({ ...values, pallets: [1], default_truck_spacing: -1 })).status).toBe(400);
  });

  it('TRK-02bd it makes as many trucks as the pallets need, places them, 50 mm apart unless given otherwise', async () => {
    const { status, body } = await world.whileArranging(generate({ ...values, pallets: [11, 12, 13] }));
    expect(status).toBe(201);
    const { trucks } = body as {
      trucks: { pallets: { pallet_id: number; y: number }[]; between_pallets: number; length: number }[];
    };
    expect(trucks.map((truck) => truck.pallets.map(({ pallet_id, y }) => [pallet_id, y]))).toEqual([
      [
        [11, 0],
        [12, 1250],
      ],
      [[13, 0]],
    ]);
    expect(trucks.map(({ between_pallets, length }) => [between_pallets, length])).toEqual([
      [50, 5000],
      [50, 5000],
    ]);
    const wide = await world.whileArranging(generate({ ...values, pallets: [14], default_truck_spacing: 80 }));
    expect((wide.body as { trucks: { between_pallets: number }[] }).trucks[0]?.between_pallets).toBe(80);
  });

  it('TRK-02b a truck without a date of its own leaves on the earliest delivery date of its orders', async () => {
    world.deliveries = new Map([
      [701, '2031-04-09'],
      [702, '2031-04-07'],
    ]);
    world.kept.set(415, { order_ids: [701] });
    world.kept.set(416, { order_ids: [702, 703] });
    const dateOf = async (body: object) =>
      ((await world.whileArranging(generate(body))).body as { trucks: { delivery_date: string | null }[] }).trucks[0]
        ?.delivery_date;
    expect(await dateOf({ ...values, pallets: [415, 416] })).toBe('2031-04-07');
    world.kept.set(417, { order_ids: [703] });
    expect(await dateOf({ ...values, pallets: [417] })).toBeNull();
    world.kept.set(418, { order_ids: [701] });
    expect(await dateOf({ ...values, pallets: [418], delivery_date: '2031-05-01' })).toBe('2031-05-01');
  });

  it('TRK-02b asks for the order of the stops: by address, then as last time; trucks made at once keep it, each from 1', async () => {
    const order = (id: number, address: string) => ({
      id: id as never,
      company_id: 1 as never,
      number: `26-${id}`,
      customer_id: null,
      customer: `UAB ${address}`,
      contact_id: null,
      delivery_address: null,
      address,
      delivery_date: null,
      week: null,
      status: 8,
      pal_status: 2,
      product_count: 3,
      version: 1,
      removed: false,
    });
    const towns = ['Vilnius', 'Alytus', 'Kaunas'];
    for (const [at, town] of towns.entries())
      await dispatch.receive(events.orderChanged, 1, { order: order(601 + at, town) });
    for (const [id, at] of [
      [61, 0],
      [62, 1],
      [63, 2],
      [64, 0],
      [65, 1],
      [66, 2],
    ] as const)
      world.kept.set(id, { order_ids: [601 + at], address_keys: [`text:${towns[at]}`] });
    const proposal = (...pallets: number[]) => dispatch.api(routes.proposeStops).as(planner).ok({ body: { pallets } });
    const first = await proposal(61, 62, 63);
    expect(first).toMatchObject({ remembered: false });
    expect(first.stops.map(({ label, customers, pallets }) => [label, customers, pallets])).toEqual([
      ['Alytus', ['UAB Alytus'], [62]],
      ['Kaunas', ['UAB Kaunas'], [63]],
      ['Vilnius', ['UAB Vilnius'], [61]],
    ]);
    const stop_order = ['text:Kaunas', 'text:Vilnius', 'text:Alytus'];
    const made = await world.whileArranging(generate({ ...values, pallets: [61, 62, 63], stop_order }));
    const { trucks } = made.body as {
      trucks: { id: number; pallets: { pallet_id: number; dispatch_priority: number | null }[] }[];
    };
    expect(trucks.map((truck) => truck.pallets.map((load) => [load.pallet_id, load.dispatch_priority]))).toEqual([
      [
        [61, 1],
        [62, 2],
      ],
      [[63, 1]],
    ]);
    const [vilniusFirst] = trucks;
    world.kept.set(67, { order_ids: [601], address_keys: ['text:Vilnius'] });
    world.kept.set(68, { order_ids: [603], address_keys: ['text:Kaunas'], dispatch_priority: 3 });
    world.kept.set(69, { order_ids: [603], address_keys: ['text:Kaunas'] });
    // one at a time: the second pallet to Kaunas follows the first
    for (const pallet of [67, 68, 69] as never[])
      await world.whileArranging(
        dispatch
          .api(routes.addTruckPallets)
          .as(planner)
          .ok({ params: { id: Number(vilniusFirst?.id) }, body: { pallets: [pallet], optimise: true } }),
      );
    const withAdded = await dispatch
      .api(routes.getTruck)
      .as(planner)
      .ok({ params: { id: Number(vilniusFirst?.id) } });
    const numbered = withAdded.pallets.map((load) => [load.pallet_id as number, load.dispatch_priority]);
    expect(numbered.sort(([a], [b]) => Number(a) - Number(b))).toEqual([
      [61, 1],
      [62, 2],
      [67, 1],
      [68, 3],
      [69, 3],
    ]);
    const again = await proposal(64, 65, 66);
    expect([again.remembered, again.stops.map(({ key }) => key)]).toEqual([true, stop_order]);
    expect((await proposal(64, 66)).stops.map(({ key }) => key)).toEqual(['text:Kaunas', 'text:Vilnius']);
    // an order set on the truck page is the last one from then on
    const { body } = await world.whileArranging(generate({ ...values, pallets: [64, 65] }));
    const [truck] = (body as { trucks: { id: number; pallets: { dispatch_priority: number | null }[] }[] }).trucks;
    expect(truck?.pallets.map((load) => load.dispatch_priority)).toEqual([null, null]);
    const spot = (pallet_id: number, dispatch_priority: number) => ({
      pallet_id,
      x: 0,
      y: pallet_id === 64 ? 0 : 1250,
      is_turned: false,
      dispatch_priority,
    });
    await dispatch
      .api(routes.updateTruck)
      .as(planner)
      .ok({ params: { id: Number(truck?.id) }, body: { pallets: [spot(64, 2), spot(65, 1)] as never } });
    expect((await proposal(61, 62)).stops.map(({ key }) => key)).toEqual(['text:Alytus', 'text:Vilnius']);
    const reader = { ...people.planner(), rights: [] };
    const refused = await dispatch
      .api(routes.proposeStops)
      .as(reader)
      .send({ body: { pallets: [61] as never } });
    expect(refused.problem?.code).toBe('has_no_right_to_create_new_truck');
  });

  it('TRK-02 pallets that are on a truck already, or get onto one meanwhile, make no truck', async () => {
    const count = async () => (await dispatch.sql<{ n: number }>('SELECT count(*)::int AS n FROM trucks'))[0]?.n;
    await world.whileArranging(generate({ ...values, pallets: [15, 16] }));
    const before = (await count()) ?? 0;
    const again = await world.whileArranging(generate({ ...values, pallets: [16, 17] }));
    expect(again.problem).toMatchObject({ status: 409, code: 'truck.pallets_taken', params: { pallets: 'P260016' } });
    expect(await count()).toBe(before);
    const both = await world.whileArranging(
      Promise.all([generate({ ...values, pallets: [18, 19] }), generate({ ...values, pallets: [18, 19] })]),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await count()).toBe(before + 1);
  });

  it('TRK-02 of pallets that packing gives none of, no empty truck stays; a repeated request gets the same trucks', async () => {
    const count = async () => (await dispatch.sql<{ n: number }>('SELECT count(*)::int AS n FROM trucks'))[0]?.n;
    const before = (await count()) ?? 0;
    world.refuse = () => 'pallet.locked';
    const refused = await world.whileArranging(generate({ ...values, pallets: [51, 52] }));
    expect(refused.problem).toMatchObject({ code: 'pallet.locked', params: { pallets: '#51, #52' } });
    expect(await count()).toBe(before);
    world.refuse = () => null;
    const keyed = () =>
      dispatch
        .api(routes.generateTrucks)
        .as(planner)
        .with({ idempotencyKey: 'make-51' })
        .ok({ body: { ...values, pallets: [51, 52] as never } });
    const [first, second] = [await world.whileArranging(keyed()), await world.whileArranging(keyed())];
    expect(second.trucks.map(({ id }) => id)).toEqual(first.trucks.map(({ id }) => id));
    expect(await count()).toBe(before + 1);
  });
});
