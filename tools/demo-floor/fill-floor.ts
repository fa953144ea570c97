import {
  palletStatus,
  routes,
  truckStatus,
  type DepartureDetails,
  type Order,
  type Pallet,
  type Truck,
} from '@mullion/contracts';
import { MullionClient } from '../../libs/client/src';
import { until } from '../main-job/until';
import { ordersOfWeek, ordersToPlan } from './demo-orders';
import { fillRacks } from './fill-racks';
import { buildingTruck, fullTruck, seaTruck, townOf, type WeekTruck } from './demo-week';
import { inTwoHours, workingDay } from './working-day';
import { photograph } from './photograph';

const PASSWORD = 'Mullion-2026!';

/**
 * Shares of the seeded orders' pallets: those that have left; those of the next truck end where the printed ones do.
 */
const [GONE, PRINTED] = [0.35, 0.8];
/** Share of a truck's pallets that are packed. */
const PACKED_OF_TOMORROW = 0.5;
/** Pallets of the truck at the dock that are not on it yet: one is still to be packed. */
const NOT_ON_TRUCK_YET = 4;
const TRUCK = { truck_width: 2480, truck_height: 3000, truck_length: 13_600, max_weight: 24_000 };
/** People who pack at the same time. */
const PACKERS = 3;

const pack = async (planner: MullionClient, orders: readonly Order[]): Promise<Pallet[]> => {
  const ids = orders.map((order) => order.id);
  await planner.call(routes.updateOrders, { body: { orders: ids.map((id) => ({ id, pal_status: 1 })) } });
  const types = await planner.call(routes.listPackingTypes);
  const type = types.find((one) => one.description === 'Standard');
  const settings = { packing_type_id: type?.id, budget_seconds: 1 } as const;
  const started = await planner.call(routes.autoPack, { body: { orders: ids, settings } });
  const run = await until(
    'the demo pallets are packed',
    () => planner.call(routes.getPackingRun, { params: { id: started.id } }),
    (now) => ['applied', 'failed', 'discarded'].includes(now.state),
  );
  return Promise.all(run.pallet_ids.map((id) => planner.call(routes.getPallet, { params: { id } })));
};

interface TruckFields {
  readonly delivery_date: string;
  readonly trailer_number_plate?: string;
  readonly departure_time?: string;
  readonly gate?: string;
  readonly towns?: readonly string[];
}

/** A truck that is called by the number it gets, unloaded in the order in which its stops are given: towns. */
const truckWith = async (
  planner: MullionClient,
  pallets: readonly Pallet[],
  { towns = [], ...fields }: TruckFields,
): Promise<Truck> => {
  const ids = pallets.map((pallet) => pallet.id);
  const { stops } = await planner.call(routes.proposeStops, { body: { pallets: ids } });
  const rank = (label: string): number => towns.findIndex((town) => label.includes(town));
  const stop_order = [...stops].sort((a, b) => rank(a.label) - rank(b.label)).map((stop) => stop.key);
  const wanted = { ...TRUCK, delivery_date: fields.delivery_date, pallets: ids, stop_order };
  const { trucks } = await planner.call(routes.generateTrucks, { body: wanted });
  const made = trucks[0];
  if (!made) throw new Error('no truck was made');
  const truck = await until(
    'all pallets stand on the truck',
    () => planner.call(routes.getTruck, { params: { id: made.id } }),
    (now) => now.pallets.every((one) => one.state === 'placed'),
  );
  const { delivery_date: _day, ...body } = fields;
  if (Object.keys(body).length === 0) return truck;
  return planner.call(routes.updateTruck, { params: { id: truck.id }, body });
};

const print = async (planner: MullionClient, pallets: readonly Pallet[]): Promise<Pallet[]> => {
  await planner.call(routes.printPreparation, {
    body: { pallets: pallets.map((pallet) => pallet.id), language: 'lt' },
  });
  return Promise.all(pallets.map((pallet) => planner.call(routes.getPallet, { params: { id: pallet.id } })));
};

/** Packs pallets in the hall: every product, then "close". */
const packPallets = async (packer: MullionClient, pallets: readonly Pallet[]): Promise<void> => {
  const packOne = async (pallet: Pallet): Promise<void> => {
    const found = await packer.call(routes.scanPallet, { params: { barcode: pallet.number ?? '' }, body: {} });
    for (const product of found.missing)
      await packer.call(routes.scanProduct, { params: { pallet: pallet.id, barcode: product.barcode } });
    if (pallet.status < palletStatus.closed) await packer.call(routes.closePallet, { params: { id: pallet.id } });
  };
  const waiting = [...pallets];
  const person = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await packOne(next);
  };
  await Promise.all(Array.from({ length: PACKERS }, person));
};

const load = async (packer: MullionClient, pallets: readonly Pallet[], truck: Truck): Promise<void> => {
  for (const pallet of pallets)
    await packer.call(routes.scanPallet, { params: { barcode: pallet.number ?? '' }, body: { truck_id: truck.id } });
};

/** The pallets in the order in which they go onto the truck: what stands at the cab first. */
const inLoadOrder = (truck: Truck, pallets: readonly Pallet[]): Pallet[] => {
  const place = new Map<number, number>(truck.pallets.map((one) => [one.pallet_id, one.x]));
  return [...pallets].sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
};

interface People {
  /** The company's day. */
  readonly today: string;
  readonly admin: MullionClient;
  readonly planner: MullionClient;
  readonly packer: MullionClient;
}

