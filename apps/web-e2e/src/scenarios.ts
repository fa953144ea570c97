import { routes, truckStatus, type PalletDetail, type Truck } from '@mullion/contracts';
import { Api } from './api';
import { framesCsv, freshNumber } from './data/frames';

/** The demo customer whose one contact is to be notified. */
export const CUSTOMER = { name: 'UAB Pajūrio namai', contact: 'mindaugas@pajuris.example.test' };
/** One with another address. */
export const OTHER_CUSTOMER = 'UAB Ąžuolyno statyba';

export interface PackedOrder {
  readonly id: number;
  readonly number: string;
  readonly pallets: readonly PalletDetail[];
}

/** A customer of its own with one contact to be notified; gives the name. */
export const customerWith = async (email: string): Promise<string> => {
  const admin = await Api.signedInAs('super');
  const name = freshNumber('UAB ');
  const { id } = await admin.call(routes.createCustomer, { body: { name } });
  await admin.call(routes.createContact, { body: { customer_id: id, name: 'Austėja', email, notify: true } });
  return name;
};

/** An order of `framesCsv` in planning, nothing of it on a pallet yet. */
export const plannedOrder = async (
  planner: Api,
  prefix: string,
  customer = CUSTOMER.name,
): Promise<{ readonly id: number; readonly number: string }> => {
  const number = freshNumber(prefix);
  const { data } = await planner.call(routes.listCustomers, { query: { filter: customer } });
  const form = new FormData();
  form.set('on_known', 'skip');
  form.set('unusual', 'take');
  form.set('order', number);
  form.set('customer_id', String(data[0]?.id));
  form.set('file', new Blob([framesCsv()]), 'langai.csv');
  const { orders } = await (await Api.signedInAs('admin')).call(routes.importOrders, { form });
  const id = Number(orders[0]?.id);
  await planner.call(routes.updateOrders, { body: { orders: [{ id, pal_status: 1 }] } });
  await planner.until(routes.getOrdersPallets, { query: { filter: number } }, (page) =>
    page.orders.some((order) => order.products.length > 0),
  );
  return { id, number };
};

/** The same with every product on a pallet. */
export const packedOrder = async (planner: Api, prefix: string, customer?: string): Promise<PackedOrder> => {
  const order = await plannedOrder(planner, prefix, customer);
  const [type] = await planner.call(routes.listPackingTypes);
  const started = await planner.call(routes.autoPack, {
    body: { orders: [order.id], settings: { packing_type_id: type?.id, budget_seconds: 1 } },
  });
  await planner.until(routes.getPackingRun, { params: { id: started.id } }, (run) => run.state === 'applied');
  const { pallets } = await planner.until(
    routes.getOrdersPallets,
    { query: { filter: order.number } },
    (page) => page.pallets.length > 0,
  );
  return { ...order, pallets };
};

/**
 * A packed pallet with room beside its doors D1: the windows L2 that share their rows are taken off, and the deck is
 * longer.
 */
export const palletWithRoom = async (planner: Api, prefix: string): Promise<PalletDetail> => {
  const [pallet] = (await packedOrder(planner, prefix)).pallets;
  if (!pallet) throw new Error('nothing was packed');
  const beside = pallet.products.filter(({ position }) => position === 'L2');
  for (const { id } of beside)
    await planner.call(routes.moveProduct, { params: { id }, body: { moved_from: pallet.id, moved_to: null } });
  const params = { id: pallet.id };
  await planner.call(routes.updatePallet, { params, body: { length: pallet.length + 400 } });
  const left = pallet.products.length - beside.length;
  return planner.until(
    routes.getPallet,
    { params, query: { with_products: 'true' } },
    ({ products }) => products.length === left,
  );
};

