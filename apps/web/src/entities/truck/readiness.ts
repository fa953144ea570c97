import { palletStatus, type TodayBoard } from '@mullion/contracts';

export type TruckOfToday = NonNullable<TodayBoard['trucks']>[number];

/**
 * How far the products of one stop are; each step includes the ones after it. Made and packed are null while packing
 * does not answer.
 */
export interface StopReadiness {
  /** 0-based; its colour. */
  readonly group: number;
  readonly label: string;
  readonly products: number;
  readonly made: number | null;
  readonly packed: number | null;
  readonly loaded: number;
}

/** The stops of a truck in the order of their groups, each with how far its pallets are. */
export const stopsOf = ({
  pallets,
  readiness,
}: Pick<TruckOfToday, 'pallets' | 'readiness'>): readonly StopReadiness[] => {
  const byPallet = new Map<number, { made: number; packed: number }>(readiness?.map((one) => [one.pallet_id, one]));
  const stops = new Map<number, StopReadiness>();
  for (const load of pallets) {
    const before = stops.get(load.group) ?? {
      group: load.group,
      label: load.group_label,
      products: 0,
      made: 0,
      packed: 0,
      loaded: 0,
    };
    const known = byPallet.get(load.pallet_id) ?? { made: 0, packed: 0 };
    const isLoaded = load.status >= palletStatus.loaded;
    stops.set(load.group, {
      ...before,
      products: before.products + load.products_count,
      // what stands on the truck is made and packed, whatever a copy still says
      made: readiness === null ? null : (before.made ?? 0) + (isLoaded ? load.products_count : known.made),
      packed: readiness === null ? null : (before.packed ?? 0) + (isLoaded ? load.products_count : known.packed),
      loaded: before.loaded + (isLoaded ? load.products_count : 0),
    });
  }
  return [...stops.values()].sort((a, b) => a.group - b.group);
};

/** All stops of a truck together. */
export const sumOf = (stops: readonly StopReadiness[]): Omit<StopReadiness, 'group' | 'label'> => {
  const sum = (of: (stop: StopReadiness) => number | null): number | null =>
    stops.reduce<number | null>(
      (total, stop) => (total === null ? null : of(stop) === null ? null : total + (of(stop) ?? 0)),
      0,
    );
  return {
    products: sum((stop) => stop.products) ?? 0,
    made: sum((stop) => stop.made),
    packed: sum((stop) => stop.packed),
    loaded: sum((stop) => stop.loaded) ?? 0,
  };
};

/** What is said of a stop or a truck: the first step that is not finished. */
export type ReadinessWord = 'unknown' | 'empty' | 'missing' | 'toPack' | 'toLoad' | 'loaded';
export const readinessWord = ({
  products,
  made,
  packed,
  loaded,
}: Omit<StopReadiness, 'group' | 'label'>): { readonly word: ReadinessWord; readonly count: number } => {
  if (products === 0) return { word: 'empty', count: 0 };
  if (loaded === products) return { word: 'loaded', count: products };
  if (made === null || packed === null) return { word: 'unknown', count: 0 };
  if (made < products) return { word: 'missing', count: products - made };
  if (packed < products) return { word: 'toPack', count: products - packed };
  return { word: 'toLoad', count: products - loaded };
};
