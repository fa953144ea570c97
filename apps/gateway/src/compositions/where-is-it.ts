import {
  getPickList,
  getTrucksToPrint,
  getUnitStations,
  getItemHistory,
  readCenterHistory,
  readItemMovements,
  readPickList,
  type PalletId,
  type ProductId,
  type TruckId,
  type UnitStation,
  type MovementStep,
} from '@mullion/contracts';
import { defineComposition, type Ask, type Composition } from '../composition';
import { orNull } from './or-null';

const OWNER_MS = 2_000;

const stationsOf = async (ask: Ask, ids: readonly ProductId[]): Promise<ReadonlyMap<number, UnitStation> | null> => {
  if (ids.length === 0) return new Map();
  const found = await orNull(ask(getUnitStations, { product_ids: [...ids] }));
  return found && new Map<number, UnitStation>(found.map(({ product_id, station }) => [product_id, station]));
};

const truckOf = async (ask: Ask, id: TruckId | null) => {
  const found = id === null ? null : await orNull(ask(getTrucksToPrint, { truck_ids: [id] }, { timeoutMs: OWNER_MS }));
  const truck = found?.[0];
  return truck ? { id: truck.id, number: truck.number, departs_at: truck.departs_at, gate: truck.gate } : null;
};

/** What a pallet needs is packing's; where what is on no rack stands is production's, and when it leaves dispatch's. */
const picked = defineComposition(getPickList, async ({ params }, ask) => {
  const { pallet, units } = await ask(readPickList, { id: params.id as PalletId });
  const nowhere = units.filter(({ taken, place }) => !taken && place === null).map(({ product_id }) => product_id);
  const [stations, truck] = await Promise.all([stationsOf(ask, nowhere), truckOf(ask, pallet.truck_id)]);
  return {
    pallet: { ...pallet, truck },
    units: units.map((unit) => ({ ...unit, station: stations?.get(unit.product_id) ?? null })),
    stations_known: stations !== null,
  };
});

/** Racks and pallet of packing and work centers of production, one way. */
const way = defineComposition(getItemHistory, async ({ params }, ask) => {
  const id = params.id as ProductId;
  const [hall, centers, stations] = await Promise.all([
    ask(readItemMovements, { id }),
    orNull(ask(readCenterHistory, { id })),
    stationsOf(ask, [id]),
  ]);
  const done = (centers ?? []).map(({ code, description, at, user_name }): MovementStep => ({
    kind: 'center',
    name: `${code} ${description}`,
    at,
    user_name,
  }));
  return {
    unit: hall.unit,
    place: hall.place,
    station: stations?.get(id) ?? null,
    steps: [...hall.steps, ...done].sort((a, b) => b.at.localeCompare(a.at)),
    centers_known: centers !== null,
  };
});

/** Where things stand, asked from several owners. */
export const whereIsIt = [picked, way] as unknown as readonly Composition[];
