import { compareNatural, palletStatus, type BoardTruck, type BoardUnit } from '@mullion/contracts';
import { stopsOf, sumOf } from '../../../entities/truck/readiness';

/** Missing units that stand at one work center, or nowhere known. */
export interface StationGroup {
  /** Null: nobody has begun them, or nobody knows. */
  readonly center: { readonly code: string; readonly description: string } | null;
  readonly units: readonly BoardUnit[];
  readonly orders: readonly string[];
  readonly pallets: readonly string[];
  /** Since when the one that stands longest has stood there. */
  readonly since: string | null;
}

const distinct = <T>(items: readonly T[]): T[] => [...new Set(items)];

/**
 * What is missing of a truck by the work center it stands at, in the order of their codes; what has not begun comes
 * last.
 */
export const missingByStation = ({
  missing,
  pallets,
}: Pick<BoardTruck, 'missing' | 'pallets'>): readonly StationGroup[] => {
  const numbers = new Map<number, string>(pallets.map((load) => [load.pallet_id, load.shown_number]));
  const groups = new Map<number | null, BoardUnit[]>();
  for (const unit of missing ?? []) {
    const center = unit.station?.work_center_id ?? null;
    groups.set(center, [...(groups.get(center) ?? []), unit]);
  }
  return [...groups.values()]
    .map((units) => {
      const station = units[0]?.station ?? null;
      const sinces = units.flatMap((unit) => (unit.station ? [unit.station.since] : [])).sort();
      return {
        center: station && { code: station.code, description: station.description },
        units,
        orders: distinct(units.map((unit) => unit.order)),
        pallets: distinct(units.map((unit) => numbers.get(unit.pallet_id) ?? `#${unit.pallet_id}`)),
        since: sinces[0] ?? null,
      };
    })
    .sort((a, b) => (a.center === null ? 1 : b.center === null ? -1 : compareNatural(a.center.code, b.center.code)));
};

/** How far a truck is, all its stops together. */
export const truckSum = (truck: Pick<BoardTruck, 'pallets' | 'readiness'>) => sumOf(stopsOf(truck));

/** How many units are not made; null: packing does not answer. */
export const missingCount = (truck: Pick<BoardTruck, 'pallets' | 'readiness'>): number | null => {
  const { made, products } = truckSum(truck);
  return made === null ? null : products - made;
};

/** What is made and not on its pallet yet: how many units, and of which pallets. */
export const waitsForPacking = ({ pallets, readiness }: Pick<BoardTruck, 'pallets' | 'readiness'>) => {
  const open = (readiness ?? []).filter((one) => one.made > one.packed);
  const numbers = new Map<number, string>(
    pallets.filter(({ status }) => status < palletStatus.loaded).map((load) => [load.pallet_id, load.shown_number]),
  );
  const waiting = open.filter(({ pallet_id }) => numbers.has(pallet_id));
  return {
    count: waiting.reduce((sum, { made, packed }) => sum + made - packed, 0),
    pallets: waiting.map(({ pallet_id }) => numbers.get(pallet_id) ?? ''),
  };
};

/** What the floor shows: pallets on the truck, and those that something is missing for. */
export const floorMarks = ({ pallets, missing }: Pick<BoardTruck, 'pallets' | 'missing'>) => ({
  loadedIds: new Set<number>(
    pallets.filter(({ status }) => status >= palletStatus.loaded).map(({ pallet_id }) => pallet_id),
  ),
  errorIds: new Set<number>((missing ?? []).map(({ pallet_id }) => pallet_id)),
});
