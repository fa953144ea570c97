import { events, getDeliveryPhones, listTruckActions, listTruckStops, routes } from '@mullion/contracts';
import { people, type TestService } from '@mullion/server-testing';
import { answerPalletsToPrint, damageOf, departureCalls, driverOf, line, signed } from '../testing/departure-calls';
import { type DispatchWorld, useDispatchWorld } from '../testing/dispatch-world';

describe('the stops of a departure, once they are delivered', () => {
  let world: DispatchWorld;
  let dispatch: TestService;
  useDispatchWorld((opened) => {
    world = opened;
    dispatch = opened.service;
    answerPalletsToPrint(world);
    dispatch.world.answer(getDeliveryPhones, ({ ids }) => ids.map((id) => ({ id, phone: '+370 600 00007' })));
  });

  const { leave, read, stopOf, deliver, damage } = departureCalls(() => world);

  it('BEY-26 are delivered once, signed or with the reason why not; the last one ends the truck’s way', async () => {
    const truck = await leave(221, 222);
    const stop = await stopOf(truck);
    for (const bad of [
      { signature: null },
      { signature: null, unsigned_reason: '' },
      { unsigned_reason: 'abu' },
      { signature: [] },
      { signature: [[]] },
    ])
      expect([bad, (await deliver(truck, stop.id, signed(bad))).status]).toEqual([bad, 400]);
    const [first, again] = await Promise.all([
      deliver(truck, stop.id, signed(), 'd1'),
      deliver(truck, stop.id, signed(), 'd1'),
    ]);
    expect(first.body).toEqual(again.body);
    expect(first.body).toMatchObject({ received_by: 'Kari Nordmann', signature: [line], unsigned_reason: null });
    // the device's clock is years ahead
    expect(new Date(String(first.body.delivered_at)).getTime()).toBeLessThanOrEqual(Date.now());
    expect((await deliver(truck, stop.id)).problem).toMatchObject({ code: 'stop.delivered_already' });
    const seen = (as = people.viewer()) =>
      dispatch
        .api(listTruckStops)
        .as(as)
        .send({ params: { id: truck as never } });
    expect((await seen()).body).toMatchObject([{ id: stop.id, received_by: 'Kari Nordmann' }]);
    expect((await seen(people.stranger())).status).toBe(404);
    expect((await seen(driverOf(truck))).status).toBe(403);
    const told = (await dispatch.recorded(events.stopDelivered)).filter(({ data }) => data.truck_id === truck);
    expect(told).toHaveLength(1);
    expect(told[0]?.data).toMatchObject({
      departure: 1,
      orders: [{ order_id: 7, product_ids: [2211, 2212, 2221, 2222] }],
    });
    expect(
      await dispatch
        .api(routes.getTruck)
        .as(people.admin())
        .ok({ params: { id: truck as never } }),
    ).toMatchObject({ status: 5 });
    const whoChanged = async (language: 'lt' | 'en') =>
      (
        await dispatch.api(listTruckActions).as(people.viewer()).ok({ table_name: 'trucks', table_id: truck, language })
      ).map(({ status_after, userName }) => [status_after, userName]);
    expect((await whoChanged('lt'))[0]).toEqual([5, 'Savaime, pagal tai, kas nuskenuota ar pristatyta']);
    expect((await whoChanged('en')).slice(0, 2)).toEqual([
      [5, 'By itself, from what was scanned or delivered'],
      [4, 'Admin'],
    ]);
  });

  it('BEY-26 say what is damaged once, and what is missing is not delivered', async () => {
    const truck = await leave(231);
    const stop = await stopOf(truck);
    const cracked = damageOf(231);
    for (let time = 0; time < 2; time += 1)
      expect((await damage(truck, stop.id, cracked)).body.damages).toHaveLength(1);
    await damage(truck, stop.id, damageOf(231, { kind: 'missing', product_id: 2312 as never, at: null, note: '' }));
    const told = (await dispatch.recorded(events.stopDamaged)).filter(({ data }) => data.truck_id === truck);
    expect(told.map(({ data }) => [data.kind, data.position, data.order, data.note])).toEqual([
      ['glass', 'L1', '26-7', 'Įskilęs kampas'],
      ['missing', 'L2', '26-7', ''],
    ]);
    const without = signed({ signature: null, unsigned_reason: 'Gavėjo nėra' });
    expect((await deliver(truck, stop.id, without)).body).toMatchObject({
      signature: null,
      unsigned_reason: 'Gavėjo nėra',
    });
    const delivered = (await dispatch.recorded(events.stopDelivered)).filter(({ data }) => data.truck_id === truck);
    expect(delivered[0]?.data.orders).toEqual([{ order_id: 7, product_ids: [2311] }]);
    expect((await damage(truck, stop.id, damageOf(231, { kind: 'missing' }))).problem).toMatchObject({
      code: 'stop.delivered_already',
    });
    expect((await damage(truck, stop.id, damageOf(231, { kind: 'profile' }))).status).toBe(200);
  });

  it('BEY-26 close when the truck is called back', async () => {
    const truck = await leave(241);
    const stop = await stopOf(truck);
    await dispatch
      .api(routes.updateTruck)
      .as({ ...people.admin(), rights: ['TP_STATUSBACK', 'TP_EDIT'] })
      .ok({ params: { id: truck as never }, body: { status: 3 } });
    expect((await read(truck)).problem).toMatchObject({ code: 'link.closed' });
    expect((await deliver(truck, stop.id)).problem).toMatchObject({ code: 'link.closed' });
    expect((await damage(truck, stop.id, damageOf(241))).problem).toMatchObject({ code: 'link.closed' });
  });
});