/** A vehicle is known by its trailer's plate. */
const addVehicles = async (admin: MullionClient, trucks: readonly WeekTruck[]): Promise<void> => {
  const { data } = await admin.call(routes.listVehicles, { query: { rows: 200 } });
  const known = new Set(data.map((one) => one.trailer_number_plate));
  for (const { vehicle } of trucks)
    if (!known.has(vehicle.trailer_number_plate)) await admin.call(routes.createVehicle, { body: vehicle });
};

/** Trucks of the week: one at the dock, one for tomorrow that is half packed, one building that is only prepared. */
const fillWeek = async ({ today, admin, planner, packer }: People): Promise<{ pallets: number; trucks: number }> => {
  const packed = await Promise.all(
    [fullTruck, seaTruck, buildingTruck].map(async (one) => ({
      one,
      pallets: await pack(planner, await ordersOfWeek({ planner, admin }, one, workingDay(today, one.day))),
    })),
  );
  const made: { truck: Truck; pallets: Pallet[] }[] = [];
  for (const { one, pallets } of packed) {
    const towns = one.orders.map((order) => townOf(order.address));
    const given = {
      delivery_date: workingDay(today, one.day),
      trailer_number_plate: one.vehicle.trailer_number_plate,
      departure_time: one.departure ?? inTwoHours(new Date()),
      gate: one.gate,
      towns,
    };
    made.push({ truck: await truckWith(planner, pallets, given), pallets: await print(planner, pallets) });
  }
  const [dock, tomorrow] = made;
  if (dock) {
    const order = inLoadOrder(dock.truck, dock.pallets);
    await packPallets(packer, order.slice(0, -1));
    await load(packer, order.slice(0, -NOT_ON_TRUCK_YET), dock.truck);
  }
  if (tomorrow) {
    const packedOnes = Math.round(tomorrow.pallets.length * PACKED_OF_TOMORROW);
    await packPallets(packer, tomorrow.pallets.slice(0, packedOnes));
    await fillRacks(admin, packer, [
      ...(dock ? inLoadOrder(dock.truck, dock.pallets).slice(-1) : []),
      ...tomorrow.pallets.slice(packedOnes),
    ]);
  }
  return { pallets: made.reduce((sum, { pallets }) => sum + pallets.length, 0), trucks: made.length };
};

/** A name as somebody writes it in a hurry. */
const HANDED_OVER: DepartureDetails = {
  seals: ['LT-448201', 'LT-448202'],
  driver: 'J. Kazlauskas',
  signature: [
    [
      [0.12, 0.5],
      [0.2, 0.28],
      [0.22, 0.55],
      [0.3, 0.36],
      [0.36, 0.52],
      [0.43, 0.38],
      [0.5, 0.5],
      [0.58, 0.4],
      [0.66, 0.48],
      [0.86, 0.34],
    ],
    [
      [0.18, 0.6],
      [0.8, 0.56],
    ],
  ],
  unsigned_reason: null,
};

/** The seed's own orders: one truck has left with its e-mails, one waits for what is being made, one is a draft. */
const fillSeeded = async ({ today, planner, packer }: People): Promise<{ pallets: number; trucks: number }> => {
  const made = await pack(planner, await ordersToPlan(planner));
  const upTo = (share: number): number => Math.max(1, Math.round(made.length * share));
  const numbered = await print(planner, made.slice(0, upTo(PRINTED)));
  const gone = numbered.slice(0, upTo(GONE));
  const first = await truckWith(planner, gone, { delivery_date: workingDay(today, 0), trailer_number_plate: 'KD 118' });
  await truckWith(planner, numbered.slice(upTo(GONE)), { delivery_date: workingDay(today, 2) });
  await truckWith(planner, made.slice(upTo(PRINTED)), { delivery_date: workingDay(today, 4) });
  const { id } = await planner.call(routes.createTruck, { body: { delivery_date: workingDay(today, 5) } });
  await planner.call(routes.updateTruck, { params: { id }, body: { status: truckStatus.draft } });
  await packPallets(packer, gone);
  await load(packer, gone, first);
  await until(
    'the first truck is loaded',
    () => planner.call(routes.getTruck, { params: { id: first.id } }),
    (now) => now.status === truckStatus.loaded && now.can.depart,
  );
  await photograph(planner, packer, gone);
  const body = { status: truckStatus.dispatched, despite_warnings: true, departure_details: HANDED_OVER };
  await planner.call(routes.updateTruck, { params: { id: first.id }, body });
  return { pallets: made.length, trucks: 4 };
};

/**
 * Brings the demo factory's floor to life through the public API: pallets in every state and a truck for each working
 * day of the week, one that has left (with its e-mails), one at the dock with four stops, the others less and less far.
 * Does nothing when there are pallets already.
 */
export const fillFloor = async (url: string): Promise<{ pallets: number; trucks: number }> => {
  const person = (name: string): MullionClient =>
    new MullionClient({ url, person: { email: `${name}@demo.mullion.test`, password: PASSWORD } });
  const [admin, planner, packer, other] = [person('admin'), person('planner'), person('packer'), person('planner7')];
  await Promise.all([admin, planner, packer, other].map((one) => one.signIn()));
  const there = await planner.call(routes.listPallets, { query: { rows: 1 } });
  if (there.total > 0) return { pallets: 0, trucks: 0 };
  const people = { today: (await planner.call(routes.getToday)).orders.today, admin, planner, packer };
  await addVehicles(people.admin, [fullTruck, seaTruck, buildingTruck]);
  const [seeded] = await Promise.all([fillSeeded(people), ordersToPlan(other).then((orders) => pack(other, orders))]);
  const week = await fillWeek(people);
  return { pallets: seeded.pallets + week.pallets, trucks: seeded.trucks + week.trucks };
};
