import { dayNumber, isoDay, worksAtAll, type WorkingCalendar } from './calendar';
import type {
  CenterDay,
  CenterLoad,
  DayPart,
  Floor,
  FloorCenter,
  FloorOrder,
  FloorSchedule,
  LoadPart,
  OrderFinish,
  PlannedStep,
  Reason,
} from './floor';
import { allBefore, inWorkingOrder, sequenceAt } from './graph';
import { isLater, laterOf, minutesOf, workFrom, type Moment } from './work-center-line';

/** What is known of an order while the work centers are gone through. */
interface Progress {
  readonly order: FloorOrder;
  readonly release: Moment;
  /** When each of its steps ends, by work center; null: nobody knows. */
  readonly ends: Map<number, Moment | null>;
  readonly begins: Map<number, Moment>;
  /** The same as if it were alone. */
  readonly endsAlone: Map<number, Moment | null>;
  longestWait: { readonly days: number; readonly centerId: number; readonly until: string } | null;
  longestWork: { readonly days: number; readonly centerId: number } | null;
  withoutCalendar: number | null;
}

/** What is done at a work center a day, and what is asked for, by order. */
interface Days {
  readonly planned: Map<number, number>;
  readonly demand: Map<number, LoadPart[]>;
}

/** The forward pass over all work centers. Takes and gives plain data; days are ISO dates, minutes as given. */
export const scheduleFloor = ({ today, centers, orders }: Floor): FloorSchedule => {
  const first = dayNumber(today);
  const sorted = inWorkingOrder(centers);
  const before = allBefore(sorted);
  const releaseDay = (order: FloorOrder): number =>
    Math.max(first, order.release === null ? first : dayNumber(order.release));
  const progress = new Map<number, Progress>(orders.map((order) => [order.id, begin(order, releaseDay(order))]));
  const loads = sorted.map((center) => {
    const earlier = before.get(center.id) ?? new Set<number>();
    const sequence = sequenceAt(center.id, orders, earlier, (order) =>
      center.awaitsRelease ? releaseDay(order) - first : 0,
    );
    return passCenter(center, sequence, earlier, progress, first);
  });
  const byId = new Map(loads.map((load) => [load.id, load]));
  return {
    orders: orders.map((order) => {
      const own = progress.get(order.id) as Progress;
      return { ...finishOf(own), steps: plannedSteps(own, before) };
    }),
    centers: centers.map((center) => byId.get(center.id) as CenterLoad),
  };
};

const begin = (order: FloorOrder, release: number): Progress => ({
  order,
  release: { day: release, part: 0 },
  ends: new Map(),
  begins: new Map(),
  endsAlone: new Map(),
  longestWait: null,
  longestWork: null,
  withoutCalendar: null,
});

/** One work center, order by order of its sequence. */
const passCenter = (
  center: FloorCenter,
  sequence: readonly FloorOrder[],
  before: ReadonlySet<number>,
  progress: ReadonlyMap<number, Progress>,
  today: number,
): CenterLoad => {
  const days: Days = { planned: new Map(), demand: new Map() };
  let unestimated = 0;
  let free: Moment = { day: today, part: 0 };
  for (const order of sequence) {
    const own = progress.get(order.id) as Progress;
    const steps = order.steps.filter((step) => step.centerId === center.id);
    const minutes = steps.reduce((sum, step) => sum + step.minutes, 0);
    unestimated += steps.reduce((sum, step) => sum + step.unestimated, 0);
    if (center.calendar === null || !worksAtAll(center.calendar)) {
      own.withoutCalendar ??= center.id;
      own.ends.set(center.id, null);
      own.endsAlone.set(center.id, null);
      continue;
    }
    const from = center.awaitsRelease ? own.release : { day: today, part: 0 };
    stepAlone(center, center.calendar, before, own, { minutes, days, from });
    free = step(center, center.calendar, before, own, { minutes, days, free, from });
  }
  return loadOf(center, days, unestimated, today);
};

/** When an order is ready for a work center: all its steps before are done. Null: one of them never is. */
const readyAt = (
  from: Moment,
  ends: ReadonlyMap<number, Moment | null>,
  before: ReadonlySet<number>,
): Moment | null => {
  let ready: Moment | null = from;
  for (const [centerId, end] of ends) {
    if (!before.has(centerId)) continue;
    if (end === null) return null;
    if (ready !== null) ready = laterOf(ready, end);
  }
  return ready;
};

