import type { FloorCenter, FloorOrder } from './floor';

/**
 * Work centers so that each comes after those it depends on. What closes a circle, or is not there, is left out of
 * account.
 */
export const inWorkingOrder = (centers: readonly FloorCenter[]): FloorCenter[] => {
  const byId = new Map(centers.map((center) => [center.id, center]));
  const sorted: FloorCenter[] = [];
  const seen = new Set<number>();
  const visit = (center: FloorCenter): void => {
    if (seen.has(center.id)) return;
    seen.add(center.id);
    for (const id of center.dependsOn) {
      const before = byId.get(id);
      if (before) visit(before);
    }
    sorted.push(center);
  };
  for (const center of [...centers].sort((a, b) => a.code.localeCompare(b.code) || a.id - b.id)) visit(center);
  return sorted;
};

/** For each work center all that come before it, directly or through others. */
export const allBefore = (sorted: readonly FloorCenter[]): ReadonlyMap<number, ReadonlySet<number>> => {
  const before = new Map<number, Set<number>>();
  for (const center of sorted) {
    const own = new Set<number>();
    for (const id of center.dependsOn) {
      const further = before.get(id);
      if (!further) continue;
      own.add(id);
      for (const one of further) own.add(one);
    }
    before.set(center.id, own);
  }
  return before;
};

const NO_DATE = '9999-12-31';
const DAYS_A_WEEK = 7;

/** An order in the sequence of a work center. */
interface Queued {
  readonly order: FloorOrder;
  /** The week in which it may begin, counted from today. */
  readonly week: number;
  /** How many of its steps are before this one. */
  readonly depth: number;
}

const inSequence = (a: Queued, b: Queued): number =>
  a.week - b.week ||
  a.depth - b.depth ||
  (a.order.deliveryDate ?? NO_DATE).localeCompare(b.order.deliveryDate ?? NO_DATE) ||
  a.order.id - b.order.id;

/** The orders of a work center in the sequence it works through them; it follows from the input alone. */
export const sequenceAt = (
  centerId: number,
  orders: readonly FloorOrder[],
  before: ReadonlySet<number>,
  releaseDay: (order: FloorOrder) => number,
): FloorOrder[] =>
  orders
    .filter(({ steps }) => steps.some((step) => step.centerId === centerId))
    .map((order) => ({
      order,
      week: Math.floor(releaseDay(order) / DAYS_A_WEEK),
      depth: order.steps.filter((step) => before.has(step.centerId)).length,
    }))
    .sort(inSequence)
    .map(({ order }) => order);
