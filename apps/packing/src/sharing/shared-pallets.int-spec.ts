import { getSharedPallets, palletStatus, type LinkKind, type RequestContext } from '@mullion/contracts';
import { guestContext } from '@mullion/server-kit';
import { people } from '@mullion/server-testing';
import { PackingWorld } from '../testing/packing-world';

let world: PackingWorld;
beforeAll(async () => void (world = await PackingWorld.open()));
afterAll(() => world.close());

const guest = (kind: LinkKind, target_id: number, company = 1): RequestContext =>
  guestContext(
    company,
    { link_id: 1, kind, target_id, departure: null, language: 'lt', until: null },
    'Europe/Vilnius',
  );
const read = (who: RequestContext, input: object = {}) =>
  world
    .api(getSharedPallets)
    .as(who)
    .send(input as never);

it('BEY-11 a guest of an order sees its pallets, on shared ones its own products alone, and nobody else’s', async () => {
  const [mine, theirs] = [await world.order([{}, {}]), await world.order([{}, {}, {}])];
  const shared = await world.pallet([...mine.products, ...theirs.products.slice(0, 2)], {
    status: palletStatus.closed,
  });
  const foreign = await world.pallet(theirs.products.slice(2));
  const seen = await read(guest('order', mine.order.id));
  expect(seen.body).toMatchObject([{ id: shared, products_count: 2, packed_count: 0, state: 'packed' }]);
  const asTheirs = await read(guest('order', theirs.order.id));
  expect(asTheirs.body.map(({ id, products_count }) => [id, products_count]).toSorted()).toEqual(
    [
      [shared, 2],
      [foreign, 1],
    ].toSorted(),
  );
  // what is read is the pass's, whatever number comes along
  const other = await read(guest('order', mine.order.id), { order_id: theirs.order.id });
  expect(other.problem ? [] : other.body.map(({ id }) => id)).not.toContain(foreign);
  expect((await read(guest('order', mine.order.id, 2))).body).toEqual([]);
  for (const who of [guest('customer', 1), guest('departure', mine.order.id), people.planner()])
    expect((await read(who)).problem).toMatchObject({ status: 403, code: 'forbidden' });
});
