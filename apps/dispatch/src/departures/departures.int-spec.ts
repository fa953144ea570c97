import {
  checkStopPhoto,
  deliverStop,
  getDeliveryPhones,
  getSharedDeparture,
  listTruckStops,
  type DepartureOfTruck,
} from '@mullion/contracts';
import { AppError, guestContext } from '@mullion/server-kit';
import { people, type TestService } from '@mullion/server-testing';
import { answerPalletsToPrint, damageOf, departureCalls, driverOf, signed } from '../testing/departure-calls';
import { type DispatchWorld, useDispatchWorld } from '../testing/dispatch-world';

describe('the stops of a departure', () => {
  let world: DispatchWorld;
  let dispatch: TestService;
  let areOrdersAway = false;
  useDispatchWorld((opened) => {
    world = opened;
    dispatch = opened.service;
    answerPalletsToPrint(world);
    dispatch.world.answer(getDeliveryPhones, ({ ids }) => {
      if (areOrdersAway) throw new AppError('unavailable');
      return ids.map((id) => ({ id, phone: '+370 600 00007' }));
    });
  });

  const { leave, read, stopOf, deliver, damage } = departureCalls(() => world);

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
    const stranger = { ...driverOf(truck), company_id: 2 as never };
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
        .as(driverOf(truck))
        .send({ stop_id: id as never, damage_id });
    expect((await photo(stop.id, null)).body).toMatchObject({ label: expect.any(String), product: null });
    expect((await photo(foreign.id, null)).problem).toMatchObject({ code: 'not_found' });
    expect((await photo(stop.id, crypto.randomUUID())).problem).toMatchObject({ code: 'not_found' });
  });
});