/** A pallet of its own with so many small products, prepared and numbered. */
export const palletOfMany = async (planner: Api, prefix: string, count: number): Promise<PalletDetail> => {
  const number = freshNumber(prefix);
  const form = new FormData();
  form.set('on_known', 'skip');
  form.set('unusual', 'take');
  form.set('order', number);
  const rows = [
    'position;type;category;width_mm;height_mm;depth_mm;weight_kg;area_m2;quantity',
    `M;Langas;1;300;300;30;3;0,09;${count}`,
  ];
  form.set('file', new Blob([rows.join('\r\n')]), 'langai.csv');
  const { orders } = await planner.call(routes.importOrders, { form });
  const id = Number(orders[0]?.id);
  await planner.call(routes.updateOrders, { body: { orders: [{ id, pal_status: 1 }] } });
  await planner.until(
    routes.getOrdersPallets,
    { query: { filter: number } },
    (page) => page.orders[0]?.products.length === count,
  );
  const started = await planner.call(routes.autoPack, { body: { orders: [id], settings: { budget_seconds: 1 } } });
  await planner.until(routes.getPackingRun, { params: { id: started.id } }, (run) => run.state === 'applied');
  const { pallets } = await planner.until(
    routes.getOrdersPallets,
    { query: { filter: number } },
    (page) => page.pallets.length > 0,
  );
  const [pallet] = pallets;
  if (!pallet || pallets.length > 1) throw new Error(`${count} products are on ${pallets.length} pallets`);
  await planner.call(routes.printPreparation, { body: { pallets: [pallet.id] } });
  return planner.until(
    routes.getPallet,
    { params: { id: pallet.id }, query: { with_products: 'true' } },
    (now) => now.number !== null && now.products.length === count,
  );
};

/** A packed order whose pallets are numbered and stand on one planned truck. */
export const truckOf = async (
  planner: Api,
  prefix: string,
  customer?: string,
): Promise<PackedOrder & { readonly truck: Truck }> => {
  const order = await packedOrder(planner, prefix, customer);
  const ids = order.pallets.map((pallet) => pallet.id);
  await planner.call(routes.printPreparation, { body: { pallets: ids } });
  const size = { truck_width: 2450, truck_height: 2700, truck_length: 13_600, max_weight: 24_000 };
  const { trucks } = await planner.call(routes.generateTrucks, {
    body: { pallets: ids, description: order.number, ...size },
  });
  const truck = await planner.until(
    routes.getTruck,
    { params: { id: Number(trucks[0]?.id) } },
    (now) => now.pallets.length === ids.length && now.pallets.every((load) => load.state === 'placed'),
  );
  return { ...order, truck };
};

/** A truck of empty pallets, prepared and numbered: a floor to work on, made in a moment. */
export const truckOfEmpty = async (
  planner: Api,
  prefix: string,
  sizes: readonly (readonly [lengthMm: number, widthMm: number])[],
) => {
  const admin = await Api.signedInAs('admin');
  const ids: number[] = [];
  for (const [length, width] of sizes) {
    const { id } = await planner.call(routes.createPallet, { body: { length, width, pallet_height: 120 } });
    await admin.call(routes.updatePallet, { params: { id }, body: { status: 1 } });
    ids.push(id);
  }
  const made = await planner.call(routes.createTruck, { body: { description: freshNumber(prefix), pallets: ids } });
  const isReady = (now: Truck): boolean => now.locked_by === null && now.pallets.every((load) => load.number !== null);
  return planner.until(routes.getTruck, { params: { id: made.id } }, isReady);
};

/** Every pallet of a truck scanned at it. */
export const loadTruck = async (packer: Api, truck: Truck): Promise<void> => {
  for (const { number } of truck.pallets)
    await packer.call(routes.scanPallet, { params: { barcode: number ?? '' }, body: { truck_id: truck.id } });
  await packer.until(routes.getTruck, { params: { id: truck.id } }, (now) => now.can.depart);
};

/** Scans every product of numbered pallets and closes them. */
export const closePallets = async (packer: Api, pallets: readonly PalletDetail[]): Promise<void> => {
  for (const { id, products } of pallets) {
    for (const { barcode } of products) await packer.call(routes.scanProduct, { params: { pallet: id, barcode } });
    await packer.call(routes.closePallet, { params: { id } });
  }
};

/** Scans every pallet onto the truck and confirms its departure. */
export const depart = async (packer: Api, planner: Api, truck: Truck): Promise<void> => {
  await loadTruck(packer, truck);
  const ready = { params: { id: truck.id } };
  await planner.call(routes.updateTruck, { ...ready, body: { status: truckStatus.dispatched } });
  await planner.until(routes.getTruck, ready, (now) => now.departure === 1 && !now.departing);
};
