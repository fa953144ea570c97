import {
  getBoardTrucks,
  getLoadBoard,
  getMissingUnits,
  getPalletReadiness,
  getUnitStations,
  type BoardTruck,
  type MissingUnit,
  type PalletReadiness,
  type Truck,
  type UnitStation,
} from '@mullion/contracts';
import { defineComposition, type Ask } from '../composition';
import { orNull } from './or-null';

const MOST_PALLETS = 1_000;

type Stations = ReadonlyMap<number, UnitStation> | null;

/**
 * Trucks from dispatch, what is made and missing from packing, and where that stands from production: parts of an owner
 * that is silent are null.
 */
export const loadBoard = defineComposition(getLoadBoard, async ({ query }, ask, { time_zone }) => {
  const { today, trucks, total, after, gates } = await ask(getBoardTrucks, query);
  const ids = [...trucks, ...(after ? [after] : [])]
    .flatMap(({ pallets }) => pallets.map(({ pallet_id }) => pallet_id))
    .slice(0, MOST_PALLETS);
  const shown = trucks.flatMap(({ pallets }) => pallets.map(({ pallet_id }) => pallet_id)).slice(0, MOST_PALLETS);
  const [readiness, missing] = await Promise.all([
    ids.length === 0 ? [] : orNull(ask(getPalletReadiness, { pallet_ids: ids }, { timeoutMs: 2_000 })),
    shown.length === 0 ? [] : orNull(ask(getMissingUnits, { pallet_ids: shown })),
  ]);
  const stations = missing && (await stationsOf(missing, ask));
  return {
    now: new Date().toISOString(),
    time_zone,
    today,
    trucks: trucks.map((truck) => boardTruck(truck, readiness, missing, stations)),
    total,
    after: after && {
      id: after.id,
      number: after.number,
      departs_at: after.departs_at,
      products_count: after.products_count,
      pallets_count: after.pallets_count,
      missing: readiness && missingOf(after, readiness),
    },
    gates,
  };
});

const stationsOf = async (missing: readonly MissingUnit[], ask: Ask): Promise<Stations> => {
  if (missing.length === 0) return new Map();
  const found = await orNull(ask(getUnitStations, { product_ids: missing.map(({ product_id }) => product_id) }));
  return found && new Map<number, UnitStation>(found.map(({ product_id, station }) => [product_id, station]));
};

const boardTruck = (
  truck: Truck,
  readiness: readonly PalletReadiness[] | null,
  missing: readonly MissingUnit[] | null,
  stations: Stations,
): BoardTruck => {
  const own = new Set(truck.pallets.map(({ pallet_id }) => pallet_id));
  return {
    ...truck,
    readiness: readiness && readiness.filter(({ pallet_id }) => own.has(pallet_id)),
    missing:
      missing &&
      missing
        .filter(({ pallet_id }) => own.has(pallet_id))
        .map((unit) => ({ ...unit, station: stations?.get(unit.product_id) ?? null })),
    stations_known: stations !== null,
  };
};

const missingOf = ({ pallets }: Truck, readiness: readonly PalletReadiness[]): number => {
  const own = new Set(pallets.map(({ pallet_id }) => pallet_id));
  return readiness
    .filter(({ pallet_id }) => own.has(pallet_id))
    .reduce((sum, { products, made }) => sum + products - made, 0);
};
