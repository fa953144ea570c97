import {
  correctReturnables,
  createReturnableKind,
  deleteReturnableKind,
  deliverStop,
  events,
  getPalletsToPrint,
  getReturnables,
  getSharedDeparture,
  listReturnableMovements,
  listReturnables,
  moveReturnables,
  routes,
  type DepartureStop,
  type RequestContext,
  type ReturnableKindId,
} from '@mullion/contracts';
import { AppError, Clock, DeadLetters, guestContext } from '@mullion/server-kit';
import { people, type TestService } from '@mullion/server-testing';
import { type DispatchWorld, palletRecordOf, useDispatchWorld } from '../testing/dispatch-world';

const TODAY = '2026-11-25';
const daysAgo = (days: number): string => new Date(Date.parse(TODAY) - days * 86_400_000).toISOString().slice(0, 10);

describe('BEY-17a returnables', () => {
  let world: DispatchWorld;
  let dispatch: TestService;
  let pallet: ReturnableKindId;
  let stillage: ReturnableKindId;
  useDispatchWorld((opened) => {
    world = opened;
    dispatch = opened.service;
  });
  beforeAll(async () => {
    dispatch.get(Clock).now = () => new Date(`${TODAY}T10:00:00Z`);
    dispatch.world.answer(getPalletsToPrint, ({ pallet_ids }) =>
      pallet_ids.map((id) => ({ id, products: [{ id: id * 10, order_id: 7, order: '26-7', position: 'L1', barcode: `B${id}`, width: 900, height: 1200, category: 1, awaits_remake: false }] }) as never),
    ); // oxfmt-ignore
    dispatch.world.answer(routes.getCustomer, ({ params }) => {
      if (Number(params.id) >= 900) throw new AppError('not_found');
      const address = { id: 5, customer_id: params.id, country: 'LT', post_code: '01103', city: 'Vilnius', street: 'Ąžuolų g. 5', ref: null, phone: null, version: 1 };
      return { id: params.id, name: `Klientas ${params.id}`, addresses: [address], contacts: [] } as never;
    }); // oxfmt-ignore
    const kind = (name: string, form: 'pallet' | 'stillage', for_pallets: boolean) =>
      dispatch
        .api(createReturnableKind)
        .as(people.admin())
        .ok({ body: { name, code: name, form, length: 2400, width: 1200, owned: 100, deposit: 20, for_pallets } });
    pallet = (await kind('Paletė', 'pallet', true)).id;
    stillage = (await kind('Stovas', 'stillage', false)).id;
  });

  const move = (body: object, as: RequestContext = people.packer(), key?: string) =>
    dispatch
      .api(moveReturnables)
      .as(as)
      .with(key === undefined ? {} : { idempotencyKey: key })
      .send({ body: { act: 'given', kind_id: pallet, count: 1, moved_on: TODAY, customer_id: 10, address_id: 5, ...body } as never });
  const given = async (customer_id: number, count: number, days: number, kind_id = pallet) =>
    (await move({ customer_id, count, moved_on: daysAgo(days), kind_id })).body;
  const list = (query: object = {}, as: RequestContext = people.planner()) => dispatch.api(listReturnables).as(as).ok({ query });
  const whole = (id: number) =>
    dispatch
      .api(getReturnables)
      .as(people.planner())
      .ok({ params: { id: id as never } });
  const correct = (id: number, count: number, reason = 'Suskaičiuota iš naujo', as: RequestContext = people.planner()) =>
    dispatch
      .api(correctReturnables)
      .as(as)
      .send({ params: { id: id as never }, body: { count, reason } });

  it('are given out and taken back by hand, the oldest first, once however often it is sent', async () => {
    const { holder_id: holder } = await given(11, 5, 100);
    await given(11, 3, 40);
    await given(11, 2, 3, stillage);
    const back = { customer_id: 11, act: 'taken', count: 6 };
    const [one, two] = await Promise.all([move(back, people.packer(), 'k'), move(back, people.packer(), 'k')]);
    expect(one.body).toEqual(two.body);
    expect(one.status).toBe(201);
    expect(await whole(holder)).toMatchObject({
      customer: 'Klientas 11',
      address: 'Ąžuolų g. 5, 01103 Vilnius, LT',
      kinds: [
        { kind: 'Stovas', balance: 2 },
        { kind: 'Paletė', balance: 2 },
      ],
      lots: [
        { kind: 'Paletė', count: 2, since: daysAgo(40), days: 40 },
        { kind: 'Stovas', count: 2, days: 3 },
      ],
    });
    const told = (await dispatch.recorded(events.returnableMoved)).filter(({ data }) => data.movement.holder_id === holder);
    expect(told.map(({ data: { movement } }) => [movement.act, movement.count])).toEqual([
      ['given', 5],
      ['given', 3],
      ['given', 2],
      ['taken', 6],
    ]);
  });

  it('are refused beyond what is held, in the future, of nobody, of an unknown kind, without a right and to other companies', async () => {
    const made = await given(12, 2, 1);
    expect((await move({ customer_id: 12, act: 'taken', count: 3 })).problem).toMatchObject({
      status: 409,
      code: 'returnables.more_than_held',
      params: { held: 2 },
    });
    expect((await move({ moved_on: '2026-11-26' })).problem).toMatchObject({ code: 'returnables.in_future' });
    expect((await move({ customer_id: 900 })).status).toBe(404);
    expect((await move({ address_id: 6 })).status).toBe(404);
    expect((await move({ kind_id: 9_999 })).problem).toMatchObject({ code: 'returnables.kind_unknown' });
    for (const bad of [{ count: 0 }, { count: 1.5 }, { customer_id: undefined }, { holder_id: made.holder_id }, { act: 'corrected' }])
      expect([bad, (await move(bad)).status]).toEqual([bad, 400]);
    for (const who of [people.viewer(), people.worker(), people.supplier()]) expect((await move({}, who)).status).toBe(403);
    const stranger = people.stranger();
    expect((await list({}, stranger)).data).toEqual([]);
    expect((await move({ customer_id: undefined, address_id: undefined, holder_id: made.holder_id }, stranger)).status).toBe(404);
    expect((await correct(made.id, 1, 'x', stranger)).status).toBe(404);
    for (const route of [getReturnables, listReturnableMovements] as const)
      expect(
        (
          await dispatch
            .api(route)
            .as(stranger)
            .send({ params: { id: made.holder_id } })
        ).status,
      ).toBe(404);
  });

  it('are corrected with a reason by movements of their own; nothing is ever edited', async () => {
    const wrong = await given(13, 10, 20);
    await given(13, 1, 10);
    expect((await correct(wrong.id, 4, ' ')).status).toBe(400);
    const [first, second] = await Promise.all([correct(wrong.id, 7), correct(wrong.id, 7)]);
    expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([201, 409]);
    const refused = [first, second].find(({ status }) => status === 409);
    expect(refused?.problem).toMatchObject({ code: 'returnables.corrected_already', params: { left: 3 } });
    const done = [first, second].find(({ status }) => status === 201)?.body;
    expect((await correct(done?.id ?? 0, 1)).problem).toMatchObject({ code: 'returnables.corrected_already' });
    expect((await whole(wrong.holder_id)).lots).toMatchObject([
      { count: 3, days: 20 },
      { count: 1, days: 10 },
    ]);
    const seen = await dispatch
      .api(listReturnableMovements)
      .as(people.planner())
      .ok({ params: { id: wrong.holder_id }, query: { rows: 2 } });
    expect(seen).toMatchObject({ total: 3, last_page: 2 });
    expect(seen.data[0]).toMatchObject({ act: 'corrected', count: 7, corrects_id: wrong.id, reason: 'Suskaičiuota iš naujo', left: 0 });
    await expect(dispatch.sql('UPDATE returnable_movements SET count = 1 WHERE id = $1', [wrong.id])).rejects.toThrow(/never changed/);
    await expect(dispatch.sql('DELETE FROM returnable_movements WHERE id = $1', [wrong.id])).rejects.toThrow(/never changed/);
  });

  it('are listed by holder with four steps of age, filtered, sorted and paged, with the figures of all', async () => {
    const before = (await list()).summary;
    for (const [customer, days] of [[21, 30], [21, 31], [22, 61], [22, 91], [23, 2]] as const) await given(customer, 2, days); // oxfmt-ignore
    await given(23, 4, 5, stillage);
    const rows = (await list({ filter: 'klientas 2' })).data;
    expect(rows.map(({ customer, total, ages, oldest_days }) => [customer, total, ages, oldest_days])).toEqual([
      ['Klientas 22', 4, [0, 0, 2, 2], 91],
      ['Klientas 21', 4, [2, 2, 0, 0], 31],
      ['Klientas 23', 6, [6, 0, 0, 0], 5],
    ]);
    expect((await list({ filter: 'klientas 2', late: 'true' })).data.map(({ customer }) => customer)).toEqual(['Klientas 22']);
    expect((await list({ filter: 'klientas 2', form: 'stillage' })).data).toMatchObject([
      { customer: 'Klientas 23', stillages: 4, total: 4 },
    ]);
    const second = await list({ filter: 'klientas 2', order_by: 'customer', order: 'DESC', rows: 1, page: 2 });
    expect([second.total, second.last_page, second.data[0]?.customer]).toEqual([3, 3, 'Klientas 22']);
    const { summary } = await list();
    expect(summary.owned).toBe(200);
    expect([summary.out - before.out, summary.late.units - before.late.units, summary.late.value - before.late.value]).toEqual([14, 2, 40]);
    expect(summary.stillages.units - before.stillages.units).toBe(4);
    for (const who of [people.worker(), people.supplier()]) expect((await dispatch.api(listReturnables).as(who).send({})).status).toBe(403);
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
    expect((await whole(holder)).next_truck).toMatchObject({ id: next.id, number: next.number, delivery_date: '2026-11-28' });
    expect((await list({ filter: 'klientas 31' })).data[0]?.next_truck).toMatchObject({ id: next.id });
    expect((await list()).summary.returning.truck).toMatchObject({ id: next.id });
  });

  it('follow the name of their customer', async () => {
    const { holder_id: holder } = await given(32, 1, 1);
    await dispatch.receive(events.customerChanged, 1, { customer_id: 32 as never, name: 'Naujas vardas', version: 2, removed: false });
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
      .ok({ body: { name: 'Dėžė', code: 'D', form: 'other', length: 600, width: 400, owned: 0, deposit: 0, for_pallets: false } });
    const made = await given(33, 1, 1, kind.id);
    const remove = () =>
      dispatch
        .api(deleteReturnableKind)
        .as(people.admin())
        .send({ params: { id: kind.id } });
    expect((await remove()).problem).toMatchObject({ status: 409, code: 'returnable_kind.in_use', params: { count: 1 } });
    await correct(made.id, 1);
    expect((await remove()).status).toBe(200);
    expect((await move({ customer_id: 33, kind_id: kind.id })).problem).toMatchObject({ code: 'returnables.kind_unknown' });
    const { data } = await dispatch
      .api(listReturnableMovements)
      .as(people.planner())
      .ok({ params: { id: made.holder_id } });
    expect(data.map((movement) => movement.kind)).toEqual(['Dėžė', 'Dėžė']);
  });

  describe('at the stops of a departure', () => {
    const guest = (truckId: number) =>
      guestContext(1, { link_id: 1, kind: 'departure', target_id: truckId, departure: 1, language: 'lt', until: null }, 'Europe/Vilnius');
    const stopOf = async (truckId: number): Promise<DepartureStop> => {
      const [stop] = (await dispatch.api(getSharedDeparture).as(guest(truckId)).ok({})).stops;
      if (!stop) throw new Error('no stop');
      return stop;
    };
    const leave = async (...ids: number[]): Promise<number> => {
      const truck = await world.truckOf(...ids);
      for (const id of ids)
        await dispatch.receive(events.palletChanged, 1, { pallet: palletRecordOf(id, { status: 3, truck_id: truck.id, version: 3 }) });
      await dispatch
        .api(routes.updateTruck)
        .as(people.admin())
        .ok({ params: { id: truck.id }, body: { status: 4 } });
      return truck.id;
    };
    const deliver = (truckId: number, stop: DepartureStop, returnables: object[]) =>
      dispatch
        .api(deliverStop)
        .as(guest(truckId))
        .send({
          params: { id: stop.id },
          body: {
            delivered_at: `${TODAY}T09:00:00Z`,
            received_by: 'Ona',
            signature: null,
            unsigned_reason: 'Palikta',
            returnables,
          } as never,
        });

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
      expect(done.body.returnables.find(({ kind_id }) => kind_id === pallet)).toMatchObject({ given: 2, taken: 3, held: -1 });
      const rows = (await list({ filter: 'langma' })).data;
      expect(rows).toMatchObject([{ customer: 'UAB Langma', address: 'Vilnius', pallets: -1, total: -1, oldest_on: null }]);
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
      const body = { delivered_at: `${TODAY}T09:00:00Z`, received_by: 'Ona', signature: null, unsigned_reason: 'Palikta' };
      const done = await dispatch
        .api(deliverStop)
        .as(guest(truck))
        .ok({ params: { id: stop.id }, body: body as never });
      expect(done.returnables.every(({ given: out, taken }) => out === 0 && taken === 0)).toBe(true);
    });

    it('are dated by the day of the company, wherever it is: at the stop by the driver, and when the truck is recalled', async () => {
      const company = {
        id: 1, name: 'Windows', code: 'W', kind: 'manufacturer', features: [], serves_company_id: null, time_zone: 'Pacific/Niue',
        allow_custom_pallets: true, standard_lengths: [], longest_pallet: 2400, template_language: 'lt', default_truck_spacing: 50, pref_packing_type: null,
        manager_emails: '', truck_loaded_email_template: '', version: 2,
      }; // oxfmt-ignore
      await dispatch.receive(events.companyChanged, 1, { company: company as never });
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
});
