import {
  orderStatus,
  palletStatus,
  palStatus,
  productStatus,
  routes,
  truckStatus,
  type OrderId,
} from '@mullion/contracts';
import type { MullionClient } from '../../../libs/client/src';
import { until } from '../../main-job/until';
import type { Camera } from './pictures';

const SIZE = { category: 1, width: 1200, height: 1400, depth: 92, weight: 58, area: 1.68 } as const;
const PRODUCTS = 3;
/** Lower than anything that stands on the pallet. */
const TOO_LOW_MM = 600;
const DAY_MS = 86_400_000;

interface Walk {
  readonly admin: MullionClient;
  readonly camera: Camera;
  /** The number of the order that is made. */
  readonly number: string;
}

/** An order, its pallet and its truck through every state, from entry to departure; a picture of each in each. */
export const walkThroughStates = async ({ admin, camera, number }: Walk): Promise<void> => {
  const { data: customers } = await admin.call(routes.listCustomers, { query: { rows: 1 } });
  const [first] = customers;
  if (!first) throw new Error('there is no customer: is the demo filled?');
  const { addresses } = await admin.call(routes.getCustomer, { params: { id: first.id } });
  const delivery_date = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10);
  const ofCustomer = { customer_id: first.id, delivery_address: addresses[0]?.id };
  const { id } = await admin.call(routes.createOrder, {
    body: { production_id: number, delivery_date, ...ofCustomer },
  });
  const order = (name: string) => camera.take(`products/${id}`, `order-${name}`);
  await order('without-products');

  const made = [];
  for (let at = 1; at <= PRODUCTS; at += 1)
    made.push(await admin.call(routes.createProduct, { body: { ...SIZE, order_id: id, position: `L${at}` } }));
  await order('entered');
  await admin.call(routes.updateOrders, { body: { orders: [{ id, status: orderStatus.inProduction }] } });
  await admin.call(routes.updateProducts, {
    body: { products: made.map((one) => ({ id: one.id, status: productStatus.made })) },
  });
  await admin.call(routes.updateOrders, {
    body: { orders: [{ id, status: orderStatus.made, pal_status: palStatus.planned }] },
  });
  await order('planned');

  const empty = await admin.call(routes.createPallet, { body: { length: 2400, width: 1000 } });
  await camera.take(`truck/null/-1/${empty.id}`, 'pallet-empty');
  await admin.call(routes.deletePallet, { params: { id: empty.id } });

  const palletId = await packed(admin, id);
  const pallet = (name: string) => camera.take(`truck/null/-1/${palletId}`, `pallet-${name}`);
  await whenOrder(admin, id, (now) => now.pal_status === palStatus.placed);
  await order('placed');
  await pallet('placed');
  const { max_height } = await admin.call(routes.getPallet, { params: { id: palletId } });
  await admin.call(routes.updatePallet, { params: { id: palletId }, body: { max_height: TOO_LOW_MM } });
  await pallet('breaks-a-rule');
  await admin.call(routes.updatePallet, { params: { id: palletId }, body: { max_height } });

  const { id: truckId } = await admin.call(routes.createTruck, { body: { delivery_date } });
  const truck = (name: string) => camera.take(`truck/${truckId}`, `truck-${name}`);
  await truck('empty');
  const onTruck = { params: { id: truckId } };
  await admin.call(routes.updateTruck, { ...onTruck, body: { status: truckStatus.draft } });
  const putOnTruck = async (): Promise<void> => {
    await admin.call(routes.addTruckPallets, { ...onTruck, body: { pallets: [palletId] } });
    await until(
      'the pallet stands on the truck',
      () => admin.call(routes.getTruck, onTruck),
      (now) => now.pallets[0]?.state === 'placed',
    );
    await whenOrder(admin, id, (now) => now.truck_id === truckId);
  };
  await putOnTruck();
  await truck('draft');
  await order('on-truck');
  await admin.call(routes.updateTruck, { ...onTruck, body: { status: truckStatus.planned } });
  await truck('planned');

  await admin.call(routes.printPreparation, { body: { pallets: [palletId] } });
  await truckHas(admin, truckId, palletStatus.prepared);
  await truck('prepared');
  await pallet('prepared');

  const { number: barcode } = await admin.call(routes.getPallet, { params: { id: palletId } });
  const scan = { params: { barcode: barcode ?? '' } };
  const { missing } = await admin.call(routes.scanPallet, { ...scan, body: {} });
  for (const product of missing)
    await admin.call(routes.scanProduct, { params: { pallet: palletId, barcode: product.barcode } });
  await admin.call(routes.closePallet, { params: { id: palletId } });
  await truckHas(admin, truckId, palletStatus.closed);
  await whenOrder(admin, id, (now) => now.status >= orderStatus.loaded);
  await order('packed-on-truck');
  await pallet('packed-on-truck');
  await truck('packed');
  await admin.call(routes.removeTruckPallet, { params: { id: truckId, pallet_id: palletId } });
  await whenOrder(admin, id, (now) => now.truck_id === null);
  await order('packed');
  await pallet('packed');
  await putOnTruck();

  await admin.call(routes.scanPallet, { ...scan, body: { truck_id: truckId } });
  await until(
    'the truck is loaded',
    () => admin.call(routes.getTruck, onTruck),
    (now) => now.status === truckStatus.loaded && now.can.depart,
  );
  await order('loaded');
  await pallet('loaded');
  await truck('loaded');
  await admin.call(routes.updateTruck, {
    ...onTruck,
    body: { status: truckStatus.dispatched, despite_warnings: true, notify: false },
  });
  await whenOrder(admin, id, (now) => now.status === orderStatus.dispatched);
  await order('left');
  await pallet('left');
  await truck('left');

  const cancelled = await admin.call(routes.createOrder, { body: { production_id: `${number}-A`, delivery_date } });
  await admin.call(routes.updateOrder, { params: { id: cancelled.id }, body: { status: orderStatus.cancelled } });
  await camera.take(`products/${cancelled.id}`, 'order-cancelled');
};

const whenOrder = (
  admin: MullionClient,
  id: OrderId,
  isSo: (order: { readonly status: number; readonly pal_status: number; readonly truck_id: number | null }) => boolean,
) => until('the order follows', () => admin.call(routes.getOrder, { params: { id } }), isSo);

const truckHas = (admin: MullionClient, id: number, least: number) =>
  until(
    'the truck follows its pallet',
    () => admin.call(routes.getTruck, { params: { id } }),
    (now) => now.pallets.every((one) => one.status >= least),
  );

/** Packs the order; it is small enough for one pallet. */
const packed = async (admin: MullionClient, orderId: OrderId) => {
  const types = await admin.call(routes.listPackingTypes);
  const settings = { packing_type_id: types[0]?.id, budget_seconds: 1 } as const;
  const started = await admin.call(routes.autoPack, { body: { orders: [orderId], settings } });
  const run = await until(
    'the order is packed',
    () => admin.call(routes.getPackingRun, { params: { id: started.id } }),
    (now) => ['applied', 'failed', 'discarded'].includes(now.state),
  );
  const [palletId] = run.pallet_ids;
  if (palletId === undefined) throw new Error(`no pallet was made: ${run.state}`);
  return palletId;
};
