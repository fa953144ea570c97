import { createTruck, events, getBoardTrucks, updateTruck, type RequestContext } from '@mullion/contracts';
import { auditEvent, Clock } from '@mullion/server-kit';
import { people, sampleCompany } from '@mullion/server-testing';
import { useDispatchWorld, type DispatchWorld } from '../testing/dispatch-world';

const company = sampleCompany({ version: 3, default_departure_time: '09:15' });

describe('trucks of the load readiness board', () => {
  let world: DispatchWorld;
  useDispatchWorld((opened) => (world = opened));
  const planner: RequestContext = { ...people.planner(), rights: ['TP_EDIT'] };
  const day = (offset: number): string =>
    new Date(Date.parse(new Clock().today(planner.time_zone)) + offset * 86_400_000).toISOString().slice(0, 10);
  const make = async (delivery_date: string | null, fields: object = {}) =>
    (
      await world.service
        .api(createTruck)
        .as(planner)
        .send({ params: {}, query: {}, body: { delivery_date, ...fields } })
    ).body;
  const board = (input: object = {}, who = planner) =>
    world.service
      .api(getBoardTrucks)
      .as(who)
      .ok({ span: 'next', gate: null, ...input });

  it('BEY-04a stand by departure: the day, then the time of the truck or the usual one of the company, which follows the company', async () => {
    const late = await make(day(2), { departure_time: '13:00', gate: '3' });
    const usual = await make(day(2));
    const early = await make(day(2), { departure_time: '06:30' });
    const tomorrow = await make(day(1), { departure_time: '23:00' });
    expect((await board()).trucks.map(({ id }) => id)).toEqual([tomorrow.id, early.id, usual.id]);
    expect((await board()).after?.id).toBe(late.id);
    const utc = (clock: string) => new Date(`${day(2)}T${clock}:00+02:00`).getTime();
    // Vilnius is two or three hours ahead of UTC
    const hours = (iso: string | null, clock: string) => Math.abs(Date.parse(iso ?? '') - utc(clock)) / 3_600_000;
    expect([0, 1]).toContain(hours(usual.departs_at, '08:00'));
    await world.service.receive(events.companyChanged, 1, { company });
    const [, , followed] = (await board()).trucks;
    expect([0, 1]).toContain(hours(followed!.departs_at, '09:15'));
    expect((await board({ gate: '3' })).trucks.map(({ id }) => id)).toEqual([late.id]);
    expect((await board()).gates).toEqual(['3']);
  });

  it('BEY-04a hold what has not left of the last two weeks and what has no date, at the end; not drafts, not older ones, not those of another company', async () => {
    await world.service.sql('UPDATE trucks SET status = 4 WHERE company_id = 1');
    const overdue = await make(day(-1));
    await make(day(-15));
    await make(day(0), { status: 0 });
    const dateless = await make(null);
    const week = await make(day(6));
    const later = await make(day(7));
    expect((await board({ span: 'today' })).trucks.map(({ id }) => id)).toEqual([overdue.id, dateless.id]);
    const found = await board({ span: 'week' });
    expect([found.trucks.map(({ id }) => id), found.total, found.after?.id]).toEqual([
      [overdue.id, week.id, dateless.id],
      3,
      later.id,
    ]);
    expect(await board({}, people.stranger())).toMatchObject({ trucks: [], total: 0, after: null, gates: [] });
  });

  it('BEY-04a a departure time is a time of day, is audited, and goes back to the usual one', async () => {
    const truck = await make(day(3), { departure_time: '13:00' });
    const send = (body: object) =>
      world.service
        .api(updateTruck)
        .as(planner)
        .send({ params: { id: truck.id }, query: {}, body });
    const wrong = await send({ departure_time: '25:00' });
    expect([wrong.status, wrong.problem?.errors?.map(({ path }) => path)]).toEqual([400, ['body.departure_time']]);
    expect((await send({ departure_time: null, gate: '2' })).body).toMatchObject({ departure_time: null, gate: '2' });
    const audited = (await world.service.recorded(auditEvent('dispatch'))).at(-1)?.data;
    expect(JSON.stringify(audited)).toContain('departure_time');
  });
});
