import { operationStatus, type OrderProgress, type ProgressOperation, type ProgressProduct } from '@mullion/contracts';
import { formatDate } from '@mullion/i18n';
import { byLevel } from './by-level';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** What a code beside its bar takes; shares of the axis. */
const LETTER = 0.015;
const EDGES = 0.012;
const MOST_TICKS = 16;

/** From midnight to midnight. */
export interface Axis {
  readonly from: number;
  readonly to: number;
  /** ISO dates with their place. */
  readonly ticks: readonly { readonly date: string; readonly at: number }[];
  readonly today: number;
  readonly delivery: number | null;
  /** Saturdays and Sundays, as parts of the axis. */
  readonly weekends: readonly { readonly at: number; readonly width: number }[];
}
export interface TimelineBar {
  readonly key: string;
  readonly centerId: number;
  readonly state: 'done' | 'returned' | 'problem' | 'working' | 'planned';
  /** What was said of a problem. */
  readonly comment: string | null;
  readonly from: number;
  readonly to: number;
  /**
   * Where it stands on the axis, as long as it took, and in which line of its row: bars and codes that meet stand under
   * one another.
   */
  readonly left: number;
  readonly width: number;
  /** Where its code stands: a short bar has no room for it. */
  readonly code: 'inside' | 'right' | 'left';
  readonly lane: number;
}

type Span = Omit<TimelineBar, 'left' | 'width' | 'code' | 'lane'>;
type PlannedStep = OrderProgress['plan']['steps'][number];

const midnight = (moment: number): number => Date.parse(`${formatDate(new Date(moment))}T00:00`);

/** Where a planned moment stands: the working time of a day fills the day. */
const momentOf = ({ day, part }: PlannedStep['begin']): number => Date.parse(`${day}T00:00`) + part * DAY_MS;

/** When work was done: without a beginning, as long before the end as it takes. */
const spanOf = (operation: ProgressOperation, now: number): Pick<Span, 'state' | 'from' | 'to'> | null => {
  const { status, start_time, end_time, trouble, amount, round } = operation;
  if (status === operationStatus.problem)
    return { state: 'problem', from: Date.parse(trouble?.at ?? operation.changed_at), to: now };
  if (status === operationStatus.started)
    return { state: 'working', from: Date.parse(start_time ?? operation.changed_at), to: now };
  if (status !== operationStatus.completed || end_time === null) return null;
  const to = Date.parse(end_time);
  const from = start_time === null ? to - (amount ?? 0) * MINUTE_MS : Date.parse(start_time);
  return { state: round > 1 ? 'returned' : 'done', from, to };
};

/** The days that an order's work lies on, today and its delivery included. */
export const timelineAxis = ({ order, products, plan }: OrderProgress, now: number): Axis => {
  const spans = products.flatMap(({ operations }) => operations.flatMap((operation) => spanOf(operation, now) ?? []));
  const delivery = order.delivery_date === null ? null : Date.parse(`${order.delivery_date}T00:00`);
  const from = midnight(Math.min(now, ...spans.map((span) => span.from)));
  const to =
    midnight(Math.max(now, delivery ?? 0, ...plan.steps.map(({ end }) => momentOf({ ...end, part: 0 })))) + DAY_MS;
  const days = Math.round((to - from) / DAY_MS);
  const every = Math.max(1, Math.ceil(days / MOST_TICKS));
  const share = (moment: number): number => (moment - from) / (to - from);
  const ticks = Array.from({ length: Math.ceil(days / every) }, (_day, at) => {
    const moment = midnight(from + at * every * DAY_MS + DAY_MS / 2);
    return { date: formatDate(new Date(moment)), at: share(moment) };
  });
  const weekends = Array.from({ length: days }, (_day, at) => midnight(from + at * DAY_MS + DAY_MS / 2))
    .filter((day) => [0, 6].includes(new Date(day).getDay()))
    .map((day) => ({ at: share(day), width: 1 / days }));
  return {
    from,
    to,
    ticks,
    weekends,
    today: share(now),
    delivery: delivery === null || delivery < from ? null : share(delivery),
  };
};

const isOpen = (operation: ProgressOperation | undefined): boolean =>
  operation?.status === operationStatus.waiting || operation?.status === operationStatus.problem;
const lastAt = (product: ProgressProduct, centerId: number): ProgressOperation | undefined =>
  product.operations.filter((one) => one.work_center_id === centerId).at(-1);

/** What is still to be done with a product, as it is planned for its order. */
const plannedSpans = (product: ProgressProduct, steps: readonly PlannedStep[], now: number): Span[] =>
  steps
    .filter(({ work_center_id: id }) => isOpen(lastAt(product, id)))
    .map(({ work_center_id: centerId, begin, end }) => ({
      ...{ key: `planned ${centerId}`, centerId, state: 'planned' as const, comment: null },
      from: Math.max(now, momentOf(begin)),
      to: Math.max(now, momentOf(end)),
    }));

/** The bars of a product, oldest first, then what is planned; room for codes of so many letters. */
export const timelineBars = (
  product: ProgressProduct,
  steps: readonly PlannedStep[],
  axis: Axis,
  now: number,
  letters: number,
): TimelineBar[] => {
  const label = EDGES + letters * LETTER;
  const ends: number[] = [];
  const done = product.operations.flatMap((operation) => {
    const span = spanOf(operation, now);
    const { id, work_center_id: centerId, trouble } = operation;
    return span ? [{ key: String(id), centerId, comment: trouble?.comment ?? null, ...span }] : [];
  });
  return [...done, ...plannedSpans(product, steps, now)]
    .sort((a, b) => a.from - b.from)
    .map((bar) => {
      const share = (moment: number): number => (moment - axis.from) / (axis.to - axis.from);
      const width = share(bar.to) - share(bar.from);
      const left = share(bar.from);
      const code = width >= label ? 'inside' : left + width + label <= 1 ? 'right' : 'left';
      const begin = code === 'left' ? left - label : left;
      const free = ends.findIndex((end) => end <= begin);
      const lane = free === -1 ? ends.length : free;
      ends[lane] = left + width + (code === 'right' ? label : 0);
      return { ...bar, left, width, code, lane };
    });
};

/**
 * What is still to be done with a product and nobody can say when, as work goes through the work centers; what is being
 * done or stands has a bar.
 */
export const undated = (
  product: ProgressProduct,
  { centers, plan }: Pick<OrderProgress, 'centers' | 'plan'>,
): string[] =>
  byLevel(centers)
    .filter(
      ({ id }) =>
        lastAt(product, id)?.status === operationStatus.waiting &&
        !plan.steps.some((step) => step.work_center_id === id),
    )
    .map(({ code }) => code);
