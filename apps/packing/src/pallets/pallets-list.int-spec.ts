import { getPalletsToday, listPallets } from '@mullion/contracts';
import { people } from '@mullion/server-testing';
import { PackingWorld } from '../testing/packing-world';

let world: PackingWorld;
beforeAll(async () => void (world = await PackingWorld.open()));
afterAll(() => world.close());

const planner = people.planner();
const list = (query: object) => world.api(listPallets).as(planner).ok({ params: {}, query, body: {} });

describe('the list of pallets', () => {
  it('finds by filter, status and order, with exact counts', async () => {
    const { order, products } = await world.order([{}, {}]);
    const [a] = [await world.pallet([products[0]!], { status: 1 }), await world.pallet([products[1]!])];
    expect(await list({ filter: order.number, rows: 1, page: 2, order_by: 'status', order: 'DESC' })).toMatchObject({
      total: 2,
      last_page: 2,
      data: [{ status: 0 }],
    });
    expect((await list({ filter: order.number, status_from: 1 })).data.map((p) => p.id)).toEqual([a]);
    expect((await list({ filter: '100%_' })).total).toBe(0);
    const totals = await Promise.all(
      [0, 1, 2].map(async (status) => (await list({ status_from: status, status_to: status })).total),
    );
    const today = await world.api(getPalletsToday).as(planner).ok({});
    expect([today.to_prepare, today.to_load_with_products, today.closed]).toEqual(totals);
    expect(totals[1]).toBeGreaterThan(0);
  });

  it('sorts customers and comments as in a Lithuanian register, empty comments last', async () => {
    const names = ['UAB Šiaurė', 'UAB Yla', 'UAB Zuikis', 'UAB Ąžuolas', 'UAB Sala', 'UAB Inkaras'];
    const register = ['UAB Ąžuolas', 'UAB Yla', 'UAB Inkaras', 'UAB Sala', 'UAB Šiaurė', 'UAB Zuikis'];
    const number = `REG-${names.length}`;
    for (const [at, customer] of names.entries()) {
      const { products } = await world.order([{}], { customer, number: `${number}-${at}` });
      const id = await world.pallet(products);
      await world.service.sql('UPDATE pallet SET comment = $2 WHERE id = $1', [id, at === 0 ? null : customer]);
    }
    const customers = async (query: object) =>
      (await list({ filter: number, ...query })).data.map((pallet) => pallet.customer_name);
    expect(await customers({ order_by: 'customer', order: 'ASC' })).toEqual(register);
    expect(await customers({ filter: 'siaure' })).toEqual(['UAB Šiaurė']);
    expect(await customers({ order_by: 'customer', order: 'DESC' })).toEqual([...register].reverse());
    expect(await customers({ order_by: 'comment', order: 'ASC' })).toEqual([
      ...register.filter((name) => name !== names[0]),
      names[0],
    ]);
  });
});
