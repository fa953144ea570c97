import {
  getPalletsToPrint,
  truckStatus,
  type checkStopPhoto,
  type DepartureOfTruck,
  type DepartureRecord,
  type DepartureStop,
  type OutputOf,
  type PalletId,
  type RequestContext,
} from '@mullion/contracts';
import { AppError, systemContext, type Database, type ServiceTools } from '@mullion/server-kit';
import { DepartureRecordRepository } from '../trucks/trucks.module';
import { trucksByIds } from '../trucks/trucks.queries';
import { stopsOfDeparture, type LoadedPallet } from './rules/stops-of-departure';
import { toStop } from './stop.mapper';
import { StopRepository, type StopRow } from './stop.repository';
import { phonesOfStops } from './stop-phones.queries';
import { returnablesOfStops, withHolders } from './stop-returnables.queries';

type Tools = Pick<ServiceTools, 'database' | 'rpc'>;
interface Departure {
  readonly truck_id: number;
  readonly departure: number;
}
/** Packing gives so many whole pallets at once. */
const AT_ONCE = 200;

/** The truck as it left. @throws AppError `link.closed` when it was recalled or has left again since, or is gone */
const departedTruck = async (database: Database, companyId: number, { truck_id: id, departure }: Departure) => {
  const [truck] = await trucksByIds(database, systemContext(companyId), [id]);
  if (!truck || truck.status < truckStatus.dispatched || truck.departure !== departure || truck.departed_at === null)
    throw new AppError('link.closed');
  return { ...truck, departed_at: truck.departed_at };
};

/**
 * A departure with its stops. They are written when they are first asked for: from then on they stay, whatever becomes
 * of addresses and customers.
 */
export const departureOf = async (
  tools: Tools,
  context: Pick<RequestContext, 'company_id'>,
  asked: Departure,
): Promise<DepartureOfTruck> => {
  const { database } = tools;
  const truck = await departedTruck(database, context.company_id, asked);
  const stops = new StopRepository(database, context.company_id);
  let rows = await stops.ofDeparture(truck.id, truck.departure);
  if (rows.length === 0) {
    const planned = stopsOfDeparture(await loadedPallets(tools, context.company_id, truck));
    await stops.add(truck.id, truck.departure, await withHolders(tools, context.company_id, planned));
    rows = await stops.ofDeparture(truck.id, truck.departure);
  }
  const [shown, phones] = await Promise.all([
    shownStops(database, stops, rows),
    phonesOfStops(tools, context.company_id, rows),
  ]);
  return {
    truck_id: truck.id,
    number: truck.number,
    plate: truck.vehicle?.trailer_number_plate || truck.vehicle?.number_plate || '',
    driver: truck.vehicle?.driver ?? '',
    departure: truck.departure,
    departed_at: truck.departed_at,
    ...{ length: truck.length, width: truck.width, height: truck.height },
    stops: shown.map((stop) => ({ ...stop, phone: phones.get(stop.id) ?? null })),
  };
};

/** Stops with their damages and returnables. */
const shownStops = async (
  database: Database,
  stops: StopRepository,
  rows: readonly StopRow[],
): Promise<DepartureStop[]> => {
  const [damages, returnables] = await Promise.all([
    stops.damages(rows.map(({ id }) => id)),
    returnablesOfStops(database, stops.companyId, rows),
  ]);
  return rows.map((row) => toStop(row, damages, returnables.get(row.id) ?? []));
};

/** What came of the stops of a truck's last departure. @throws AppError `not_found` */
export const stopsOfTruck = async (
  database: Database,
  companyId: number,
  truckId: number,
): Promise<DepartureStop[]> => {
  const [truck] = await trucksByIds(database, systemContext(companyId), [truckId]);
  if (!truck) throw new AppError('not_found');
  const stops = new StopRepository(database, companyId);
  const rows = truck.status < truckStatus.dispatched ? [] : await stops.ofDeparture(truck.id, truck.departure);
  return shownStops(database, stops, rows);
};

/** How a truck left. @throws AppError `not_found` */
export const recordOfDeparture = async (
  database: Database,
  companyId: number,
  { truck_id, departure }: Departure,
): Promise<DepartureRecord> => {
  const record = await new DepartureRecordRepository(database, companyId).find(truck_id, departure);
  if (!record) throw new AppError('not_found');
  return record;
};

const loadedPallets = async (
  { rpc }: Tools,
  companyId: number,
  truck: Awaited<ReturnType<typeof departedTruck>>,
): Promise<LoadedPallet[]> => {
  const ids = truck.pallets.map(({ pallet_id: id }) => id);
  const whole = new Map<number, Awaited<ReturnType<typeof palletsOf>>[number]>();
  for (let at = 0; at < ids.length; at += AT_ONCE)
    for (const pallet of await palletsOf(rpc, companyId, ids.slice(at, at + AT_ONCE))) whole.set(pallet.id, pallet);
  return truck.pallets.map(
    ({
      pallet_id,
      shown_number,
      x,
      y,
      is_turned,
      length,
      width,
      height,
      weight,
      group,
      group_label,
      customers,
      orders,
      dispatch_priority,
    }) => ({
      ...{ pallet_id, shown_number, x, y, is_turned, length, width, height, weight },
      key: `${group}`,
      // an order without an address is a stop of its own, called by its number
      label: group_label || orders,
      customers: customers.split(', ').filter(Boolean),
      priority: dispatch_priority,
      products: (whole.get(pallet_id)?.products ?? [])
        .filter((product) => !product.awaits_remake)
        .map((product) => ({
          ...{
            id: product.id,
            order_id: product.order_id,
            order: product.order,
            position: product.position,
            barcode: product.barcode,
          },
          ...{ width: product.width, height: product.height, category: product.category, image: product.image },
        })),
    }),
  );
};

const palletsOf = (rpc: Tools['rpc'], companyId: number, pallet_ids: PalletId[]) =>
  rpc.ask(getPalletsToPrint, { pallet_ids }, { context: systemContext(companyId) });

/** A stop of this departure. @throws AppError `not_found` */
export const mustBeOf = (stop: StopRow | null, { truck_id, departure }: Departure): StopRow => {
  if (!stop || stop.truck_id !== truck_id || stop.departure !== departure) throw new AppError('not_found');
  return stop;
};

/** What a photo shows that goes there: the stop, or the damaged product. @throws AppError `not_found` */
export const checkPhoto = async (
  database: Database,
  companyId: number,
  of: Departure,
  { stop_id, damage_id }: { readonly stop_id: number; readonly damage_id: string | null },
): Promise<OutputOf<typeof checkStopPhoto>> => {
  const stops = new StopRepository(database, companyId);
  const stop = mustBeOf(
    (await stops.ofDeparture(of.truck_id, of.departure)).find(({ id }) => id === stop_id) ?? null,
    of,
  );
  const products = stop.pallets.flatMap((pallet) => pallet.products);
  if (damage_id === null)
    return { label: stop.label, order_ids: [...new Set(products.map(({ order_id }) => order_id))], product: null };
  const damage = (await stops.damages([stop_id])).find(({ id }) => id === damage_id);
  const product = products.find(({ id }) => id === damage?.product_id);
  if (!product) throw new AppError('not_found');
  return { label: stop.label, order_ids: [product.order_id], product: `${product.order} ${product.position}` };
};
