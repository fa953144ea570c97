import { events, getDepartureRecord, routes, truckStatus } from '@mullion/contracts';
import { eventually, people, type TestService } from '@mullion/server-testing';
import { type DispatchWorld, palletRecordOf, useDispatchWorld } from '../testing/dispatch-world';

describe('a truck that leaves', () => {
  let world: DispatchWorld;
  let dispatch: TestService;
  useDispatchWorld((opened) => {
    world = opened;
    dispatch = opened.service;
  });

  it('TSC-02b refuses to leave with an unscanned pallet and names it, and an empty truck', async () => {
    const truck = await world.truckOf(61, 62);
    await world.scanned(truck.id, 61);
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
    const truck = await world.truckOf(71, 72);
    await world.scanned(truck.id, 71);
    const get = () =>
      dispatch
        .api(routes.getTruck)
        .as(people.admin())
        .ok({ params: { id: truck.id } });
    expect((await get()).status).toBe(truckStatus.loading);
    await world.scanned(truck.id, 72);
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
    const left = (await dispatch.recorded(events.truckLeft)).filter((event) => event.data.truck_id === truck.id);
    expect(left).toHaveLength(1);
    expect(left[0]?.data).toMatchObject({ departure: 1, notify: true, orders: [{ order_id: 7, product_ids: [70] }] });
    const blocked = await dispatch
      .api(routes.rearrangeTruck)
      .as(people.admin())
      .send({ params: { id: truck.id } });
    expect(blocked.problem?.code).toBe('already_confirmed');
  });

  it('BEY-14a is confirmed at a terminal, which changes nothing else of a truck', async () => {
    const truck = await world.truckOf(75);
    await world.scanned(truck.id, 75);
    const terminal = { id: '0b0e8f9c-6f0a-4c8e-9d53-1f6f2a7c4e11', name: 'T1', kinds: ['scanner' as const] };
    const put = (body: object) =>
      dispatch
        .api(routes.updateTruck)
        .as({ ...people.super(), terminal })
        .send({ params: { id: truck.id }, body });
    const closed: readonly [string, object][] = [
      ['status', { status: truckStatus.planned }],
      ['description', { description: 'taken' }],
      ['pallets', { status: truckStatus.dispatched, pallets: [{ pallet_id: 75, x: 0, y: 0, is_turned: true }] }],
      ['vehicle_id', { vehicle_id: null }],
    ];
    for (const [field, body] of closed)
      expect((await put(body)).problem).toMatchObject({
        ...{ code: 'terminal.not_open', status: 403 },
        errors: [{ path: `body.${field}` }],
      });
    const read = () =>
      dispatch
        .api(routes.getTruck)
        .as(people.admin())
        .ok({ params: { id: truck.id } });
    const before = await read();
    expect(before).toMatchObject({ description: truck.description, status: truckStatus.loaded });
    const left = { status: truckStatus.dispatched, version: before.version, despite_warnings: true, notify: false };
    expect((await put(left)).status).toBe(200);
    expect((await put({ status: truckStatus.loaded })).problem?.code).toBe('terminal.not_open');
    expect(await read()).toMatchObject({ status: truckStatus.dispatched, departure: 1 });
  });

  it('BEY-10a records how it left, with seals and who signed; a recall changes nothing of it, and a departure needs a signature or the reason', async () => {
    const truck = await world.truckOf(73, 74);
    await world.scanned(truck.id, 73, 74);
    const put = (body: object) =>
      dispatch
        .api(routes.updateTruck)
        .as(people.super())
        .send({ params: { id: truck.id }, body });
    const details = {
      seals: ['LT-1', 'LT-2'],
      driver: 'Ona',
      signature: [
        [
          [0.1, 0.2],
          [0.6, 0.4],
        ],
      ],
      unsigned_reason: null,
    };
    for (const wrong of [{ signature: null }, { unsigned_reason: 'skuba' }])
      expect((await put({ status: 4, departure_details: { ...details, ...wrong } })).problem).toMatchObject({
        code: 'invalid',
        errors: [{ path: 'body.departure_details.unsigned_reason', code: 'form.required' }],
      });
    expect((await put({ status: 4, departure_details: details })).status).toBe(200);
    const record = (departure: number, as = people.admin()) =>
      dispatch.api(getDepartureRecord).as(as).send({ truck_id: truck.id, departure });
    const first = (await record(1)).body;
    expect(first).toMatchObject({
      ...details,
      number: truck.number,
      departure: 1,
      confirmed_by: people.super().user_name,
    });
    expect(first.pallets.map(({ step, pallet_id: id }) => [step, id])).toEqual([
      [1, 73],
      [2, 74],
    ]);
    expect((await put({ status: 3 })).status).toBe(200);
    expect((await record(1)).body).toEqual(first);
    expect((await put({ status: 4 })).status).toBe(200);
    expect((await record(2)).body).toMatchObject({ departure: 2, seals: [], signature: null, unsigned_reason: null });
    expect((await record(1)).body).toEqual(first);
    expect((await record(3)).problem?.code).toBe('not_found');
    expect((await record(1, people.stranger())).problem?.code).toBe('not_found');
  });

  it('TSC-02 asks before a truck leaves with a pallet for two addresses, and shows it on the truck', async () => {
    world.kept.set(121, { address_keys: ['a7', 'a8'] });
    const truck = await world.truckOf(121, 122);
    await world.scanned(truck.id, 121, 122);
    const put = (body: object) =>
      dispatch
        .api(routes.updateTruck)
        .as(people.admin())
        .send({ params: { id: truck.id }, body });
    const asked = await put({ status: 4 });
    expect(asked.problem).toMatchObject({
      code: 'truck.warnings',
      status: 409,
      params: { warnings: 'truck.two_addresses' },
    });
    const left = (await put({ status: 4, despite_warnings: true })).body;
    expect(left.pallets.map(({ pallet_id: id, addresses }) => [id, addresses])).toEqual([
      [121, 2],
      [122, 1],
    ]);
    expect(left.warnings).toContainEqual({ code: 'truck.two_addresses', params: { pallet: 121, addresses: 2 } });
  });

  it('TRK-07ab TSC-02a while it leaves it is locked, and others see by whom', async () => {
    const truck = await world.truckOf(111, 112);
    await world.scanned(truck.id, 111, 112);
    const departed = { outcome: 'departed' as const, orders: [{ order_id: 7 as never, product_ids: [70 as never] }] };
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    world.depart = () => finished.then(() => departed);
    const admin = people.admin();
    const leaving = dispatch
      .api(routes.updateTruck)
      .as(admin)
      .send({ params: { id: truck.id }, body: { status: 4 } });
    const asSeen = () =>
      dispatch
        .api(routes.getTruck)
        .as(people.manager())
        .ok({ params: { id: truck.id } });
    await eventually(async () =>
      expect(await asSeen()).toMatchObject({
        departing: true,
        locked_by: admin.user_name,
        locked_until: expect.any(String) as string,
      }),
    );
    finish();
    expect((await leaving).status).toBe(200);
    expect(await asSeen()).toMatchObject({ status: 4, departing: false, locked_by: null, locked_until: null });
  });

  it('TSC-02b is not refused for a scan that packing has and that has not arrived here yet', async () => {
    const truck = await world.truckOf(101, 102);
    await world.scanned(truck.id, 101);
    world.changed.set(102, palletRecordOf(102, { status: 3, truck_id: truck.id, version: 3 }));
    const reply = await dispatch
      .api(routes.updateTruck)
      .as(people.admin())
      .send({ params: { id: truck.id }, body: { status: 4 } });
    expect(reply.body).toMatchObject({ status: 4, departure: 1 });
  });
});
