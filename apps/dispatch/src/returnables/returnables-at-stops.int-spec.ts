import { events, listReturnableMovements, routes, type DepartureStop, type ReturnableKindId } from '@mullion/contracts';
import { people, sampleCompany, type TestService } from '@mullion/server-testing';
import { departureCalls } from '../testing/departure-calls';
import type { DispatchWorld } from '../testing/dispatch-world';
import { daysAgo, TODAY, useReturnables } from '../testing/returnable-world';

describe('BEY-17a returnables at the stops of a departure', () => {
  let world: DispatchWorld;
  let dispatch: TestService;
  let pallet: ReturnableKindId;
  const { list } = useReturnables((opened) => ({ world, dispatch, pallet } = opened));

  const { leave, stopOf, deliver: send } = departureCalls(() => world);
  const unsigned = {
    delivered_at: `${TODAY}T09:00:00Z`,
    received_by: 'Ona',
    signature: null,
    unsigned_reason: 'Palikta',
  };
  const deliver = (truckId: number, stop: DepartureStop, returnables: object[]) =>
    send(truckId, stop.id, { ...unsigned, returnables });

  it('are proposed by the pallets, recorded as the driver counted them, and taken back with the truck', async () => {
    const truck = await leave(401, 402);
    const stop = await stopOf(truck);
    const [line] = stop.returnables.filter(({ kind_id }) => kind_id === pallet);
    if (!line) throw new Error('no line');
    expect(line).toMatchObject({ customer: 'UAB Langma', proposed: 2, held: 0, given: null, taken: null });
    const counted = { holder_id: line.holder_id, kind_id: pallet, given: 2, taken: 3 };
    for (const bad of [
      { ...counted, holder_id: 99_999 },
      { ...counted, kind_id: 99_999 },
      { ...counted, given: -1 },
    ])
      expect([bad, (await deliver(truck, stop, [bad])).status]).toEqual([bad, 400]);
    expect((await deliver(truck, stop, [counted, counted])).status).toBe(400);
    const done = await deliver(truck, stop, [counted]);
    expect(done.body.returnables.find(({ kind_id }) => kind_id === pallet)).toMatchObject({
      given: 2,
      taken: 3,
      held: -1,
    });
    const rows = (await list({ filter: 'langma' })).data;
    expect(rows).toMatchObject([
      { customer: 'UAB Langma', address: 'Vilnius', pallets: -1, total: -1, oldest_on: null },
    ]);
    await dispatch
      .api(routes.updateTruck)
      .as({ ...people.admin(), rights: ['TP_STATUSBACK', 'TP_EDIT'] })
      .ok({ params: { id: truck as never }, body: { status: 3 } });
    expect((await list({ filter: 'langma' })).data).toEqual([]);
    const { data } = await dispatch
      .api(listReturnableMovements)
      .as(people.planner())
      .ok({ params: { id: line.holder_id } });
    expect(data.map(({ act, count, truck_id }) => [act, count, truck_id])).toEqual([
      ['corrected', 3, truck],
      ['corrected', 2, truck],
      ['taken', 3, truck],
      ['given', 2, truck],
    ]);
  });

  it('are none for a device that does not know of them', async () => {
    const truck = await leave(411);
    const stop = await stopOf(truck);
    const { body: done } = await send(truck, stop.id, unsigned);
    expect(done.returnables.every(({ given: out, taken }) => out === 0 && taken === 0)).toBe(true);
  });

  it('are dated by the day of the company, wherever it is: at the stop by the driver, and when the truck is recalled', async () => {
    const company = sampleCompany({ time_zone: 'Pacific/Niue', version: 2 });
    await dispatch.receive(events.companyChanged, 1, { company });
    const truck = await leave(421);
    const stop = await stopOf(truck);
    const holder = stop.returnables[0]?.holder_id as never;
    const done = await deliver(truck, stop, [{ holder_id: holder, kind_id: pallet, given: 1, taken: 0 }]);
    expect(done.status).toBe(200);
    await dispatch
      .api(routes.updateTruck)
      .as({ ...people.admin(), rights: ['TP_STATUSBACK', 'TP_EDIT'] })
      .ok({ params: { id: truck as never }, body: { status: 3 } });
    const { data } = await dispatch
      .api(listReturnableMovements)
      .as(people.planner())
      .ok({ params: { id: holder } });
    const moved = data.filter(({ truck_id }) => truck_id === truck).map(({ act, moved_on }) => [act, moved_on]);
    // an hour before midnight of the day before
    expect(moved).toEqual([
      ['corrected', daysAgo(1)],
      ['given', daysAgo(1)],
    ]);
  });
});
