import type { Today, TodayBoard, UserType } from '@mullion/contracts';
import { paths } from '../../../entities/pages/paths';
import { todayCards } from '../../../entities/today/today-cards';

/** Something that waits for this person: what, how many, and the one place where it is done. */
export interface Wait {
  readonly key: string;
  readonly kind:
    | 'late'
    | 'overdueTruck'
    | 'refused'
    | 'errors'
    | 'outdated'
    | 'noVehicle'
    | 'problems'
    | 'scans'
    | 'sought'
    | 'labels'
    | 'toPlan'
    | 'toPack'
    | 'toLoad';
  readonly tone: 'bad' | 'warn' | 'none';
  readonly count: number;
  /** Names of what waits, as far as they are shown. */
  readonly names: readonly string[];
  readonly path: string;
}

interface WaitsInput {
  readonly today: Today;
  /** Null while it is not read. */
  readonly board: TodayBoard | null;
  /** Operations with a problem, all work centers together; null for who does not see them. */
  readonly problems: number | null;
  /** Scans that do not match and are not settled; null while it is not known. */
  readonly scans?: number | null;
  /**
   * Units that were not on their rack, and labels of which nobody knows whether they were printed; null while it is not
   * known.
   */
  readonly sought?: number | null;
  readonly labels?: number | null;
  readonly type: UserType;
}

/** The office decides; packers and those on the floor act; who only reads is not waited for. */
const kindsOf: Readonly<Record<UserType, readonly Wait['kind'][]>> = (() => {
  const office = [
    'refused',
    'overdueTruck',
    'scans',
    'late',
    'errors',
    'problems',
    'sought',
    'labels',
    'outdated',
    'noVehicle',
    'toPlan',
  ] as const;
  return {
    0: office,
    1: office,
    2: office,
    3: office,
    4: ['scans', 'errors', 'sought', 'labels', 'outdated', 'toPack', 'toLoad'],
    5: ['problems'],
    6: [],
  };
})();

/** From this day on a truck without a trailer is worth a word. */
const VEHICLE_DAYS = 1;
const DAY_MS = 86_400_000;
const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

/** What waits for a person of this type, the most urgent first, each with where it is done. */
export const waitsOf = ({ today, board, problems, scans, sought, labels, type }: WaitsInput): readonly Wait[] => {
  const cards = new Map(todayCards(today, type).map((card) => [card.key, card]));
  const ofCard = (kind: 'late' | 'toPlan' | 'toPack' | 'toLoad', tone: Wait['tone']): Wait[] => {
    const card = cards.get(kind);
    return card && card.count > 0 ? [{ key: kind, kind, tone, count: card.count, names: [], path: card.path }] : [];
  };
  const ofPallets = (kind: 'errors' | 'outdated', tone: Wait['tone']): Wait[] => {
    const waiting = kind === 'errors' ? board?.waiting?.with_errors : board?.waiting?.outdated;
    const [first] = waiting?.first ?? [];
    if (!waiting || !first) return [];
    return [
      {
        key: kind,
        kind,
        tone,
        count: waiting.count,
        names: waiting.first.map((pallet) => pallet.shown_number),
        path: paths.pallet(first.id),
      },
    ];
  };
  const trucks = board?.trucks ?? [];
  const ofTrucks = (
    kind: 'refused' | 'overdueTruck' | 'noVehicle',
    tone: Wait['tone'],
    is: (truck: (typeof trucks)[number]) => boolean,
  ): Wait[] =>
    trucks.filter(is).map((truck) => ({
      key: `${kind}-${truck.id}`,
      kind,
      tone,
      count: 1,
      names: [truck.number],
      path: paths.truck(truck.id),
    }));
  const day = board ? dayOf(board.today) : 0;
  const isDue = (truck: (typeof trucks)[number], from: number): boolean =>
    truck.delivery_date !== null && dayOf(truck.delivery_date) <= day + from;
  const counted = (
    kind: 'scans' | 'sought' | 'labels' | 'problems',
    tone: Wait['tone'],
    count: number | null | undefined,
    path: string,
  ): Wait[] => (count ? [{ key: kind, kind, tone, count, names: [], path }] : []);
  const all: Readonly<Record<Wait['kind'], () => readonly Wait[]>> = {
    refused: () => ofTrucks('refused', 'bad', (truck) => truck.refusal !== null),
    overdueTruck: () => ofTrucks('overdueTruck', 'bad', (truck) => truck.refusal === null && isDue(truck, -1)),
    noVehicle: () =>
      ofTrucks(
        'noVehicle',
        'warn',
        (truck) => truck.vehicle_id === null && isDue(truck, VEHICLE_DAYS) && !isDue(truck, -1),
      ),
    late: () => ofCard('late', 'bad'),
    toPlan: () => ofCard('toPlan', 'none'),
    toPack: () => ofCard('toPack', 'none'),
    toLoad: () => ofCard('toLoad', 'none'),
    errors: () => ofPallets('errors', 'bad'),
    outdated: () => ofPallets('outdated', 'warn'),
    scans: () => counted('scans', 'bad', scans, paths.scanConflicts()),
    sought: () => counted('sought', 'warn', sought, paths.whereIsIt()),
    labels: () => counted('labels', 'warn', labels, paths.labels()),
    problems: () => counted('problems', 'bad', problems, `${paths.production()}?shown=history`),
  };
  return kindsOf[type].flatMap((kind) => all[kind]());
};
