import { getTruckSpace, routes, type InputOf } from '@mullion/contracts';
import { systemContext } from '@mullion/server-kit';
import { people, type TestService } from '@mullion/server-testing';
import { type DispatchWorld, useDispatchWorld } from '../testing/dispatch-world';

describe('BEY-24b space in trucks by week', () => {
  let world: DispatchWorld;
  let dispatch: TestService;
  useDispatchWorld((opened) => {
    world = opened;
    dispatch = opened.service;
  });

  it('adds the lengths of the trucks of a week and what stands on them in loading metres, of the own company and the asked days alone', async () => {
    const days = { from: '2027-05-03', to: '2027-05-16' };
    const ask = (company = 1, without: InputOf<typeof getTruckSpace>['without'] = []) =>
      dispatch
        .api(getTruckSpace)
        .as(systemContext(company))
        .ok({ ...days, without });
    expect(await ask()).toEqual([]);
    const admin = { ...people.admin(), rights: ['TP_EDIT' as const] };
    const update = (id: number, body: object) =>
      dispatch
        .api(routes.updateTruck)
        .as(admin)
        .ok({ params: { id: id as never }, body });
    const loaded = await world.truckOf(1, 2);
    await update(loaded.id, { delivery_date: '2027-05-05' });
    await dispatch
      .api(routes.createTruck)
      .as(admin)
      .ok({ body: { description: 'empty', delivery_date: '2027-05-07', length: 7000, width: 2480 } });
    await dispatch
      .api(routes.createTruck)
      .as(admin)
      .ok({ body: { description: 'later', delivery_date: '2027-05-17' } });
    const { length, width, between_pallets: between, pallets } = loaded;
    const [first, second] = pallets.map((pallet) =>
      Math.round((pallet.length + between) / Math.max(1, Math.floor((width + between) / (pallet.width + between)))),
    ) as [number, number];
    const taken = first + second;
    expect(pallets).toHaveLength(2);
    expect(await ask()).toEqual([{ week: '202718', trucks: 2, length: length + 7000, taken }]);
    const left = [1, 0.5].map((share, at) => ({ pallet_id: pallets[at]!.pallet_id, share }));
    expect(await ask(1, left)).toMatchObject([{ taken: Math.round(second / 2) }]);
    expect(await ask(2)).toEqual([]);
  });
});
