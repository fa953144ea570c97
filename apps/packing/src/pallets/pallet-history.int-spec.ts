import { listCompanyStatusNames, listPalletActions, updatePallet } from '@mullion/contracts';
import { people } from '@mullion/server-testing';
import { PackingWorld } from '../testing/packing-world';

let world: PackingWorld;
beforeAll(async () => void (world = await PackingWorld.open()));
afterAll(() => world.close());

describe('the history of a pallet', () => {
  it('STA-03a names who changed which status when, in the asked language, and shows another company nothing', async () => {
    const name = {
      id: 1,
      table_name: 'pallets',
      status: 1,
      text: 'Paruošta',
      language: 'lt',
      version: 1,
      created_at: '',
      updated_at: '',
    } as const;
    world.service.world.answer(listCompanyStatusNames, () => [name]);
    const id = await world.pallet((await world.order([{}])).products);
    await world
      .api(updatePallet)
      .as(people.admin())
      .ok({ params: { id }, query: {}, body: { status: 1 } });
    const query = { table_name: 'pallets', table_id: id, language: 'lt' };
    const rows = await world.api(listPalletActions).as(people.planner()).ok(query);
    expect(rows).toMatchObject([
      {
        status_before: 0,
        status_before_name: 'Būsena 0',
        status_after: 1,
        status_after_name: 'Paruošta',
        userName: 'Admin',
      },
    ]);
    expect(await world.api(listPalletActions).as(people.stranger()).ok(query)).toEqual([]);
  });
});
