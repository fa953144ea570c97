import { getPalletReadiness, getPalletsWaiting } from '@mullion/contracts';
import { people } from '@mullion/server-testing';
import { PackingWorld } from '../testing/packing-world';

let world: PackingWorld;
beforeAll(async () => void (world = await PackingWorld.open()));
afterAll(() => world.close());

const planner = people.planner();

describe('pallets of the page Today', () => {
  it('BEY-28a tell how many of their products are made and packed; what is packed is made, what is cancelled is not counted; none of another company', async () => {
    const { products } = await world.order([{ status: 6 }, { status: 8 }, { status: 6 }, { status: 99 }]);
    const id = await world.pallet(products);
    await world.service.sql('UPDATE placement SET loaded_at = now() WHERE product_id = $1', [products[2]?.id]);
    const readiness = (as = planner) =>
      world
        .api(getPalletReadiness)
        .as(as)
        .ok({ pallet_ids: [id as never] });
    expect(await readiness()).toEqual([{ pallet_id: id, products: 3, made: 2, packed: 1 }]);
    await world.service.sql(
      'UPDATE order_copy SET status = 99 WHERE id = (SELECT order_id FROM product_copy WHERE id = $1)',
      [products[0]?.id],
    );
    expect(await readiness()).toEqual([]);
    expect(await readiness(people.stranger())).toEqual([]);
  });

  it('BEY-28a name those that wait: outdated lists of what was printed, errors of what has not left; five of a kind, all counted', async () => {
    const ids: number[] = [];
    for (let nth = 0; nth < 7; nth++)
      ids.push(await world.pallet((await world.order([{}])).products, { status: nth === 0 ? 0 : 1 }));
    await world.service.sql('UPDATE pallet SET outdated = true WHERE id = ANY($1)', [ids]);
    await world.service.sql(`UPDATE pallet SET errors = '[{"code":"too_high","params":{}}]' WHERE id = ANY($1)`, [
      ids.slice(0, 2),
    ]);
    const waiting = await world.api(getPalletsWaiting).as(planner).ok({});
    expect(waiting.outdated.count).toBe(6);
    expect(waiting.outdated.first.map((pallet) => pallet.id)).toEqual(ids.slice(2).toReversed());
    expect(waiting.with_errors).toMatchObject({ count: 2, first: [{ id: ids[1] }, { id: ids[0] }] });
    await world.service.sql(`UPDATE pallet SET status = 4, number = coalesce(number, 'N' || id) WHERE id = ANY($1)`, [
      ids,
    ]);
    expect(await world.api(getPalletsWaiting).as(planner).ok({})).toMatchObject({
      outdated: { count: 0 },
      with_errors: { count: 0 },
    });
    expect((await world.api(getPalletsWaiting).as(people.stranger()).ok({})).outdated).toEqual({ count: 0, first: [] });
  });
});
