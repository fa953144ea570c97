import { createTruck, events, getTrucksToPrint, routes, type Truck } from '@mullion/contracts';
import { systemContext } from '@mullion/server-kit';
import { people, sampleCompany } from '@mullion/server-testing';
import { type DispatchWorld, palletRecordOf, useDispatchWorld } from '../testing/dispatch-world';

const company = sampleCompany({ features: ['dispatch_by_order'], version: 2 });

describe('features of the company decide how a truck is shown', () => {
  let world: DispatchWorld;
  useDispatchWorld((opened) => (world = opened));

  const groups = (truck: Truck | undefined) => truck?.pallets.map((pallet) => [pallet.group, pallet.group_label]);

  it('the same on paper, which a worker asks for without features, as on the screen', async () => {
    await world.service.receive(events.companyChanged, 1, { company });
    for (const id of [81, 82])
      await world.service.receive(events.palletChanged, 1, { pallet: palletRecordOf(id, { order_ids: [7] }) });
    const { id } = await world.truckOf(81, 82);
    const screen = await world.service
      .api(routes.getTruck)
      .as({ ...people.planner(), features: ['dispatch_by_order'] })
      .ok({ params: { id } });
    const [paper] = await world.service
      .api(getTrucksToPrint)
      .as(systemContext(1))
      .ok({ truck_ids: [id] });
    expect(groups(paper)).toEqual(groups(screen));
    expect(paper?.pallets.map((pallet) => pallet.group_label)).toEqual([
      expect.stringContaining('26-0411'),
      expect.stringContaining('26-0411'),
    ]);
  });

  it('and its time zone when a truck leaves, also for a worker that prints and does not know it', async () => {
    const elsewhere = { ...company, time_zone: 'America/New_York', default_departure_time: '08:00', version: 3 };
    await world.service.receive(events.companyChanged, 1, { company: elsewhere });
    const planner = { ...people.planner(), rights: ['TP_EDIT' as const] };
    const { id } = await world.service
      .api(createTruck)
      .as(planner)
      .ok({ body: { description: 'NY', delivery_date: '2026-12-01' } });
    const [paper] = await world.service
      .api(getTrucksToPrint)
      .as(systemContext(1))
      .ok({ truck_ids: [id] });
    expect(paper?.departs_at).toBe('2026-12-01T13:00:00.000Z');
  });
});
