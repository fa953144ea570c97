import { events, getSharedTrucks, type LinkKind, type RequestContext } from '@mullion/contracts';
import { guestContext } from '@mullion/server-kit';
import { people, type TestService } from '@mullion/server-testing';
import { type DispatchWorld, palletRecordOf, useDispatchWorld } from '../testing/dispatch-world';

describe('private links at dispatch', () => {
  let world: DispatchWorld;
  let dispatch: TestService;
  useDispatchWorld((opened) => {
    world = opened;
    dispatch = opened.service;
  });
  const guest = (kind: LinkKind, target_id: number, company = 1): RequestContext =>
    guestContext(
      company,
      { link_id: 1, kind, target_id, departure: null, language: 'lt', until: null },
      'Europe/Vilnius',
    );
  const read = (who: RequestContext) => dispatch.api(getSharedTrucks).as(who).send({});

  it('BEY-11 a guest of an order sees its trucks: own pallets by number, those of others as outlines, no truck that is theirs alone', async () => {
    const [mine, theirs] = [71, 72];
    world.kept.set(301, { order_ids: [mine] });
    for (const id of [302, 303]) world.kept.set(id, { order_ids: [theirs] });
    const together = await world.truckOf(301, 302);
    const foreign = await world.truckOf(303);
    for (const [id, order] of [
      [301, mine],
      [302, theirs],
      [303, theirs],
    ] as const)
      await dispatch.receive(events.palletChanged, 1, {
        pallet: palletRecordOf(id, {
          order_ids: [order],
          status: 2,
          truck_id: id === 303 ? foreign.id : together.id,
          version: 8,
        }),
      });
    const { body } = await read(guest('order', mine));
    expect(body.map(({ id }) => id)).toEqual([together.id]);
    expect(body[0]?.loads.map(({ shown_number }) => shown_number).toSorted()).toEqual([
      expect.stringContaining('0301'),
      null,
    ]);
    expect(JSON.stringify(body)).not.toMatch(/0302|Langma|pallet_id/);
    expect((await read(guest('order', theirs))).body.map(({ id }) => id)).toEqual([together.id, foreign.id]);
    expect((await read(guest('order', mine, 2))).body).toEqual([]);
    // once its pallets are unloaded a truck is not on its way to this customer any more, though it goes on to another
    await dispatch.sql('UPDATE trucks SET status = 4, departure = 1, departed_at = now() WHERE id = $1', [together.id]);
    for (const [place, order] of [
      [1, mine],
      [2, theirs],
    ] as const)
      await dispatch.sql(
        `INSERT INTO departure_stop (company_id, truck_id, departure, place, label, customers, pallets, holders) VALUES (1, $1, 1, $2, '', '{}', $3, '[]')`,
        [together.id, place, JSON.stringify([{ id: 300 + place, products: [{ id: order, order_id: order }] }])],
      );
    const stateFor = async (order: number) =>
      (await read(guest('order', order))).body.find(({ id }) => id === together.id)?.state;
    expect([await stateFor(mine), await stateFor(theirs)]).toEqual(['left', 'left']);
    await dispatch.sql(
      `UPDATE departure_stop SET delivered_at = now(), unsigned_reason = 'nobody' WHERE truck_id = $1 AND place = 1`,
      [together.id],
    );
    expect([await stateFor(mine), await stateFor(theirs)]).toEqual(['delivered', 'left']);
    // a draft is not shown to customers
    await dispatch.sql('UPDATE trucks SET status = 0 WHERE id = $1', [together.id]);
    expect((await read(guest('order', mine))).body).toEqual([]);
    for (const who of [guest('customer', 10), guest('departure', together.id), people.planner()])
      expect((await read(who)).problem).toMatchObject({ status: 403, code: 'forbidden' });
  });
});
