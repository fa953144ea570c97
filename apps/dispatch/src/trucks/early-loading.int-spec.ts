import { events, routes } from '@mullion/contracts';
import { auditEvent } from '@mullion/server-kit';
import { people, type TestService } from '@mullion/server-testing';
import { type DispatchWorld, useDispatchWorld } from '../testing/dispatch-world';

describe('a pallet scanned onto its truck', () => {
  let world: DispatchWorld;
  let dispatch: TestService;
  useDispatchWorld((opened) => {
    world = opened;
    dispatch = opened.service;
  });

  const packer = people.packer();
  /** As packing says it: the pallet's record first, then who scanned it. */
  const scan = async (truckId: number, id: number, company = 1): Promise<void> => {
    await world.scanned(truckId, id);
    const { user_id, user_name, session_id } = packer;
    const data = { pallet_id: id as never, truck_id: truckId as never, by: { user_id, user_name, session_id } };
    await dispatch.receive(events.palletLoaded, company, data);
  };
  const noted = async (truckId: number) =>
    (await dispatch.recorded(auditEvent('dispatch')))
      .map(({ data }) => data)
      .filter(({ row_id, after }) => row_id === truckId && 'loaded_out_of_turn' in ((after ?? {}) as object));

  it('BEY-07a out of turn is written down with the person, what was skipped and what was loaded', async () => {
    const truck = await world.truckOf(401, 402, 403);
    await scan(truck.id, 403);
    expect(await noted(truck.id)).toEqual([
      expect.objectContaining({
        user_name: packer.user_name,
        user_id: packer.user_id,
        before: { loaded_out_of_turn: ['1. P260401', '2. P260402'] },
        after: { loaded_out_of_turn: ['3. P260403'] },
      }),
    ]);
    await scan(truck.id, 401);
    expect(await noted(truck.id)).toHaveLength(1);
  });

  it('BEY-07a in its turn, by the last stop first, leaves nothing to write down', async () => {
    const truck = await world.truckOf(411, 412, 413);
    const places = truck.pallets.map(({ pallet_id, x, y, is_turned }) => ({
      ...{ pallet_id, x, y, is_turned },
      dispatch_priority: pallet_id === (411 as never) ? 1 : 2,
    }));
    await dispatch
      .api(routes.updateTruck)
      .as({ ...people.planner() })
      .ok({ params: { id: truck.id }, body: { pallets: places } });
    // 411 stands behind the cab and is unloaded first, so 412 beside it goes in before it; nothing stands between 413
    // and the door
    await scan(truck.id, 412);
    await scan(truck.id, 411);
    await scan(truck.id, 413);
    expect(await noted(truck.id)).toEqual([]);
  });

  it('BEY-07a is nothing to a truck of another company', async () => {
    const truck = await world.truckOf(421, 422);
    const data = {
      pallet_id: 422 as never,
      truck_id: truck.id,
      by: { user_id: null, user_name: 'x', session_id: null },
    };
    await dispatch.receive(events.palletLoaded, 7, data);
    expect(await noted(truck.id)).toEqual([]);
  });
});
