import {
  arrangeFloorJob,
  beginArrangement,
  claimPallets,
  departPallets,
  events,
  finishArrangement,
  getPalletRecords,
  palletRecord,
  placeOnTrucks,
  recallPallets,
  releasePallets,
  routes,
  truckStatus,
  type FloorPlan,
  type PalletRecord,
} from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';
import { bootForTest, eventually, people, type TestService } from '@mullion/server-testing';
import { dataSourceOptions } from '../data-source';
import { DispatchModule } from '../dispatch.module';

const record = (id: number, over: Partial<Record<keyof PalletRecord, unknown>> = {}): PalletRecord =>
  palletRecord.parse({
    id, company_id: 1, number: `00LANGP26${String(id).padStart(4, '0')}`, length: 2400, width: 1200, height: 2300, weight: 700, status: 1, truck_id: null,
    order_ids: [7], address_keys: ['a7'], products_count: 3, loaded_count: 0, errors_count: 0, dispatch_priority: null, version: 1, removed: false, ...over,
  }); // prettier-ignore

describe('trucks', () => {
  let dispatch: TestService;
  const claims = new Map<number, number>();
  let refuse: (id: number) => string | null = () => null;
  let departure: () => ReturnType<typeof departed> = () => departed();
  const departed = () => ({ outcome: 'departed' as const, orders: [{ order_id: 7 as never, product_ids: [70 as never] }] });

  beforeAll(async () => {
    dispatch = await bootForTest({ name: 'dispatch', module: DispatchModule, dataSource: dataSourceOptions });
    const { world } = dispatch;
    world.answer(claimPallets, ({ truck_id, pallet_ids }) => {
      const refused = pallet_ids.filter((id) => refuse(id) !== null);
      const accepted = pallet_ids.filter((id) => refuse(id) === null);
      for (const id of accepted) claims.set(id, truck_id);
      return {
        accepted: accepted.map((id) => record(id, { truck_id, version: 2 })),
        refused: refused.map((id) => ({ id, code: refuse(id) as string, shown_number: `#${id}` })),
      };
    });
    world.answer(releasePallets, ({ pallet_ids }) => {
      for (const id of pallet_ids) claims.delete(id);
      return { released: pallet_ids };
    });
    world.answer(departPallets, () => departure() as never);
    world.answer(recallPallets, () => ({ ok: true as const }));
    world.answer(getPalletRecords, ({ pallet_ids }) => pallet_ids.map((id) => record(id)));
    await dispatch.receive(events.orderChanged, 1, {
      order: { id: 7 as never, company_id: 1 as never, number: '26-0411', customer_id: null, customer: 'UAB Langma', contact_id: null, delivery_address: null,
        address: 'Vilnius', delivery_date: null, week: null, status: 8, pal_status: 2, product_count: 3, version: 1, removed: false },
    }); // prettier-ignore
  });
  afterAll(() => dispatch.world.close());
  beforeEach(() => {
    refuse = () => null;
    departure = () => departed();
  });

  /** What worker-optimiser would do: rows of two behind the cab. */
  const arrange = async (): Promise<void> => {
    const rows = await dispatch.sql<{ id: string }>(`SELECT id FROM arrangements WHERE state = 'waiting'`);
    for (const { id } of rows) {
      const instance = await dispatch.api(beginArrangement).as(people.super()).ok({ arrangement_id: id });
      if (!instance) continue;
      const items = instance.pallets.map((pallet, i) => ({
        id: pallet.id,
        x: Math.floor(i / 2) * 2450,
        y: (i % 2) * 1250,
        is_turned: false,
      }));
      const plan: FloorPlan = { trucks: [{ items, lower_bound: 2400 }], unplaced: [] };
      await dispatch.api(finishArrangement).as(people.super()).ok({ arrangement_id: id, plan, error: null });
    }
  };
  const whileArranging = async <T>(work: Promise<T>): Promise<T> => {
    const timer = setInterval(() => void arrange().catch(() => undefined), 50);
    try {
      return await work;
    } finally {
      clearInterval(timer);
    }
  };
  const truckOf = async (...ids: number[]) => {
    const planner = { ...people.planner(), rights: ['TP_EDIT' as const] };
    const body = { description: `T ${ids.join()}`, pallets: ids };
    return whileArranging(dispatch.api(routes.createTruck).as(planner).ok({ body }));
  };
  const scanned = async (truckId: number, ...ids: number[]): Promise<void> => {
    for (const id of ids)
      await dispatch.receive(events.palletChanged, 1, { pallet: record(id, { status: 3, truck_id: truckId, version: 3 }) });
  };

  it('TRK-02c refuses the truck maker without TP_EDIT, type 6 and another company', async () => {
    const body = { description: 'x' };
    expect((await dispatch.api(routes.createTruck).as(people.planner()).send({ body })).problem?.code).toBe(
      'has_no_right_to_create_new_truck',
    );
    expect((await dispatch.api(routes.createTruck).as(people.viewer()).send({ body })).status).toBe(403);
    const truck = await truckOf(1);
    const foreign = await dispatch
      .api(routes.getTruck)
      .as(people.stranger())
      .send({ params: { id: truck.id } });
    expect(foreign.status).toBe(404);
    const write = await dispatch
      .api(routes.updateTruck)
      .as(people.stranger())
      .send({ params: { id: truck.id }, body: { description: 'mine' } });
    expect(write.status).toBe(404);
  });

  it('TRK-05a puts pallets on a truck, names orders and customers, arranges the floor', async () => {
    const truck = await truckOf(11, 12, 13);
    expect(truck.pallets.map((load) => load.state)).toEqual(['placed', 'placed', 'placed']);
    expect(truck.orders).toBe('26-0411');
    expect(truck.customers).toBe('UAB Langma');
    expect(truck.used_length).toBe(4850);
    expect(truck.locked_by).toBeNull();
    expect((await dispatch.recorded(events.truckChanged)).at(-1)?.data.truck.pallet_ids).toEqual([11, 12, 13]);
  });

  it('names what packing refuses and keeps nothing of it; a pallet is on one truck at most', async () => {
    refuse = (id) => (id === 22 ? 'pallet.locked' : null);
    const truck = await truckOf(21, 22);
    expect(truck.pallets.map((load) => load.pallet_id)).toEqual([21]);
    refuse = () => null;
    const other = await truckOf(23);
    const added = await dispatch
      .api(routes.addTruckPallets)
      .as(people.planner())
      .ok({ params: { id: other.id }, body: { pallets: [21] } });
    expect(added.refused).toEqual([{ id: 21, code: 'pallet.on_truck', shown_number: 'P260021' }]);
  });

  it('asks packing again while it is silent: silence is not refusal', async () => {
    let silent = 2;
    refuse = () => {
      if (silent-- > 0) throw new AppError('unavailable');
      return null;
    };
    const truck = await truckOf(31);
    expect(truck.pallets.map((load) => load.state)).toEqual(['placed']);
  });

  it('TRK-05b takes a pallet off: packing releases, the floor is arranged anew', async () => {
    const truck = await truckOf(41, 42, 43);
    const left = await whileArranging(
      dispatch
        .api(routes.removeTruckPallet)
        .as(people.planner())
        .ok({ params: { id: truck.id, pallet_id: 41 } }),
    );
    expect(left.pallets.map((load) => load.pallet_id)).toEqual([42, 43]);
    expect(left.used_length).toBe(2400);
    expect(claims.has(41)).toBe(false);
  });

  it('deletes a truck and frees its pallets', async () => {
    const truck = await truckOf(51, 52);
    await dispatch
      .api(routes.deleteTruck)
      .as(people.planner())
      .ok({ params: { id: truck.id } });
    expect(
      (
        await dispatch
          .api(routes.getTruck)
          .as(people.planner())
          .send({ params: { id: truck.id } })
      ).status,
    ).toBe(404);
    expect([51, 52].some((id) => claims.has(id))).toBe(false);
    expect((await dispatch.recorded(events.truckChanged)).at(-1)?.data.truck.removed).toBe(true);
  });

  it('TSC-02b refuses to leave with an unscanned pallet and names it, and an empty truck', async () => {
    const truck = await truckOf(61, 62);
    await scanned(truck.id, 61);
    const reply = await dispatch
      .api(routes.updateTruck)
      .as(people.admin())
      .send({ params: { id: truck.id }, body: { status: 4 } });
    expect(reply.problem).toMatchObject({ code: 'truck.not_all_loaded', status: 409, params: { pallets: 'P260062' } });
    const empty = await dispatch
      .api(routes.createTruck)
      .as({ ...people.admin(), rights: ['TP_EDIT'] })
      .ok({ body: { description: 'empty' } });
    const none = await dispatch
      .api(routes.updateTruck)
      .as(people.admin())
      .send({ params: { id: empty.id }, body: { status: 5 } });
    expect(none.problem?.code).toBe('truck.empty');
  });

  it('TSC-01e TSC-02ac the scans raise the truck to 2 and 3, confirming makes it leave once', async () => {
    const truck = await truckOf(71, 72);
    await scanned(truck.id, 71);
    const get = () =>
      dispatch
        .api(routes.getTruck)
        .as(people.admin())
        .ok({ params: { id: truck.id } });
    expect((await get()).status).toBe(truckStatus.loading);
    await scanned(truck.id, 72);
    expect(await get()).toMatchObject({ status: truckStatus.loaded, can: { depart: true } });
    const send = () =>
      dispatch
        .api(routes.updateTruck)
        .as(people.admin())
        .with({ idempotencyKey: 'leave-71' })
        .send({ params: { id: truck.id }, body: { status: 4 } });
    const replies = await Promise.all([send(), send(), send()]);
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200]);
    expect(await get()).toMatchObject({ status: 4, departure: 1, departing: false });
    const left = (await dispatch.recorded(events.truckLeft)).filter((event) => event.data.truck.id === truck.id);
    expect(left).toHaveLength(1);
    expect(left[0]?.data).toMatchObject({ departure: 1, notify: true, orders: [{ order_id: 7, product_ids: [70] }] });
    const blocked = await dispatch
      .api(routes.rearrangeTruck)
      .as(people.admin())
      .send({ params: { id: truck.id } });
    expect(blocked.problem?.code).toBe('already_confirmed');
  });

  it('TSC-02d a recall is recorded and writes to nobody; leaving again has a new number', async () => {
    const truck = await truckOf(81);
    await scanned(truck.id, 81);
    const put = (body: object, who = people.super()) =>
      dispatch
        .api(routes.updateTruck)
        .as(who)
        .send({ params: { id: truck.id }, body });
    expect((await put({ status: 4 })).status).toBe(200);
    expect((await put({ status: 3 }, people.admin())).problem?.code).toBe('status.no_right_to_lower');
    const recalled = await put({ status: 3 });
    expect(recalled.body).toMatchObject({ status: 3, departing: false });
    expect((await put({ status: 4 })).body).toMatchObject({ status: 4, departure: 2 });
    const left = (await dispatch.recorded(events.truckLeft)).filter((event) => event.data.truck.id === truck.id);
    expect(left.map((event) => [event.data.departure, event.data.notify])).toEqual([
      [1, true],
      [2, false],
    ]);
    expect((await dispatch.recorded(events.truckRecalled)).filter((event) => event.data.truck.id === truck.id)).toHaveLength(1);
  });

  it('TSC-02b packing has the last word: its refusal ends the departure with nothing changed', async () => {
    const truck = await truckOf(91);
    await scanned(truck.id, 91);
    departure = () => ({ outcome: 'refused', code: 'truck.claims_differ', not_loaded: [] }) as never;
    const reply = await dispatch
      .api(routes.updateTruck)
      .as(people.admin())
      .send({ params: { id: truck.id }, body: { status: 4 } });
    expect(reply.problem?.code).toBe('truck.claims_differ');
    const now = await dispatch
      .api(routes.getTruck)
      .as(people.admin())
      .ok({ params: { id: truck.id } });
    expect(now).toMatchObject({ status: 3, departing: false, departure: 0 });
  });

  it('TRK-04 places by hand inside the width; another version is refused with the present one', async () => {
    const truck = await truckOf(101, 102);
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

  it('refuses details over those of somebody else, with the truck as it is now; news of its pallets is no reason', async () => {
    const truck = await truckOf(103);
    const edit = (body: object) =>
      dispatch
        .api(routes.updateTruck)
        .as(people.planner())
        .send({ params: { id: truck.id }, body: { ...body, details_version: truck.details_version } });
    await dispatch.receive(events.palletChanged, 1, { pallet: record(103, { status: 2, truck_id: truck.id, version: 8 }) });
    const first = await edit({ description: 'Pirmas' });
    expect(first.body).toMatchObject({ description: 'Pirmas', details_version: truck.details_version + 1 });
    expect(first.body.version).toBeGreaterThan(truck.version + 1);
    const whole = { id: truck.id, description: 'Pirmas', details_version: truck.details_version + 1 };
    expect((await edit({ length: 7200 })).problem).toMatchObject({ status: 409, code: 'conflict', current: whole });
    const { details_version } = first.body;
    await dispatch
      .api(routes.createVehicle)
      .as(people.planner())
      .ok({ body: { trailer_number_plate: 'KD 103', truck_id: truck.id } });
    const late = await dispatch
      .api(routes.updateTruck)
      .as(people.planner())
      .send({ params: { id: truck.id }, body: { trailer_number_plate: null, details_version } });
    expect(late.problem).toMatchObject({ status: 409, current: { vehicle: { trailer_number_plate: 'KD 103' } } });
  });

  it('TRK-01 sorts the list by pallets, products and customers, empty ones last', async () => {
    const order = (id: number, customer: string) => ({
      id: id as never, company_id: 1 as never, number: `26-${id}`, customer_id: null, customer, contact_id: null, delivery_address: null,
      address: 'Kaunas', delivery_date: null, week: null, status: 8, pal_status: 2, product_count: 3, version: 1, removed: false,
    }); // prettier-ignore
    await dispatch.receive(events.orderChanged, 1, { order: order(121, 'Ąžuolas') });
    await dispatch.receive(events.orderChanged, 1, { order: order(122, 'Beržas') });
    const pallet = (id: number, order_ids: number[], products_count: number) =>
      dispatch.receive(events.palletChanged, 1, { pallet: record(id, { order_ids, products_count, version: 9 }) });
    const [few, many, none] = [await truckOf(121, 122), await truckOf(123), await truckOf(124)];
    await pallet(121, [122], 1);
    await pallet(122, [122], 2);
    await pallet(123, [121], 40);
    await pallet(124, [], 0);
    const ids = [few, many, none].map((truck) => truck.id).join(',');
    const sorted = async (order_by: string, order = 'ASC') =>
      (
        await dispatch
          .api(routes.listTrucks)
          .as(people.planner())
          .ok({ query: { order_by: order_by as never, order: order as never, ids: ids as never } })
      ).trucks.map((truck) => truck.id);
    expect(await sorted('products_count')).toEqual([none.id, few.id, many.id]);
    expect((await sorted('pallets_count', 'DESC'))[0]).toBe(few.id);
    expect(await sorted('customers')).toEqual([many.id, few.id, none.id]);
  });

  it('TSC-02d a truck cannot be made as one that has left', async () => {
    const body = { description: 'gone', status: 4 };
    const made = await dispatch
      .api(routes.createTruck)
      .as({ ...people.admin(), rights: ['TP_EDIT'] })
      .send({ body });
    expect(made.problem).toMatchObject({ status: 422, code: 'truck.empty' });
  });

  it('TRK-05 writes the truck fields of a pallet: on, to a place, to another truck, off; what is so already is left alone', async () => {
    const [truck, other] = [await truckOf(131), await truckOf(132)];
    const put = (place: object, who = people.planner()) =>
      whileArranging(
        dispatch
          .api(placeOnTrucks)
          .as(who)
          .send({ places: [{ pallet_id: 133, ...place } as never] }),
      );
    const where = async () => {
      const [load] = await dispatch.sql<object>('SELECT truck_id, x, y, is_turned, state FROM loads WHERE pallet_id = 133');
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
    expect((await put({ truck_id: other.id })).body).toEqual({ changed: true });
    expect(await where()).toMatchObject({ truck_id: other.id, state: 'placed' });
    refuse = (id) => (id === 133 ? 'pallet.locked' : null);
    expect((await put({ truck_id: null })).body).toEqual({ changed: true });
    expect(await where()).toBeUndefined();
    expect((await put({ truck_id: truck.id })).problem).toMatchObject({ code: 'pallet.locked', params: { pallet: '#133' } });
    expect(await where()).toBeUndefined();
  });

  it('an arrangement whose job was lost is found by the sweep', async () => {
    const truck = await truckOf(111);
    await dispatch.database.transaction(null, (tx) =>
      tx.query(
        `INSERT INTO arrangements (id, company_id, truck_id, instance, due_at) VALUES (gen_random_uuid(), 1, $1, '{"pallets":[]}', now() - interval '1 minute')`,
        [truck.id],
      ),
    );
    await eventually(async () => {
      const [row] = await dispatch.sql<{ due: boolean }>(
        `SELECT due_at > now() AS due FROM arrangements WHERE truck_id = $1 AND state = 'waiting'`,
        [truck.id],
      );
      expect(row?.due).toBe(true);
    });
    expect(arrangeFloorJob.queue).toBe('floors');
  });
});
