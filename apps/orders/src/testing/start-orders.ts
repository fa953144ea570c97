import {
  createOrder,
  createProduct,
  getOrder,
  type Product,
  readPlacements,
  readPrintedLabels,
  readWork,
  type RequestContext,
  updateOrder,
} from '@mullion/contracts';
import { person, type TestService, TestWorld } from '@mullion/server-testing';
import { dataSourceOptions } from '../data-source';
import { OrdersAppModule } from '../orders-app.module';
import { ordersConfig } from '../orders-config';

/** This service in a world of its own. */
export const startOrders = async (
  blobUrl = 'file:///tmp/mullion-test-blobs',
  env: Readonly<Record<string, string>> = {},
): Promise<{ world: TestWorld; orders: TestService }> => {
  const world = await TestWorld.open();
  // nothing has been done with what these tests change: tools/changes has the services that do it
  world.answer(readWork, () => []);
  world.answer(readPlacements, () => []);
  world.answer(readPrintedLabels, () => []);
  const options = {
    name: 'orders' as const,
    module: OrdersAppModule,
    dataSource: dataSourceOptions,
    config: ordersConfig,
  };
  return { world, orders: await world.boot(options, { env: { BLOB_URL: blobUrl, ...env } }) };
};

export const editor = person({ rights: ['OP_EDIT', 'PR_EDIT', 'OP_DEL', 'CA_NEW'] });
const sizes = { position: 'A1', width: 1000, height: 1200, depth: 82, weight: 40, area: 1.2 };
let sequence = 0;

/** A person who edits and deletes orders, and nothing more unless it is given. */
export const orderEditor = (over: Partial<RequestContext> = {}): RequestContext =>
  person({ rights: ['OP_EDIT', 'PR_EDIT', 'OP_DEL'], ...over });

/** An order by its fields, with a number of its own. */
export const newOrder = (orders: TestService, fields: object = {}, as = orderEditor()) => {
  sequence += 1;
  return orders
    .api(createOrder)
    .as(as)
    .ok({ body: { production_id: `P-${String(sequence).padStart(5, '0')}`, ...fields } });
};

export interface GivenOrder {
  readonly id: number;
  readonly number: string;
  readonly products: Product[];
}

/** An order with so many products, planned or not. */
export const givenOrder = async (orders: TestService, count: number, planned = false): Promise<GivenOrder> => {
  sequence += 1;
  const number = `EV-${sequence}`;
  const order = await orders
    .api(createOrder)
    .as(editor)
    .ok({ body: { production_id: number, delivery_date: '2026-12-01' } });
  const products: Product[] = [];
  for (let at = 0; at < count; at += 1)
    products.push(
      await orders
        .api(createProduct)
        .as(editor)
        .ok({ body: { order_id: order.id, ...sizes } }),
    );
  if (planned)
    await orders
      .api(updateOrder)
      .as(editor)
      .ok({ params: { id: order.id }, body: { pal_status: 1 } });
  return { id: order.id, number, products };
};

/** A product in an order of its own. */
export const givenProduct = async (orders: TestService, fields: object = {}): Promise<Product> => {
  const order = await givenOrder(orders, 0);
  return orders
    .api(createProduct)
    .as(editor)
    .ok({ body: { order_id: order.id, ...sizes, ...fields } });
};

/** What follows packing and dispatch: of each product status, pallet, loaded. */
export const stateOf = async (orders: TestService, id: number) => {
  const order = await orders.api(getOrder).as(editor).ok({ params: { id }, query: {} });
  return {
    status: order.status,
    pal_status: order.pal_status,
    truck_id: order.truck_id,
    products: order.products.map((product) => [product.status, product.pallet_id, product.loaded]),
  };
};
