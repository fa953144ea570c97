import { getMissingUnits, getPalletReadiness } from '@mullion/contracts';
import { people } from '@mullion/server-testing';
import { PackingWorld } from '../testing/packing-world';

let world: PackingWorld;
beforeAll(async () => void (world = await PackingWorld.open()));
afterAll(() => world.close());

describe('units that are missing on pallets', () => {
  it('BEY-04a are those neither made nor packed, as many as readiness counts, by position; none of another company', async () => {
    const { order, products } = await world.order([
      { status: 6, position: '10' },
      { status: 8, position: '1' },
      { status: 6, position: '2' },
      { status: 0, position: '3' },
    ]);
    const id = (await world.pallet(products)) as never;
    await world.service.sql('UPDATE placement SET loaded_at = now() WHERE product_id = $1', [products[3]?.id]);
    const missing = (as = people.planner()) =>
      world
        .api(getMissingUnits)
        .as(as)
        .ok({ pallet_ids: [id] });
    const found = await missing();
    expect(found.map(({ position }) => position)).toEqual(['2', '10']);
    expect(found[0]).toMatchObject({
      product_id: products[2]?.id,
      order: order.number,
      pallet_id: id,
      width: products[2]?.width,
    });
    const [readiness] = await world
      .api(getPalletReadiness)
      .as(people.planner())
      .ok({ pallet_ids: [id] });
    expect(readiness!.products - readiness!.made).toBe(found.length);
    expect(await missing(people.stranger())).toEqual([]);
  });
});
