import {
  createReturnableKind,
  deliverStop,
  events,
  getPalletsToPrint,
  getSharedDeparture,
  listReturnableMovements,
  listReturnables,
  routes,
  type DepartureStop,
  type RequestContext,
  type ReturnableKindId,
} from '@mullion/contracts';
import { AppError, Clock, guestContext } from '@mullion/server-kit';
import { people, type TestService } from '@mullion/server-testing';
import { type DispatchWorld, palletRecordOf, useDispatchWorld } from '../testing/dispatch-world';

const TODAY = '2026-11-25';
const daysAgo = (days: number): string => new Date(Date.parse(TODAY) - days * 86_400_000).toISOString().slice(0, 10);

describe('BEY-17a returnables', () => {
  let world: DispatchWorld;
  let dispatch: TestService;
  let pallet: ReturnableKindId;
  useDispatchWorld((opened) => {
    world = opened;
    dispatch = opened.service;
  });
  beforeAll(async () => {
    dispatch.get(Clock).now = () => new Date(`${TODAY}T10:00:00Z`);
    dispatch.world.answer(getPalletsToPrint, ({ pallet_ids }) =>
      pallet_ids.map(
        (id) =>
          ({
            id,
            products: [
              {
                id: id * 10,
                order_id: 7,
                order: '26-7',
                position: 'L1',
                barcode: `B${id}`,
                width: 900,
                height: 1200,
                category: 1,
                awaits_remake: false,
              },
            ],
          }) as never,
      ),
    );
    dispatch.world.answer(routes.getCustomer, ({ params }) => {
      if (Number(params.id) >= 900) throw new AppError('not_found');
      const address = {
        id: 5,
        customer_id: params.id,
        country: 'LT',
        post_code: '01103',
        city: 'Vilnius',
        street: 'Ąžuolų g. 5',
        ref: null,
        phone: null,
        version: 1,
      };
      return { id: params.id, name: `Klientas ${params.id}`, addresses: [address], contacts: [] } as never;
    });
    const kind = (name: string, form: 'pallet' | 'stillage', for_pallets: boolean) =>
      dispatch
        .api(createReturnableKind)
        .as(people.admin())
        .ok({ body: { name, code: name, form, length: 2400, width: 1200, owned: 100, deposit: 20, for_pallets } });
    pallet = (await kind('Paletė', 'pallet', true)).id;
  });

  const list = (query: object = {}, as: RequestContext = people.planner()) =>
    dispatch.api(listReturnables).as(as).ok({ query });

  describe('at the stops of a departure', () => {
    const guest = (truckId: number) =>
      guestContext(
        1,
        { link_id: 1, kind: 'departure', target_id: truckId, departure: 1, language: 'lt', until: null },
        'Europe/Vilnius',
      );
    const stopOf = async (truckId: number): Promise<DepartureStop> => {
      const [stop] = (await dispatch.api(getSharedDeparture).as(guest(truckId)).ok({})).stops;
      if (!stop) throw new Error('no stop');
      return stop;
    };
    const leave = async (...ids: number[]): Promise<number> => {
      const truck = await world.truckOf(...ids);
      for (const id of ids)
        await dispatch.receive(events.palletChanged, 1, {
          pallet: palletRecordOf(id, { status: 3, truck_id: truck.id, version: 3 }),
        });
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
      const body = {
        delivered_at: `${TODAY}T09:00:00Z`,
        received_by: 'Ona',
        signature: null,
        unsigned_reason: 'Palikta',
      };
      const done = await dispatch
        .api(deliverStop)
        .as(guest(truck))
        .ok({ params: { id: stop.id }, body: body as never });
      expect(done.returnables.every(({ given: out, taken }) => out === 0 && taken === 0)).toBe(true);
    });

    it('are dated by the day of the company, wherever it is: at the stop by the driver, and when the truck is recalled', async () => {
      const company = {
        id: 1,
        name: 'Windows',
        code: 'W',
        kind: 'manufacturer',
        features: [],
        serves_company_id: null,
        time_zone: 'Pacific/Niue',
        allow_custom_pallets: true,
        standard_lengths: [],
        longest_pallet: 2400,
        template_language: 'lt',
        default_truck_spacing: 50,
        pref_packing_type: null,
        manager_emails: '',
        truck_loaded_email_template: '',
        version: 2,
      };
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
