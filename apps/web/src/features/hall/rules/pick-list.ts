import type { getPickList, getRackPlan, OutputOf } from '@mullion/contracts';
import { itemOfCode } from '../../../kits/scan/item-of-code';
import { barcodeOf } from '../../../entities/product/product-code';

export type PickList = OutputOf<typeof getPickList>;
export type PickUnit = PickList['units'][number];
export type PlannedRack = OutputOf<typeof getRackPlan>[number];

/** One stop of the walk: a rack, and what of the pallet stands on it. */
export interface PickStop {
  /** 1 for the first. */
  readonly nth: number;
  readonly rack: NonNullable<PickUnit['place']>['rack'];
  readonly units: readonly PickUnit[];
}

/** The racks of a pick list in walking order, each with its units; they come in that order. */
export const pickStops = (units: readonly PickUnit[]): readonly PickStop[] => {
  const stops = new Map<number, { rack: PickStop['rack']; units: PickUnit[] }>();
  for (const unit of units) {
    if (!unit.place) continue;
    const stop = stops.get(unit.place.rack.id) ?? { rack: unit.place.rack, units: [] };
    stop.units.push(unit);
    stops.set(unit.place.rack.id, stop);
  }
  return [...stops.values()].map((stop, at) => ({ nth: at + 1, ...stop }));
};

/** What is on no rack and not on the pallet: somebody has to wait for it or look for it. */
export const notOnRacks = (units: readonly PickUnit[]): readonly PickUnit[] =>
  units.filter(({ taken, place }) => !taken && place === null);

/** A work center at which units of the pallet still are. */
export interface WaitingAt {
  readonly id: number;
  readonly name: string;
  readonly count: number;
}

/** Where what is on no rack stands, the work center with the most of it first. */
export const waitingAt = (units: readonly PickUnit[]): readonly WaitingAt[] => {
  const centers = new Map<number, WaitingAt>();
  for (const { station } of notOnRacks(units)) {
    if (!station) continue;
    const { work_center_id: id, code, description } = station;
    centers.set(id, { id, name: `${code} ${description}`, count: (centers.get(id)?.count ?? 0) + 1 });
  }
  return [...centers.values()].sort((one, other) => other.count - one.count);
};

export const takenOf = (units: readonly PickUnit[]): readonly PickUnit[] => units.filter(({ taken }) => taken);

/** What is picked next: the first unit on the way that nobody looks for. */
export const nextOf = (units: readonly PickUnit[]): PickUnit | null =>
  units.find(({ taken, place }) => !taken && place !== null && place.sought_at === null) ?? null;

/** The rack that a scanned code means; null when it is no rack. */
export const rackOfCode = (racks: readonly PlannedRack[], code: string): PlannedRack | null =>
  itemOfCode(racks, code, barcodeOf) ?? itemOfCode(racks, code, (rack) => rack.code) ?? null;
