import { routes, truckStatus, type PalletWhole, type Truck } from '@mullion/contracts';
import type { Api } from './api';
import { framesCsv, freshNumber } from './data/frames';

/** The demo customer whose one contact is to be notified. */
export const CUSTOMER = { name: 'UAB Pajūrio namai', contact: 'mindaugas@pajuris.example.test' };

export interface PackedOrder {
  readonly id: number;
  readonly number: string;
  readonly pallets: readonly PalletWhole[];
}

/** An order of `framesCsv` in planning, nothing of it on a pallet yet. */
export const plannedOrder = async (planner: Api, prefix: string): Promise<{ readonly id: number; readonly number: string }> => {
  const number = freshNumber(prefix);
  const { data } = await planner.call(routes.listCustomers, { query: { filter: CUSTOMER.name } });
  const form = new FormData();
  form.set('on_known', 'skip');
  form.set('order', number);
  form.set('customer_id', String(data[0]?.id));
  form.set('file', new Blob([framesCsv()]), 'langai.csv');
  const { orders } = await planner.call(routes.importOrders, { form });
  const id = Number(orders[0]?.id);
  await planner.call(routes.updateOrders, { body: { orders: [{ id, pal_status: 1 }] } });
  await planner.until(routes.getOrdersPallets, { query: { filter: number } }, (page) =>
    page.orders.some((order) => order.products.length > 0),
  );
  return { id, number };
};

/** The same with every product on a pallet. */
export const packedOrder = async (planner: Api, prefix: string): Promise<PackedOrder> => {
  const order = await plannedOrder(planner, prefix);
  const [type] = await planner.call(routes.listPackingTypes);
  const started = await planner.call(routes.autoPack, {
    body: { orders: [order.id], settings: { packing_type_id: type?.id, budget_seconds: 1 } },
  });
  await planner.until(routes.getPackingRun, { params: { id: started.id } }, (run) => run.state === 'applied');
  const { pallets } = await planner.until(routes.getOrdersPallets, { query: { filter: order.number } }, (page) => page.pallets.length > 0);
  return { ...order, pallets };
};

/** A packed order whose pallets are numbered and stand on one planned truck. */
export const truckOf = async (planner: Api, prefix: string): Promise<PackedOrder & { readonly truck: Truck }> => {
  const order = await packedOrder(planner, prefix);
  const ids = order.pallets.map((pallet) => pallet.id);
  await planner.call(routes.printPreparation, { body: { pallets: ids } });
  const size = { truck_width: 2450, truck_height: 2700, truck_length: 13_600, max_weight: 24_000 };
  const { trucks } = await planner.call(routes.generateTrucks, { body: { pallets: ids, description: order.number, ...size } });
  const truck = await planner.until(
    routes.getTruck,
    { params: { id: Number(trucks[0]?.id) } },
    (now) => now.pallets.length === ids.length && now.pallets.every((load) => load.state === 'placed'),
  );
  return { ...order, truck };
};

/** Scans every product of numbered pallets and closes them. */
export const closePallets = async (packer: Api, pallets: readonly PalletWhole[]): Promise<void> => {
  for (const { id, products } of pallets) {
    for (const { barcode } of products) await packer.call(routes.scanProduct, { params: { pallet: id, barcode } });
    await packer.call(routes.closePallet, { params: { id } });
  }
};

/** Scans every pallet onto the truck and confirms its departure. */
export const depart = async (packer: Api, planner: Api, truck: Truck): Promise<void> => {
  for (const { number } of truck.pallets)
    await packer.call(routes.scanPallet, { params: { barcode: number ?? '' }, body: { truck_id: truck.id } });
  const ready = { params: { id: truck.id } };
  await planner.until(routes.getTruck, ready, (now) => now.can.depart);
  await planner.call(routes.updateTruck, { ...ready, body: { status: truckStatus.dispatched } });
  await planner.until(routes.getTruck, ready, (now) => now.departure === 1 && !now.departing);
};
