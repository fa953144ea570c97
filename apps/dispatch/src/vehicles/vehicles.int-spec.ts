import { events, routes } from '@mullion/contracts';
import { auditEvent } from '@mullion/server-kit';
import { bootForTest, people, type TestService } from '@mullion/server-testing';
import { dataSourceOptions } from '../data-source';
import { DispatchModule } from '../dispatch.module';

const plates = ['KD 900', 'KD 901', 'KD 902'];

describe('vehicles', () => {
  let dispatch: TestService;
  beforeAll(async () => {
    dispatch = await bootForTest({ name: 'dispatch', module: DispatchModule, dataSource: dataSourceOptions });
  });
  afterAll(() => dispatch.world.close());

  const planner = { ...people.planner(), rights: ['TP_EDIT' as const] };
  const create = (body: object, who = people.planner()) => dispatch.api(routes.createVehicle).as(who).send({ body });
  const made = async (plate: string, more: object = {}) =>
    (await create({ trailer_number_plate: plate, ...more })).body as { id: number; version: number };
  const list = (query: object = {}, who = people.planner()) => dispatch.api(routes.listVehicles).as(who).ok({ query });
  const truckWith = (body: object) =>
    dispatch
      .api(routes.createTruck)
      .as(planner)
      .ok({ body: { description: 'T26-900', ...body } });
  const remove = (id: number) => dispatch.api(routes.deleteVehicle).as(people.planner()).send({ params: { id } });

  it('VEH-01a BEY-15b keeps make, plate, trailer plate and driver; edits what is named, refuses another version', async () => {
    const fields = {
      make: 'Volvo FH',
      number_plate: 'LNG 900',
      trailer_number_plate: 'KD 900',
      driver: 'Žilvinas Ąžuolas',
    };
    const { status, body } = await create(fields);
    expect([status, body]).toEqual([201, expect.objectContaining({ ...fields, company_id: 1, version: 1 })]);
    const vehicle = body as { id: number };
    const edit = (fields: object) =>
      dispatch
        .api(routes.updateVehicle)
        .as(people.planner())
        .send({ params: { id: vehicle.id }, body: fields });
    expect((await edit({ driver: 'Rasa Šimkutė', version: 1 })).body).toMatchObject({
      ...fields,
      driver: 'Rasa Šimkutė',
      version: 2,
    });
    expect((await edit({ make: 'DAF', version: 1 })).problem).toMatchObject({
      status: 409,
      code: 'conflict',
      current: { driver: 'Rasa Šimkutė', version: 2 },
    });
    const published = (await dispatch.recorded(events.vehicleChanged)).map((event) => event.data.vehicle.driver);
    expect(published).toEqual(['Žilvinas Ąžuolas', 'Rasa Šimkutė']);
    expect((await dispatch.recorded(auditEvent('dispatch'))).map(({ data }) => data)).toMatchObject([
      { action: 'vehicle.created', table_name: 'vehicles', before: null, after: { driver: 'Žilvinas Ąžuolas' } },
      {
        action: 'vehicle.edited',
        row_id: vehicle.id,
        before: { driver: 'Žilvinas Ąžuolas' },
        after: { driver: 'Rasa Šimkutė' },
      },
    ]);
  });

  it('VEH-01b lists by any column, filtered and paged, only those of the company', async () => {
    await made('KD 901', { driver: 'Austėja' });
    await made('KD 902', { make: 'Scania' });
    expect((await list()).data.map((vehicle) => vehicle.trailer_number_plate)).toEqual(plates);
    expect((await list({ order_by: 'driver', order: 'DESC', rows: 1 })).data[0]?.driver).toBe('Rasa Šimkutė');
    expect(await list({ filter: 'scan' })).toMatchObject({ total: 1, data: [{ trailer_number_plate: 'KD 902' }] });
    expect(await list({ rows: 2, page: 2 })).toMatchObject({
      total: 3,
      last_page: 2,
      data: [{ trailer_number_plate: 'KD 902' }],
    });
    expect((await list({}, people.stranger())).total).toBe(0);
  });

  it('VEH-01b refuses type 6, another company, an empty and a taken plate', async () => {
    const { id } = await made('KD 903');
    expect((await create({ trailer_number_plate: 'KD 904' }, people.viewer())).status).toBe(403);
    expect((await create({ trailer_number_plate: ' ' })).problem?.code).toBe('invalid');
    expect((await create({ trailer_number_plate: 'kd 903' })).problem).toMatchObject({
      status: 409,
      code: 'vehicle.plate_taken',
    });
    const second = await made('KD 905');
    const taken = await dispatch
      .api(routes.updateVehicle)
      .as(people.planner())
      .send({ params: { id: second.id }, body: { trailer_number_plate: 'KD 903' } });
    expect(taken.problem).toMatchObject({ status: 409, code: 'vehicle.plate_taken', params: { plate: 'KD 903' } });
    for (const route of [routes.updateVehicle, routes.deleteVehicle] as const)
      expect((await dispatch.api(route).as(people.stranger()).send({ params: { id }, body: {} })).status).toBe(404);
  });

  it("VEH-01c a truck finds its vehicle by the trailer's plate; an unknown plate makes one", async () => {
    const known = await made('KD 906', { driver: 'Vytautas' });
    expect((await truckWith({ trailer_number_plate: 'kd 906' })).vehicle).toMatchObject({
      id: known.id,
      driver: 'Vytautas',
    });
    const truck = await truckWith({});
    const put = (body: object) =>
      dispatch
        .api(routes.updateTruck)
        .as(planner)
        .send({ params: { id: truck.id }, body });
    expect((await put({ trailer_number_plate: 'KD 907' })).body).toMatchObject({
      vehicle: { trailer_number_plate: 'KD 907', driver: '' },
    });
    expect((await list({ filter: 'KD 907' })).total).toBe(1);
    expect((await put({ vehicle_id: known.id })).body).toMatchObject({ vehicle: { id: known.id } });
    expect((await put({ trailer_number_plate: null })).body).toMatchObject({ vehicle: null, vehicle_id: null });
    const foreign = await dispatch
      .api(routes.createVehicle)
      .as(people.stranger())
      .ok({ body: { trailer_number_plate: 'KD 906' } });
    expect((await put({ vehicle_id: foreign.id })).problem).toMatchObject({ status: 422, code: 'vehicle.unknown' });
  });

  it('VEH-01c POST vehicles with a truck gives it the vehicle, known or new, never twice', async () => {
    const truck = await truckWith({});
    const give = (plate: string) => create({ trailer_number_plate: plate, truck_id: truck.id });
    const vehicleNow = async () =>
      (
        await dispatch
          .api(routes.getTruck)
          .as(planner)
          .ok({ params: { id: truck.id } })
      ).vehicle?.id;
    const first = (await give('KD 908')).body as { id: number };
    expect(await vehicleNow()).toBe(first.id);
    const other = await made('KD 909');
    expect((await give('KD 909')).body).toMatchObject({ id: other.id });
    expect(await vehicleNow()).toBe(other.id);
    expect((await create({ trailer_number_plate: 'KD 910', truck_id: 999_999 })).status).toBe(404);
    expect((await list({ filter: 'KD 910' })).total).toBe(0);
  });

  it('VEH-01b is not deleted while a truck that is still here has it, and stays with those that left', async () => {
    const { id } = await made('KD 911');
    const truck = await truckWith({ vehicle_id: id, description: 'T26-911' });
    expect((await remove(id)).problem).toMatchObject({
      status: 409,
      code: 'vehicle.in_use',
      params: { trucks: 'T26-911' },
    });
    await dispatch.sql('UPDATE trucks SET status = 4 WHERE id = $1', [truck.id]);
    expect((await remove(id)).status).toBe(200);
    expect((await list({ filter: 'KD 911' })).total).toBe(0);
    expect(
      (
        await dispatch
          .api(routes.getTruck)
          .as(planner)
          .ok({ params: { id: truck.id } })
      ).vehicle?.trailer_number_plate,
    ).toBe('KD 911');
    expect((await remove(id)).status).toBe(404);
    expect((await create({ trailer_number_plate: 'KD 911' })).status).toBe(201);
  });
});
