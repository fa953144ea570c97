import {
  createReturnableKind,
  deleteReturnableKind,
  events,
  listReturnableMovements,
  listReturnables,
  routes,
  type ReturnableKindId,
} from '@mullion/contracts';
import { DeadLetters } from '@mullion/server-kit';
import { people, type TestService } from '@mullion/server-testing';
import type { DispatchWorld } from '../testing/dispatch-world';
import { useReturnables } from '../testing/returnable-world';

describe('BEY-17a returnables at their holders', () => {
  let world: DispatchWorld;
  let dispatch: TestService;
  let stillage: ReturnableKindId;
  const { move, given, list, whole, correct } = useReturnables((opened) => ({ world, dispatch, stillage } = opened));

  it('are listed by holder with four steps of age, filtered, sorted and paged, with the figures of all', async () => {
    const before = (await list()).summary;
    for (const [customer, days] of [
      [21, 30],
      [21, 31],
      [22, 61],
      [22, 91],
      [23, 2],
    ] as const)
      await given(customer, 2, days);
    await given(23, 4, 5, stillage);
    const rows = (await list({ filter: 'klientas 2' })).data;
    expect(rows.map(({ customer, total, ages, oldest_days }) => [customer, total, ages, oldest_days])).toEqual([
      ['Klientas 22', 4, [0, 0, 2, 2], 91],
      ['Klientas 21', 4, [2, 2, 0, 0], 31],
      ['Klientas 23', 6, [6, 0, 0, 0], 5],
    ]);
    expect((await list({ filter: 'klientas 2', late: 'true' })).data.map(({ customer }) => customer)).toEqual([
      'Klientas 22',
    ]);
    expect((await list({ filter: 'klientas 2', form: 'stillage' })).data).toMatchObject([
      { customer: 'Klientas 23', stillages: 4, total: 4 },
    ]);
    const second = await list({ filter: 'klientas 2', order_by: 'customer', order: 'DESC', rows: 1, page: 2 });
    expect([second.total, second.last_page, second.data[0]?.customer]).toEqual([3, 3, 'Klientas 22']);
    const { summary } = await list();
    expect(summary.owned).toBe(200);
    expect([
      summary.out - before.out,
      summary.late.units - before.late.units,
      summary.late.value - before.late.value,
    ]).toEqual([14, 2, 40]);
    expect(summary.stillages.units - before.stillages.units).toBe(4);
    for (const who of [people.worker(), people.supplier()])
      expect((await dispatch.api(listReturnables).as(who).send({})).status).toBe(403);
  });

  it('name the next planned truck that stops at the address', async () => {
    const { holder_id: holder } = await given(31, 1, 1);
    expect((await whole(holder)).next_truck).toBeNull();
    const truckFor = async (id: number, day: string) => {
      world.kept.set(id, { address_keys: ['address:5'] });
      const truck = await world.truckOf(id);
      await dispatch
        .api(routes.updateTruck)
        .as(people.admin())
        .ok({ params: { id: truck.id }, body: { delivery_date: day } });
      return truck;
    };
    await truckFor(310, '2026-12-20');
    const next = await truckFor(311, '2026-11-28');
    await truckFor(312, '2026-11-20');
    expect((await whole(holder)).next_truck).toMatchObject({
      id: next.id,
      number: next.number,
      delivery_date: '2026-11-28',
    });
    expect((await list({ filter: 'klientas 31' })).data[0]?.next_truck).toMatchObject({ id: next.id });
    expect((await list()).summary.returning.truck).toMatchObject({ id: next.id });
  });

  it('follow the name of their customer', async () => {
    const { holder_id: holder } = await given(32, 1, 1);
    await dispatch.receive(events.customerChanged, 1, {
      customer_id: 32 as never,
      name: 'Naujas vardas',
      version: 2,
      removed: false,
    });
    expect((await whole(holder)).customer).toBe('Naujas vardas');
  });

  it('keep the newer name of their customer when an older event, given up before, is tried again by a person', async () => {
    const { holder_id: holder } = await given(34, 1, 1);
    const older = { customer_id: 34 as never, name: 'Senas vardas', version: 2, removed: false };
    await dispatch.sql(`ALTER TABLE returnable_holders ADD CONSTRAINT no_old_name CHECK (customer <> 'Senas vardas')`);
    const event = await dispatch.receive(events.customerChanged, 1, older);
    await dispatch.sql('ALTER TABLE returnable_holders DROP CONSTRAINT no_old_name');
    await dispatch.receive(events.customerChanged, 1, { ...older, name: 'Dabartinis vardas', version: 3 });
    const letters = dispatch.get(DeadLetters);
    const letter = (await letters.list()).find(({ event_id }) => event_id === event.id);
    await letters.retry(letter?.id as number);
    expect((await whole(holder)).customer).toBe('Dabartinis vardas');
  });

  it('keep a kind while some of it is out, and its name in the movements afterwards', async () => {
    const kind = await dispatch
      .api(createReturnableKind)
      .as(people.admin())
      .ok({
        body: {
          name: 'Dėžė',
          code: 'D',
          form: 'other',
          length: 600,
          width: 400,
          owned: 0,
          deposit: 0,
          for_pallets: false,
        },
      });
    const made = await given(33, 1, 1, kind.id);
    const remove = () =>
      dispatch
        .api(deleteReturnableKind)
        .as(people.admin())
        .send({ params: { id: kind.id } });
    expect((await remove()).problem).toMatchObject({
      status: 409,
      code: 'returnable_kind.in_use',
      params: { count: 1 },
    });
    await correct(made.id, 1);
    expect((await remove()).status).toBe(200);
    expect((await move({ customer_id: 33, kind_id: kind.id })).problem).toMatchObject({
      code: 'returnables.kind_unknown',
    });
    const { data } = await dispatch
      .api(listReturnableMovements)
      .as(people.planner())
      .ok({ params: { id: made.holder_id } });
    expect(data.map((movement) => movement.kind)).toEqual(['Dėžė', 'Dėžė']);
  });
});
