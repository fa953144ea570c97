import {
  getCustomer,
  getOrder,
  getOrdersByIds,
  getPallet,
  getPalletCount,
  getTrucksToPrint,
  getUser,
  httpHeader,
  listAttachments,
  listOrderSuppliers,
  listPackingTypes,
  listSystemRights,
  listTemplates,
} from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';
import { people } from '@mullion/server-testing';
import { TestGateway } from '../testing/test-gateway';

describe('answers to which other owners add fields', () => {
  let gateway: TestGateway;
  let token: string;
  beforeAll(async () => {
    gateway = await TestGateway.open();
    token = await gateway.signIn({ ...people.admin(), rights: ['CA_NEW'] });
  });
  afterAll(() => gateway.close());

  const away = (): never => {
    throw new AppError('unavailable');
  };
  const answers =
    (stops: (() => void)[]): (() => void) =>
    () =>
      stops.forEach((stop) => stop());

  it('API-01a a pallet has its place on the truck; with_order, with_photos and with_products do what they say', async () => {
    const asked: string[] = [];
    const stop = answers([
      gateway.world.answer(getPallet, () => ({ id: 7, truck_id: 4, order_ids: [3], products: [{ id: 1 }] }) as never),
      gateway.world.answer(
        getTrucksToPrint,
        () => [{ id: 4, pallets: [{ pallet_id: 7, x: 2450, y: 0, is_turned: true }] }] as never,
      ),
      gateway.world.answer(getOrdersByIds, ({ ids }) => (asked.push('orders'), ids.map((id) => ({ id }))) as never),
      gateway.world.answer(listAttachments, ({ query }) => (asked.push('photos'), [{ id: 9, ...query }]) as never),
    ]);
    const read = async (query = '') => (await gateway.call('GET', `/api/pallets/7${query}`, { token })).body;
    const plain = await read();
    expect(plain).toMatchObject({ truck_x: 2450, truck_y: 0, is_turned: true, products: [{ id: 1 }] });
    expect(plain).not.toHaveProperty('orders');
    expect(asked).toEqual([]);
    expect(await read('?with_products=true&with_order=1&with_photos=true')).toMatchObject({
      products: [{ id: 1 }],
      orders: [{ id: 3 }],
      attachments: [{ id: 9, table_name: 'pallets', table_ids: [7] }],
    });
    expect(await read('?with_products=false')).toMatchObject({ id: 7, products: [] });
    stop();
  });

  it('API-01a a part is null while its owner is away, and a refusal of the route’s own owner is passed on', async () => {
    const stop = answers([
      gateway.world.answer(getPallet, () => ({ id: 7, truck_id: 4, order_ids: [3], products: [] }) as never),
      gateway.world.answer(getTrucksToPrint, away),
      gateway.world.answer(getOrdersByIds, away),
    ]);
    const { status, body } = await gateway.call('GET', '/api/pallets/7?with_order=true', { token });
    expect([status, body]).toMatchObject([200, { truck_x: null, orders: null }]);
    stop();
    const gone = gateway.world.answer(getPallet, () => {
      throw new AppError('pallet.not_found', { pallet: 7 });
    });
    expect((await gateway.call('GET', '/api/pallets/7', { token })).body).toMatchObject({ code: 'pallet.not_found' });
    gone();
  });

  it('API-01a an order has its suppliers, a customer its templates', async () => {
    const template = (id: number, type: string, updated_at: string) => ({ id, type, updated_at });
    const stop = answers([
      gateway.world.answer(getOrder, ({ params }) => ({ id: Number(params.id), products: [] }) as never),
      gateway.world.answer(listOrderSuppliers, ({ params }) => [{ id: 1, order_id: Number(params.id) }] as never),
      gateway.world.answer(getCustomer, ({ params }) => ({ id: Number(params.id) }) as never),
      gateway.world.answer(
        listTemplates,
        ({ query }) =>
          (query.customer_id === 5
            ? [template(1, 'pallet', '2026-01-01'), template(2, 'pallet', '2026-02-01')]
            : []) as never,
      ),
    ]);
    expect((await gateway.call('GET', '/api/orders/3', { token })).body).toMatchObject({
      id: 3,
      suppliers: [{ order_id: 3 }],
    });
    expect((await gateway.call('GET', '/api/customers/5', { token })).body).toMatchObject({
      pallet_list_template: { id: 2 },
      truck_list_template: null,
    });
    stop();
  });

  it('API-01a the signed-in user’s company has what packing, documents and identity keep for it', async () => {
    const stop = answers([
      gateway.world.answer(getUser, () => ({ id: 1, company: { id: 1, name: 'Langai' } }) as never),
      gateway.world.answer(getPalletCount, () => ({ year: 2026, count: 147 })),
      gateway.world.answer(listPackingTypes, () => [{ id: 2 }] as never),
      gateway.world.answer(listSystemRights, () => [{ code: 'OP_DEL' }] as never),
      gateway.world.answer(listTemplates, () => [{ id: 3, type: 'truck', updated_at: '' }] as never),
    ]);
    const { body, headers } = await gateway.call('GET', '/api/user', { token });
    expect(body).toMatchObject({
      company: {
        ...{
          name: 'Langai',
          pallet_count: 147,
          pallet_count_year: 2026,
          packing_types: [{ id: 2 }],
          system_rights: [{ code: 'OP_DEL' }],
        },
        ...{ default_pallet_list_template: null, default_truck_list_template: { id: 3 } },
      },
    });
    expect(headers).not.toHaveProperty(httpHeader.stale);
    stop();
  });
});
