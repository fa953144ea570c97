import { arrangeFloorJob, events, routes } from '@mullion/contracts';
import { eventually, people, type TestService } from '@mullion/server-testing';
import { type DispatchWorld, palletRecordOf, useDispatchWorld } from '../testing/dispatch-world';

describe('trucks', () => {
  let world: DispatchWorld;
  let dispatch: TestService;
  useDispatchWorld((opened) => {
    world = opened;
    dispatch = opened.service;
  });

  it('TRK-02c refuses the truck maker without TP_EDIT, type 6 and another company', async () => {
    const body = { description: 'x' };
    expect((await dispatch.api(routes.createTruck).as(people.planner()).send({ body })).problem?.code).toBe(
      'has_no_right_to_create_new_truck',
    );
    expect((await dispatch.api(routes.createTruck).as(people.viewer()).send({ body })).status).toBe(403);
    const truck = await world.truckOf(1);
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

  it('STA-02a a new truck gets a later status than planned only as the matrix allows, as a change of it does', async () => {
    const planner = { ...people.planner(), rights: ['TP_EDIT' as const] };
    const create = (status: number, as = planner) =>
      dispatch
        .api(routes.createTruck)
        .as(as)
        .send({ body: { description: 'x', status } });
    const refused = { status: 403, code: 'status.change_not_allowed', params: { before: 1, after: 2 } };
    expect((await create(2)).problem).toMatchObject(refused);
    const right = { id: 1, user_type: 2 as const, before: 1, after: 3, table_name: 'trucks' as const, company_id: 1 };
    await dispatch.receive(events.statusRightsChanged, 1, { version: 2, rights: [right] });
    expect((await create(2)).problem).toMatchObject(refused);
    expect((await create(3)).body).toMatchObject({ status: 3 });
    expect((await create(0)).body).toMatchObject({ status: 0 });
    expect((await create(2, { ...people.admin(), rights: ['TP_EDIT' as const] })).body).toMatchObject({ status: 2 });
  });

  it('TRK-01 numbers trucks a company and year, those made at once too, and gives no number twice', async () => {
    const make = async (as = people.planner(), body = {}) =>
      await dispatch
        .api(routes.createTruck)
        .as({ ...as, rights: ['TP_EDIT' as const] })
        .ok({ body });
    const first = await make();
    expect(first).toMatchObject({
      number: expect.stringMatching(/^T\d\d-\d{3}$/) as string,
      description: first.number,
    });
    // whichever year it is in the zone of the company
    const year = first.number.slice(1, 3);
    const next = (after: string, by: number) => `T${year}-${String(Number(after.slice(4)) + by).padStart(3, '0')}`;
    const gone = await make();
    await dispatch
      .api(routes.deleteTruck)
      .as(people.admin())
      .ok({ params: { id: gone.id } });
    const several = await Promise.all(Array.from({ length: 8 }, () => make()));
    expect(several.map((truck) => truck.number).sort()).toEqual(
      several.map((_, index) => next(first.number, index + 2)),
    );
    const named = await make(people.planner(), { description: 'Oslas' });
    expect(named).toMatchObject({ number: next(first.number, 10), description: 'Oslas' });
    const found = await dispatch
      .api(routes.listTrucks)
      .as(people.planner())
      .ok({ query: { filter: named.number } });
    expect(found.trucks.map((truck) => truck.id)).toEqual([named.id]);
    expect((await make(people.stranger())).number).toBe(`T${year}-001`);
  });

  it('deletes a truck and frees its pallets', async () => {
    const truck = await world.truckOf(51, 52);
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
    expect([51, 52].some((id) => world.claims.has(id))).toBe(false);
    expect((await dispatch.recorded(events.truckChanged)).at(-1)?.data.truck.removed).toBe(true);
  });

  it('refuses details over those of somebody else, with the truck as it is now; a change of its pallets is no reason', async () => {
    const truck = await world.truckOf(103);
    const edit = (body: object) =>
      dispatch
        .api(routes.updateTruck)
        .as(people.planner())
        .send({ params: { id: truck.id }, body: { ...body, details_version: truck.details_version } });
    await dispatch.receive(events.palletChanged, 1, {
      pallet: palletRecordOf(103, { status: 2, truck_id: truck.id, version: 8 }),
    });
    const first = await edit({ description: 'Pirmas' });
    expect(first.body).toMatchObject({ description: 'Pirmas', details_version: truck.details_version + 1 });
    expect(first.body.version).toBeGreaterThan(truck.version + 1);
    const current = { id: truck.id, description: 'Pirmas', details_version: truck.details_version + 1 };
    expect((await edit({ length: 7200 })).problem).toMatchObject({ status: 409, code: 'conflict', current });
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
      id: id as never,
      company_id: 1 as never,
      number: `26-${id}`,
      customer_id: null,
      customer,
      contact_id: null,
      delivery_address: null,
      address: 'Kaunas',
      delivery_date: null,
      week: null,
      status: 8,
      pal_status: 2,
      product_count: 3,
      version: 1,
      removed: false,
    });
    await dispatch.receive(events.orderChanged, 1, { order: order(121, 'Ąžuolas') });
    await dispatch.receive(events.orderChanged, 1, { order: order(122, 'Beržas') });
    const pallet = (id: number, order_ids: number[], products_count: number) =>
      dispatch.receive(events.palletChanged, 1, {
        pallet: palletRecordOf(id, { order_ids, products_count, version: 9 }),
      });
    const [few, many, none] = [await world.truckOf(121, 122), await world.truckOf(123), await world.truckOf(124)];
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

  it('BEY-30b keeps what its load may put on king pin and axles, and warns of what is too much', async () => {
    const truck = await world.truckOf(2);
    expect(truck).toMatchObject({ max_king_pin: 10_500, max_axles: 19_000, warnings: [] });
    const update = (body: object) =>
      dispatch
        .api(routes.updateTruck)
        .as(people.admin())
        .send({ params: { id: truck.id }, body });
    const { body } = await update({ max_king_pin: 700, max_axles: 15_000 });
    expect(body).toMatchObject({
      max_king_pin: 700,
      max_axles: 15_000,
      warnings: [{ code: 'truck.king_pin_overloaded', params: { max: 700 } }],
    });
    expect((await update({ max_axles: 0 })).problem).toMatchObject({
      code: 'invalid',
      errors: [{ path: 'body.max_axles' }],
    });
  });

  it('TSC-02d a truck cannot be made as one that has left', async () => {
    const body = { description: 'gone', status: 4 };
    const made = await dispatch
      .api(routes.createTruck)
      .as({ ...people.admin(), rights: ['TP_EDIT'] })
      .send({ body });
    expect(made.problem).toMatchObject({ status: 422, code: 'truck.empty' });
  });

  it('an arrangement whose job was lost is found by the sweep', async () => {
    const truck = await world.truckOf(111);
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
