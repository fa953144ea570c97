import { palletStatus, routes, type Truck } from '@mullion/contracts';
import { MullionClient } from '../../libs/client/src';
import { until } from '../main-job/until';

const PASSWORD = 'Mullion-2026!';
const PRODUCTS = 24;
const FIRST_PALLETS = 4;
const FLOOR = [
  [2400, 1200],
  [2000, 1200],
  [1600, 1000],
  [1200, 1000],
  [1200, 800],
] as const;

export const signedIn = async (url: string, name: string): Promise<MullionClient> => {
  const api = new MullionClient({ url, person: { email: `${name}@demo.mullion.test`, password: PASSWORD } });
  await api.signIn();
  return api;
};

/** An order whose products stand on a few pallets or on none, and a truck with empty pallets: what both work on. */
export const openSite = async (admin: MullionClient): Promise<{ readonly number: string; readonly truck: Truck }> => {
  const number = `TP-${Date.now().toString(36)}`;
  const { id } = await admin.call(routes.createOrder, { body: { offer_id: number, production_id: number } });
  const size = {
    order_id: id,
    category: 1 as const,
    width: 1000,
    height: 1200,
    depth: 80,
    weight: 40,
    area: 1.2,
    can_be_flipped: true,
  };
  for (let made = 1; made <= PRODUCTS; made += 1)
    await admin.call(routes.createProduct, { body: { ...size, position: `W${made}` } });
  await admin.call(routes.updateOrders, { body: { orders: [{ id, pal_status: 1 }] } });
  const query = { query: { filter: number } };
  const page = await until(
    'the products in planning',
    () => admin.call(routes.getOrdersPallets, query),
    ({ orders }) => orders[0]?.products.length === PRODUCTS,
  );
  for (const product of page.orders[0]?.products.slice(0, FIRST_PALLETS) ?? [])
    await admin.call(routes.moveProduct, {
      params: { id: product.id },
      body: { moved_from: null, moved_to: null, temporary: { length: 2400, width: 1200 } },
    });
  const ids: number[] = [];
  for (const [length, width] of FLOOR) {
    const pallet = await admin.call(routes.createPallet, { body: { length, width, pallet_height: 120 } });
    await admin.call(routes.updatePallet, { params: { id: pallet.id }, body: { status: palletStatus.prepared } });
    ids.push(pallet.id);
  }
  const made = await admin.call(routes.createTruck, { body: { description: number, pallets: ids } });
  const truck = await until(
    'the pallets on the truck',
    () => admin.call(routes.getTruck, { params: { id: made.id } }),
    ({ pallets }) => pallets.length === ids.length && pallets.every(({ state }) => state === 'placed'),
  );
  return { number, truck };
};
