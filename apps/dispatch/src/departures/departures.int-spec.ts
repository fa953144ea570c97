import {
  checkStopPhoto,
  deliverStop,
  getDeliveryPhones,
  getPalletsToPrint,
  getSharedDeparture,
  listTruckStops,
  reportDamage,
  routes,
  type DamageFields,
  type DepartureOfTruck,
} from '@mullion/contracts';
import { AppError, guestContext } from '@mullion/server-kit';
import { people, type TestService } from '@mullion/server-testing';
import { type DispatchWorld, useDispatchWorld } from '../testing/dispatch-world';

const line = [
  [0.1, 0.3],
  [0.5, 0.2],
] as [number, number][];
const signed = (over: object = {}) => ({
  delivered_at: '2030-01-01T10:00:00Z',
  received_by: 'Kari Nordmann',
  signature: [line],
  unsigned_reason: null,
  ...over,
});

describe('the stops of a departure', () => {
  let world: DispatchWorld;
  let dispatch: TestService;
  let areOrdersAway = false;
  useDispatchWorld((opened) => {
    world = opened;
    dispatch = opened.service;
    dispatch.world.answer(getPalletsToPrint, ({ pallet_ids }) =>
      pallet_ids.map(
        (id) =>
          ({
            id,
            products: [1, 2].map((nth) => ({
              id: id * 10 + nth,
              order_id: 7,
              order: '26-7',
              position: `L${nth}`,
              barcode: `B${id}${nth}`,
              width: 900,
              height: 1200,
              category: 1,
              image: nth === 1 ? 'c0ffee' : null,
              awaits_remake: false,
            })),
          }) as never,
      ),
    );
    dispatch.world.answer(getDeliveryPhones, ({ ids }) => {
      if (areOrdersAway) throw new AppError('unavailable');
      return ids.map((id) => ({ id, phone: '+370 600 00007' }));
    });
  });

  const guest = (truckId: number, departure = 1) =>
    guestContext(
      1,
      { link_id: 1, kind: 'departure', target_id: truckId, departure, language: 'lt', until: null },
      'Europe/Vilnius',
    );
  const leave = async (...ids: number[]): Promise<number> => {
    const truck = await world.truckOf(...ids);
    await world.scanned(truck.id, ...ids);
    world.depart = () =>
      ({
        outcome: 'departed',
        orders: [{ order_id: 7, product_ids: ids.flatMap((id) => [id * 10 + 1, id * 10 + 2]) }],
      }) as never;
    await dispatch
      .api(routes.updateTruck)
      .as(people.admin())
      .ok({ params: { id: truck.id }, body: { status: 4 } });
    return truck.id;
  };
  const read = (truckId: number, departure = 1) =>
    dispatch.api(getSharedDeparture).as(guest(truckId, departure)).send({});
  const stopOf = async (truckId: number): Promise<DepartureOfTruck['stops'][number]> => {
    const [stop] = (await read(truckId)).body.stops;
    if (!stop) throw new Error('no stop');
    return stop;
  };
  const deliver = (truckId: number, id: number, body: object = signed(), key?: string) =>
    dispatch
      .api(deliverStop)
      .as(guest(truckId))
      .with(key === undefined ? {} : { idempotencyKey: key })
      .send({ params: { id: id as never }, body: body as never });
  const damageOf = (pallet: number, over: Partial<DamageFields> = {}): DamageFields => ({
    id: crypto.randomUUID(),
    pallet_id: pallet as never,
    product_id: (pallet * 10 + 1) as never,
    kind: 'glass',
    at: { x: 0.4, y: 0.8 },
    note: 'Įskilęs kampas',
    noticed_at: '2030-01-01T10:00:00Z',
    ...over,
  });
  const damage = (truckId: number, id: number, body: DamageFields) =>
    dispatch
      .api(reportDamage)
      .as(guest(truckId))
      .send({ params: { id: id as never }, body });

  it('BEY-26 are written when they are first asked for, once for two devices, with what is unloaded there', async () => {
    const truck = await leave(201, 202);
    const [one, two] = await Promise.all([read(truck), read(truck)]);
    expect(one.body).toEqual(two.body);
    expect(one.body).toMatchObject({
      truck_id: truck,
      departure: 1,
      stops: [{ place: 1, delivered_at: null, damages: [] }],
    });
    const unloaded = (body: DepartureOfTruck) => body.stops[0]?.pallets.flatMap(({ products }) => products);
    expect(unloaded(one.body)?.map(({ image }) => image)).toEqual(['c0ffee', null, 'c0ffee', null]);
    // as stops were written before products had pictures
    await dispatch.sql(
      `UPDATE departure_stop SET pallets = replace(pallets::text, '"image"', '"other"')::jsonb WHERE truck_id = $1`,
      [truck],
    );
    expect(unloaded((await read(truck)).body)?.map(({ image }) => image)).toEqual([null, null, null, null]);
    expect((await dispatch.sql('SELECT * FROM departure_stop WHERE truck_id = $1', [truck])).length).toBe(1);
  });

  it('BEY-26 name whom the driver calls; while orders is away the day opens without, and only the driver is told', async () => {
    const truck = await leave(205);
    expect((await read(truck)).body.stops).toMatchObject([{ phone: '+370 600 00007' }]);
    areOrdersAway = true;
    const without = await read(truck);
    areOrdersAway = false;
    expect(without.body.stops).toMatchObject([{ phone: null }]);
    const { body } = await dispatch
      .api(listTruckStops)
      .as(people.planner())
      .send({ params: { id: truck as never } });
    expect(JSON.stringify(body)).not.toContain('00007');
  });

  it('BEY-26 are open to the guest of exactly this departure: no other departure, order or person', async () => {
    const [truck, other] = [await leave(211), await leave(212)];
    const [stop, foreign] = [await stopOf(truck), await stopOf(other)];
    expect((await read(truck, 2)).problem).toMatchObject({ code: 'link.closed' });
    const stranger = { ...guest(truck), company_id: 2 as never };
    expect((await dispatch.api(getSharedDeparture).as(stranger).send({})).problem).toMatchObject({
      code: 'link.closed',
    });
    expect((await deliver(truck, foreign.id)).problem).toMatchObject({ code: 'not_found' });
    expect((await damage(truck, foreign.id, damageOf(212))).problem).toMatchObject({ code: 'not_found' });
    expect((await damage(truck, stop.id, damageOf(212))).problem).toMatchObject({ code: 'not_found' });
    expect((await damage(truck, stop.id, damageOf(211, { product_id: 2121 as never }))).problem).toMatchObject({
      code: 'not_found',
    });
    const order = guestContext(
      1,
      { link_id: 1, kind: 'order', target_id: truck, departure: null, language: 'lt', until: null },
      'UTC',
    );
    for (const who of [people.super(), people.planner(), order])
      expect(
        (
          await dispatch
            .api(deliverStop)
            .as(who)
            .send({ params: { id: stop.id as never }, body: signed() })
        ).problem,
      ).toMatchObject({ code: 'forbidden' });
    const photo = (id: number, damage_id: string | null) =>
      dispatch
        .api(checkStopPhoto)
        .as(guest(truck))
        .send({ stop_id: id as never, damage_id });
    expect((await photo(stop.id, null)).body).toMatchObject({ label: expect.any(String), product: null });
    expect((await photo(foreign.id, null)).problem).toMatchObject({ code: 'not_found' });
    expect((await photo(stop.id, crypto.randomUUID())).problem).toMatchObject({ code: 'not_found' });
  });
});
