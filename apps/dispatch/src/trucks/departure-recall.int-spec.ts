import { events, routes } from '@mullion/contracts';
import { people, type TestService } from '@mullion/server-testing';
import { type DispatchWorld, useDispatchWorld } from '../testing/dispatch-world';

describe('a truck that leaves', () => {
  let world: DispatchWorld;
  let dispatch: TestService;
  useDispatchWorld((opened) => {
    world = opened;
    dispatch = opened.service;
  });

  it('TSC-02d a recall is recorded and sends no mail; leaving again has a new number', async () => {
    const truck = await world.truckOf(81);
    await world.scanned(truck.id, 81);
    const put = (body: object, who = people.super()) =>
      dispatch
        .api(routes.updateTruck)
        .as(who)
        .send({ params: { id: truck.id }, body });
    expect((await put({ status: 4 })).status).toBe(200);
    expect((await put({ status: 3 }, people.admin())).problem?.code).toBe('status.no_right_to_lower');
    const recalledBy: string[] = [];
    world.recall = (by) => {
      recalledBy.push(by);
      return { outcome: 'recalled' };
    };
    const recalled = await put({ status: 3 });
    expect(recalled.body).toMatchObject({ status: 3, departing: false });
    expect(recalledBy).toEqual([people.super().user_name]);
    expect((await put({ status: 4 })).body).toMatchObject({ status: 4, departure: 2 });
    const left = (await dispatch.recorded(events.truckLeft)).filter((event) => event.data.truck_id === truck.id);
    expect(left.map((event) => [event.data.departure, event.data.notify])).toEqual([
      [1, true],
      [2, false],
    ]);
    expect(
      (await dispatch.recorded(events.truckRecalled)).filter((event) => event.data.truck_id === truck.id),
    ).toHaveLength(1);
  });

  it('TSC-02d stays departed when packing refuses its recall, and says why', async () => {
    const truck = await world.truckOf(86);
    await world.scanned(truck.id, 86);
    const put = (status: number) =>
      dispatch
        .api(routes.updateTruck)
        .as(people.super())
        .send({ params: { id: truck.id }, body: { status } });
    const departed = await put(4);
    world.recall = () => ({ outcome: 'refused', code: 'truck.left_again' });
    const refused = await put(2);
    expect(refused.problem).toMatchObject({ code: 'truck.left_again', status: 409 });
    const now = await dispatch
      .api(routes.getTruck)
      .as(people.super())
      .ok({ params: { id: truck.id } });
    expect(now).toMatchObject({ status: 4, departing: false, departure: 1, departed_at: departed.body.departed_at });
    expect((await dispatch.recorded(events.truckRecalled)).filter((event) => event.data.truck_id === truck.id)).toEqual(
      [],
    );
    world.reset();
    expect((await put(3)).body).toMatchObject({ status: 3, departing: false });
  });

  it('TSC-02b packing has the last word: its refusal ends the departure with nothing changed', async () => {
    const truck = await world.truckOf(91);
    await world.scanned(truck.id, 91);
    world.depart = () => ({ outcome: 'refused', code: 'truck.claims_differ', not_loaded: [] }) as never;
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
});
