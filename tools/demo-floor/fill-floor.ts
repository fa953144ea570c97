import { palletStatus, routes, truckStatus, type Order, type Pallet, type Truck } from '@mullion/contracts';
import { Api, until } from '../main-job/api';

const PASSWORD = 'Mullion-2026!';
const DAY_MS = 86_400_000;

const PLANNED_ORDERS = 16;
/** Shares of the pallets that have left, are being loaded, are printed and wait; the rest is only planned. */
const [GONE, LOADING, PRINTED] = [0.3, 0.7, 0.9];

const day = (offset: number): string => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);

/** Orders that are made or nearly so, the most urgent first. */
const ordersToPlan = async (planner: Api): Promise<Order[]> => {
  const query = { status_from: 6, status_to: 10, rows: 50, order_by: 'delivery_date', order: 'ASC' };
  const { data } = await planner.call(routes.listOrders, { query });
  return data.filter((order) => order.pal_status <= 1 && order.count > 2 && order.count < 60).slice(0, PLANNED_ORDERS);
};

const pack = async (planner: Api, orders: readonly Order[]): Promise<Pallet[]> => {
  const ids = orders.map((order) => order.id);
  await planner.call(routes.updateOrders, { body: { orders: ids.map((id) => ({ id, pal_status: 1 })) } });
  const types = await planner.call(routes.listPackingTypes);
  const type = types.find((one) => one.description === 'Standard');
  const settings = { packing_type_id: type?.id, budget_seconds: 1 };
  const started = await planner.call(routes.autoPack, { body: { orders: ids, settings } });
  const run = await until(
    'the demo pallets are packed',
    () => planner.call(routes.getPackingRun, { params: { id: started.id } }),
    (now) => ['applied', 'failed', 'discarded'].includes(now.state),
  );
  return Promise.all(run.pallet_ids.map((id) => planner.call(routes.getPallet, { params: { id } })));
};

/** A truck that is called by the number it gets. */
const truckWith = async (planner: Api, pallets: readonly Pallet[], delivery_date: string): Promise<Truck> => {
  const body = { delivery_date, pallets: pallets.map((pallet) => pallet.id) };
  return planner.call(routes.createTruck, { body });
};

const scan = async (packer: Api, pallets: readonly Pallet[], truck: Truck | null): Promise<void> => {
  for (const pallet of pallets) {
    const found = await packer.call(routes.scanPallet, { params: { barcode: pallet.number ?? '' }, body: {} });
    for (const product of found.missing) {
      await packer.call(routes.scanProduct, { params: { pallet: pallet.id, barcode: product.barcode } });
    }
    if (pallet.status < palletStatus.closed) await packer.call(routes.closePallet, { params: { id: pallet.id } });
    if (truck) await packer.call(routes.scanPallet, { params: { barcode: pallet.number ?? '' }, body: { truck_id: truck.id } });
  }
};

/**
 * Brings the demo factory's floor to life through the public API: pallets in every state, one truck that has left (with its e-mails), one
 * that is being loaded, one that is planned. Does nothing when there are pallets already.
 */
export const fillFloor = async (url: string): Promise<{ pallets: number; trucks: number }> => {
  const person = (name: string): Api => new Api(url, { email: `${name}@demo.mullion.test`, password: PASSWORD });
  const [planner, packer, other] = [person('planner'), person('packer'), person('planner7')];
  await Promise.all([planner.signIn(), packer.signIn(), other.signIn()]);
  const there = await planner.call(routes.listPallets, { query: { rows: 1 } });
  if (there.total > 0) return { pallets: 0, trucks: 0 };
  const [made] = await Promise.all([
    ordersToPlan(planner).then((orders) => pack(planner, orders)),
    ordersToPlan(other).then((orders) => pack(other, orders)),
  ]);
  const upTo = (share: number): number => Math.max(1, Math.round(made.length * share));
  const printed = made.slice(0, upTo(PRINTED));
  await planner.call(routes.printPreparation, { body: { pallets: printed.map((pallet) => pallet.id) } });
  const numbered = await Promise.all(printed.map((pallet) => planner.call(routes.getPallet, { params: { id: pallet.id } })));
  const gone = numbered.slice(0, upTo(GONE));
  const loading = numbered.slice(upTo(GONE), upTo(LOADING));
  const first = await truckWith(planner, gone, day(0));
  const second = await truckWith(planner, loading, day(1));
  await truckWith(planner, numbered.slice(upTo(LOADING)), day(4));
  await scan(packer, gone, first);
  // the last one is still to be loaded
  await scan(packer, loading.slice(0, -1), second);
  await scan(packer, loading.slice(-1), null);
  await until(
    'the first truck is loaded',
    () => planner.call(routes.getTruck, { params: { id: first.id } }),
    (now) => now.status === truckStatus.loaded && now.can.depart,
  );
  const body = { status: truckStatus.dispatched, despite_warnings: true };
  await planner.call(routes.updateTruck, { params: { id: first.id }, body });
  return { pallets: made.length, trucks: 3 };
};
