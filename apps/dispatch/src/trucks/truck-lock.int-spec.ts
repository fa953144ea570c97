import { events, routes } from '@mullion/contracts';
import { auditEvent } from '@mullion/server-kit';
import { eventually, people, type TestService } from '@mullion/server-testing';
import { type DispatchWorld, palletRecordOf, useDispatchWorld } from '../testing/dispatch-world';

/** Two pallets side by side a truck. */
const pairs: NonNullable<Parameters<typeof useDispatchWorld>[1]> = ({ pallets, trucks }) => {
  const items = pallets.map(({ id }, at) => ({ id, x: 0, y: (at % 2) * 1250, is_turned: false }));
  const loads =
    trucks === 'one' ? [items] : items.flatMap((_item, at) => (at % 2 === 0 ? [items.slice(at, at + 2)] : []));
  return { trucks: loads.map((load) => ({ items: load, lower_bound: 2400 })), unplaced: [] };
};

describe('generating and locking trucks', () => {
  let world: DispatchWorld;
  let dispatch: TestService;
  const planner = { ...people.planner(), rights: ['TP_EDIT' as const] };
  useDispatchWorld((opened) => {
    world = opened;
    dispatch = opened.service;
  }, pairs);
  const truckNow = (id: number, who = people.manager()) => dispatch.api(routes.getTruck).as(who).ok({ params: { id } });

  it('TRK-07abc a truck that is being optimised is locked by name; the lock ends with the work, or by itself', async () => {
    const truck = await world.whileArranging(
      dispatch
        .api(routes.createTruck)
        .as(planner)
        .ok({ body: { description: 'L', pallets: [21] } }),
    );
    const asked = dispatch
      .api(routes.optimiseTruck)
      .as(planner)
      .send({ params: { id: truck.id }, body: {} });
    await eventually(async () => {
      expect(await truckNow(truck.id)).toMatchObject({
        locked_by: planner.user_name,
        locked_until: expect.any(String) as string,
      });
    });
    await world.arrange();
    expect((await asked).status).toBe(200);
    expect(await truckNow(truck.id)).toMatchObject({ locked_by: null, locked_until: null });
    await dispatch.sql(
      `UPDATE trucks SET locked_by = 'Somebody', locked_until = now() + interval '1 minute' WHERE id = $1`,
      [truck.id],
    );
    expect((await truckNow(truck.id)).locked_by).toBe('Somebody');
    await dispatch.sql(`UPDATE trucks SET locked_until = now() - interval '1 second' WHERE id = $1`, [truck.id]);
    expect((await truckNow(truck.id)).locked_by).toBeNull();
  });

  it('BEY-15b every edit of a truck is in the audit list: made, edited, loaded, arranged, given a vehicle, left', async () => {
    const who = { ...planner, type: 1 as const, session_id: 'session-of-the-planner' };
    const truck = await world.whileArranging(
      dispatch
        .api(routes.createTruck)
        .as(who)
        .ok({ body: { description: 'V', pallets: [41, 42] } }),
    );
    const params = { id: truck.id };
    const put = (body: object) => dispatch.api(routes.updateTruck).as(who).ok({ params, body });
    await put({ description: 'Vilnius', pallets: [{ pallet_id: 41, x: 30, y: 0, is_turned: false }] });
    await world.whileArranging(dispatch.api(routes.optimiseTruck).as(who).ok({ params, body: {} }));
    await dispatch
      .api(routes.createVehicle)
      .as(who)
      .ok({ body: { trailer_number_plate: 'KD 777', truck_id: truck.id } });
    const first = (await truckNow(truck.id)).vehicle?.id;
    const other = (await put({ trailer_number_plate: 'KD 778' })) as { vehicle?: { id: number } };
    for (const id of [41, 42])
      await dispatch.receive(events.palletChanged, 1, {
        pallet: palletRecordOf(id, { status: 3, truck_id: truck.id, version: 5 }),
      });
    await put({ status: 4, despite_warnings: true });
    const entries = (await dispatch.recorded(auditEvent('dispatch')))
      .map(({ data }) => data)
      .filter((entry) => entry.table_name === 'trucks' && entry.row_id === truck.id);
    expect(entries).toMatchObject([
      { action: 'trucks.created', before: null, after: { description: 'V' } },
      { before: { pallets: [] }, after: { pallets: ['#41', '#42'] } },
      { before: { description: 'V' }, after: { description: 'Vilnius', places: ['P260041 30/0', 'P260042 0/1250'] } },
      { before: { places: ['P260041 30/0', 'P260042 0/1250'] }, after: { places: ['P260041 0/0', 'P260042 0/1250'] } },
      { before: { vehicle_id: null }, after: { vehicle_id: first } },
      { before: { vehicle_id: first }, after: { vehicle_id: other.vehicle?.id } },
      { action: 'trucks.edited', before: { status: 3 }, after: { status: 4 } },
    ]);
    expect(entries.map((entry) => [entry.user_id, entry.session_id])).toEqual(
      entries.map(() => [who.user_id, who.session_id]),
    );
  });

  it('TRK-05c a truck that has left refuses everything with already_confirmed', async () => {
    const truck = await world.whileArranging(
      dispatch
        .api(routes.createTruck)
        .as(planner)
        .ok({ body: { description: 'G', pallets: [31] } }),
    );
    await dispatch.sql('UPDATE trucks SET status = 4 WHERE id = $1', [truck.id]);
    await dispatch.receive(events.palletChanged, 1, {
      pallet: palletRecordOf(31, { status: 4, truck_id: truck.id, version: 5 }),
    });
    const params = { id: truck.id };
    const spot = { pallet_id: 31, x: 10, y: 0, is_turned: false };
    const refusals = await Promise.all([
      dispatch
        .api(routes.addTruckPallets)
        .as(planner)
        .send({ params, body: { pallets: [32] } }),
      dispatch
        .api(routes.removeTruckPallet)
        .as(planner)
        .send({ params: { ...params, pallet_id: 31 } }),
      dispatch.api(routes.optimiseTruck).as(planner).send({ params, body: {} }),
      dispatch.api(routes.rearrangeTruck).as(planner).send({ params }),
      dispatch
        .api(routes.updateTruck)
        .as(planner)
        .send({ params, body: { pallets: [spot] as never } }),
      dispatch
        .api(routes.updateTruck)
        .as(planner)
        .send({ params, body: { description: 'mine' } }),
      dispatch
        .api(routes.createVehicle)
        .as(planner)
        .send({ body: { trailer_number_plate: 'KD 950', truck_id: truck.id } }),
      dispatch.api(routes.deleteTruck).as(planner).send({ params }),
    ]);
    expect(refusals.map(({ problem, status }) => [status, problem?.code])).toEqual(
      refusals.map(() => [409, 'already_confirmed']),
    );
  });
});
