import { events, getTrucksToday, palletRecord, routes } from '@mullion/contracts';
import { Clock } from '@mullion/server-kit';
import { bootForTest, people, type TestService } from '@mullion/server-testing';
import { dataSourceOptions } from '../data-source';
import { DispatchModule } from '../dispatch.module';

describe('the list of trucks', () => {
  let dispatch: TestService;
  beforeAll(async () => {
    dispatch = await bootForTest({ name: 'dispatch', module: DispatchModule, dataSource: dataSourceOptions });
  });
  afterAll(() => dispatch.world.close());

  const truck = async (description: string, status = 1, day: string | null = null): Promise<number> => {
    const [row] = await dispatch.sql<{ id: number }>(
      `INSERT INTO trucks (company_id, description, delivery_date, status, width, length, height, max_pallet_weight)
       VALUES (1, $1, $2, $3, 2450, 13600, 2700, 2000) RETURNING id`,
      [description, day, status],
    );
    return (row as { id: number }).id;
  };
  const order = (id: number, number: string, customer: string, version = 1) =>
    dispatch.receive(events.orderChanged, 1, {
      order: {
        id: id as never,
        company_id: 1 as never,
        number,
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
        version,
        removed: false,
      },
    });
  const load = async (
    id: number,
    number: string,
    truckId: number,
    order_ids: number[],
    products_count = 3,
  ): Promise<void> => {
    const pallet = palletRecord.parse({
      id,
      company_id: 1,
      number,
      length: 2400,
      width: 1200,
      height: 2300,
      weight: 700,
      status: 1,
      truck_id: truckId,
      order_ids,
      address_keys: [],
      products_count,
      loaded_count: 0,
      errors_count: 0,
      dispatch_priority: null,
      version: 1,
      removed: false,
    });
    await dispatch.receive(events.palletChanged, 1, { pallet });
    await dispatch.sql(
      `INSERT INTO loads (pallet_id, company_id, truck_id, claim_id, state) VALUES ($1, 1, $2, gen_random_uuid(), 'placed')
       ON CONFLICT (pallet_id) DO NOTHING`,
      [id, truckId],
    );
    await dispatch.receive(events.palletChanged, 1, { pallet: { ...pallet, version: 2 } });
  };
  const list = (query: object) => dispatch.api(routes.listTrucks).as(people.planner()).ok({ query });

  it('TRK-01 finds a truck by its description, plate, pallets, orders and customers, in any case, and counts what it finds', async () => {
    const [north, south, empty] = [await truck('Reisas į Oslą'), await truck('Pietūs'), await truck('Tuščias')];
    await dispatch.sql(
      `WITH made AS (INSERT INTO vehicles (company_id, make, number_plate, trailer_number_plate, driver) VALUES (1, 'Volvo', 'A', 'LKW 771', '') RETURNING id)
       UPDATE trucks SET vehicle_id = made.id FROM made WHERE trucks.id = $1`,
      [empty],
    );
    await order(501, '26-0501', 'Ąžuolas');
    await order(502, '26-0502', 'Beržas');
    await load(601, '00LANGP260601', north, [501]);
    await load(602, '00LANGP260602', south, [501, 502]);
    const found = async (filter: string) => {
      const page = await list({ filter });
      expect(page.total).toBe(page.trucks.length);
      return page.trucks.map((one) => one.id).sort((a, b) => a - b);
    };
    expect(await found('į osl')).toEqual([north]);
    expect(await found('lkw 7')).toEqual([empty]);
    expect(await found('p260602')).toEqual([south]);
    expect(await found('26-0502')).toEqual([south]);
    for (const typed of ['ĄŽUOL', 'azuol']) expect(await found(typed)).toEqual([north, south]);
    expect(await found('i osl')).toEqual([north]);
    expect(await found('26')).toEqual([north, south]);
    expect(await found('100%_')).toEqual([]);
  });

  it('TRK-01 sorts by what stands on the trucks now: customers as in a register, pallets, products', async () => {
    const day = '2031-05-05';
    const [east, west, none] = [
      await truck('Rytai', 1, day),
      await truck('Vakarai', 1, day),
      await truck('Niekas', 1, day),
    ];
    await order(511, '26-0511', 'Žiogas');
    await order(512, '26-0512', 'Čiobrelis');
    await load(611, '00LANGP260611', east, [511], 9);
    await load(612, '00LANGP260612', west, [512], 2);
    await load(613, '00LANGP260613', west, [512], 3);
    const sorted = async (order_by: string, direction = 'ASC') => {
      const { trucks } = await list({ order_by, order: direction, delivery_date_from: day, delivery_date_to: day });
      return trucks.map((one) => one.id);
    };
    expect(await sorted('customers')).toEqual([west, east, none]);
    expect(await sorted('customers', 'DESC')).toEqual([east, west, none]);
    expect(await sorted('pallets_count', 'DESC')).toEqual([west, east, none]);
    expect(await sorted('products_count')).toEqual([none, west, east]);
    await order(511, '26-0511', 'Amalas', 2);
    expect(await sorted('customers')).toEqual([east, west, none]);
  });

  it('BEY-20 counts the trucks that leave today and those being loaded as the list does', async () => {
    const day = dispatch.get(Clock).today(people.planner().time_zone);
    for (const status of [0, 1, 2, 3, 4]) await truck('today', status, day);
    expect(await dispatch.api(getTrucksToday).as(people.planner()).ok({})).toEqual({
      leaving_today: (await list({ status_from: 1, status_to: 3, delivery_date_from: day, delivery_date_to: day }))
        .total,
      being_loaded: (await list({ status_from: 2, status_to: 2 })).total,
    });
  });

  it('BEY-28a those that left lately are found by when they left, whatever day they are to be delivered, the last first', async () => {
    const left = async (description: string, moment: string, day: string | null) => {
      const id = await truck(description, 4, day);
      await dispatch.sql('UPDATE trucks SET departed_at = $2 WHERE id = $1', [id, moment]);
      return id;
    };
    const ahead = await left('delivered in two days', '2032-03-09T10:00:00Z', '2032-03-11');
    const undated = await left('without a day', '2032-03-08T10:00:00Z', null);
    await left('long ago', '2032-03-01T10:00:00Z', '2032-03-09');
    await truck('not yet', 3, '2032-03-09');
    const { trucks } = await list({ departed_from: '2032-03-02', order_by: 'departed_at', order: 'DESC' });
    expect(trucks.map(({ id }) => id)).toEqual([ahead, undated]);
  });
});