const stepAlone = (
  { id, maxLoad }: FloorCenter,
  calendar: WorkingCalendar,
  before: ReadonlySet<number>,
  own: Progress,
  { minutes, days, from }: { readonly minutes: number; readonly days: Days; readonly from: Moment },
): void => {
  const ready = readyAt(from, own.endsAlone, before);
  const work = ready && workFrom(calendar, maxLoad, ready, minutes);
  own.endsAlone.set(id, work ? work.end : null);
  if (!work) return;
  for (const part of work.days) {
    const parts = days.demand.get(part.day) ?? [];
    parts.push({ orderId: own.order.id, minutes: part.minutes });
    days.demand.set(part.day, parts);
  }
};

/** Gives when the work center is free again. */
const step = (
  center: FloorCenter,
  calendar: WorkingCalendar,
  before: ReadonlySet<number>,
  own: Progress,
  {
    minutes,
    days,
    free,
    from: released,
  }: { readonly minutes: number; readonly days: Days; readonly free: Moment; readonly from: Moment },
): Moment => {
  const ready = readyAt(released, own.ends, before);
  const hasLimit = center.maxLoad !== null;
  const from = ready === null ? null : hasLimit ? laterOf(ready, free) : ready;
  const work = from && workFrom(calendar, center.maxLoad, from, minutes);
  own.ends.set(center.id, work ? work.end : null);
  if (!work || ready === null) return free;
  own.begins.set(center.id, work.begin);
  for (const { day, minutes: done } of work.days) days.planned.set(day, (days.planned.get(day) ?? 0) + done);
  const waited = work.begin.day - ready.day;
  if (isLater(from, ready) && waited >= (own.longestWait?.days ?? 1))
    own.longestWait = { days: waited, centerId: center.id, until: isoDay(work.begin.day) };
  const worked = work.end.day - work.begin.day;
  if (worked >= (own.longestWork?.days ?? 0)) own.longestWork = { days: worked, centerId: center.id };
  return hasLimit ? laterOf(free, work.end) : free;
};

const dayPart = ({ day, part }: Moment): DayPart => ({ day: isoDay(day), part });

/** What follows something without an estimate would be a guess. */
const plannedSteps = (
  { order, begins, ends }: Progress,
  before: ReadonlyMap<number, ReadonlySet<number>>,
): PlannedStep[] => {
  const vague = order.steps.filter(({ unestimated }) => unestimated > 0).map(({ centerId }) => centerId);
  const isGuess = (centerId: number): boolean =>
    vague.some((one) => one === centerId || before.get(centerId)?.has(one));
  return [...begins].flatMap(([centerId, begin]) => {
    const end = ends.get(centerId);
    return end && !isGuess(centerId) ? [{ centerId, begin: dayPart(begin), end: dayPart(end) }] : [];
  });
};

const finishOf = (own: Progress): Omit<OrderFinish, 'steps'> => {
  const { order } = own;
  const none = (reason: Reason): Omit<OrderFinish, 'steps'> => ({ id: order.id, finish: null, late: false, reason });
  if (own.withoutCalendar !== null) return none({ kind: 'no_calendar', centerId: own.withoutCalendar });
  const unestimated = order.steps.reduce((sum, { unestimated: count }) => sum + count, 0);
  if (unestimated > 0) return none({ kind: 'unestimated', operations: unestimated });
  let end: Moment = own.release;
  for (const [centerId, moment] of own.ends) {
    if (moment === null) return none({ kind: 'no_calendar', centerId });
    end = laterOf(end, moment);
  }
  const finish = isoDay(end.day);
  const late = order.deliveryDate !== null && finish > order.deliveryDate;
  return { id: order.id, finish, late, reason: late ? reasonOf(own, finish) : null };
};

/** Of what made an order late the part that took longest. */
const reasonOf = ({ order, longestWait, longestWork }: Progress, finish: string): Reason => {
  if (order.release !== null && order.release >= (order.deliveryDate ?? finish))
    return { kind: 'released_late', from: order.release };
  if (longestWait && longestWait.days >= (longestWork?.days ?? 0))
    return { kind: 'center_full', centerId: longestWait.centerId, until: longestWait.until };
  return longestWork ? { kind: 'work', centerId: longestWork.centerId } : { kind: 'released_late', from: finish };
};

const loadOf = (center: FloorCenter, { planned, demand }: Days, unestimated: number, today: number): CenterLoad => {
  const last = Math.max(today, ...planned.keys(), ...demand.keys());
  const days: CenterDay[] = [];
  for (let day = today; center.calendar !== null && day <= last; day++) {
    const limit = minutesOf(center.calendar, center.maxLoad, day);
    const asked = demand.get(day) ?? [];
    const done = planned.get(day) ?? 0;
    if (limit === 0 && asked.length === 0 && done === 0) continue;
    days.push({ day: isoDay(day), limit: center.maxLoad === null ? null : limit, demand: asked, planned: done });
  }
  const finish = planned.size > 0 ? isoDay(Math.max(...planned.keys())) : null;
  return { id: center.id, days, finish, unestimated };
};
