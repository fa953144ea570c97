import { FOUND_OF_A_KIND, searchPallets } from '@mullion/contracts';
import { people } from '@mullion/server-testing';
import { PackingWorld } from '../testing/packing-world';

let world: PackingWorld;
beforeAll(async () => void (world = await PackingWorld.open()));
afterAll(() => world.close());

const found = async (text: string, as = people.planner()) =>
  (await world.api(searchPallets).as(as).ok({ text })).map(({ shown_number }) => shown_number);

describe('pallets of the search everywhere', () => {
  const number = async (text: string): Promise<void> => {
    const { products } = await world.order([{}]);
    const id = await world.pallet(products);
    await world.service.sql('UPDATE pallet SET number = $2 WHERE id = $1', [id, text]);
  };

  it('BEY-29a are found by the beginning of their shown number, by the end and whole, written as people write; only five, of the own company only', async () => {
    for (let nth = 0; nth < 8; nth++) await number(`00FINDP36014${nth}`);
    await number('77001');
    expect(await found('00findp360147')).toEqual(['P360147']);
    expect(await found('P36-0147')).toEqual(['P360147']);
    expect(await found('0142')).toEqual(['P360142']);
    expect(await found('77001')).toEqual(['7001']);
    expect(await found('p3601')).toHaveLength(FOUND_OF_A_KIND);
    expect(await found('%')).toEqual([]);
    expect(await found('P36-0999')).toEqual([]);
    expect(await found('P36-0147', people.stranger())).toEqual([]);
  });
});
