import { operationStatus, type OrderProgress, type ProgressOperation, type ProgressProduct } from '@mullion/contracts';
import { formatDate } from '@mullion/i18n';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** A bar is never narrower than its code; shares of the axis. */
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
}
export interface TimelineBar {
  readonly operation: ProgressOperation;
  readonly state: 'done' | 'returned' | 'problem' | 'working';
  readonly from: number;
  readonly to: number;
  /** Where it stands on the axis, and in which line of its row: bars that meet stand under one another. */
  readonly left: number;
  readonly width: number;
  readonly lane: number;
}

const midnight = (moment: number): number => Date.parse(`${formatDate(new Date(moment))}T00:00`);

/** When work was done: without a beginning, as long before the end as it takes. */
const spanOf = (operation: ProgressOperation, now: number): Pick<TimelineBar, 'state' | 'from' | 'to'> | null => {
  const { status, start_time, end_time, trouble, amount, round } = operation;
  if (status === operationStatus.problem) return { state: 'problem', from: Date.parse(trouble?.at ?? operation.changed_at), to: now };
  if (status === operationStatus.started) return { state: 'working', from: Date.parse(start_time ?? operation.changed_at), to: now };
  if (status !== operationStatus.completed || end_time === null) return null;
  const to = Date.parse(end_time);
  const from = start_time === null ? to - (amount ?? 0) * MINUTE_MS : Date.parse(start_time);
  return { state: round > 1 ? 'returned' : 'done', from, to };
};

/** The days that an order's work lies on, today and its delivery included. */
export const timelineAxis = ({ order, products }: OrderProgress, now: number): Axis => {
  const spans = products.flatMap(({ operations }) => operations.flatMap((operation) => spanOf(operation, now) ?? []));
  const delivery = order.delivery_date === null ? null : Date.parse(`${order.delivery_date}T00:00`);
  const from = midnight(Math.min(now, ...spans.map((span) => span.from)));
  const to = midnight(Math.max(now, delivery ?? 0)) + DAY_MS;
  const days = Math.round((to - from) / DAY_MS);
  const every = Math.max(1, Math.ceil(days / MOST_TICKS));
  const share = (moment: number): number => (moment - from) / (to - from);
  const ticks = Array.from({ length: Math.ceil(days / every) }, (_day, at) => {
    const moment = midnight(from + at * every * DAY_MS + DAY_MS / 2);
    return { date: formatDate(new Date(moment)), at: share(moment) };
  });
  return { from, to, ticks, today: share(now), delivery: delivery === null || delivery < from ? null : share(delivery) };
};

/** The bars of a product, oldest first; room for codes of so many letters. */
export const timelineBars = (product: ProgressProduct, axis: Axis, now: number, letters: number): TimelineBar[] => {
  const narrowest = EDGES + letters * LETTER;
  const ends: number[] = [];
  return product.operations
    .flatMap((operation) => {
      const span = spanOf(operation, now);
      return span ? [{ operation, ...span }] : [];
    })
    .sort((a, b) => a.from - b.from)
    .map((bar) => {
      const share = (moment: number): number => (moment - axis.from) / (axis.to - axis.from);
      const width = Math.max(narrowest, share(bar.to) - share(bar.from));
      const left = Math.min(1 - width, Math.max(0, share(bar.from)));
      const free = ends.findIndex((end) => end <= left);
      const lane = free === -1 ? ends.length : free;
      ends[lane] = left + width;
      return { ...bar, left, width, lane };
    });
};

/** What is still to be done with a product, by the order of the work centers; what is being done or stands has a bar. */
export const stillOpen = (product: ProgressProduct, centers: OrderProgress['centers']): string[] =>
  centers.flatMap(({ id, code }) => {
    const current = product.operations.filter((one) => one.work_center_id === id).at(-1);
    return current?.status === operationStatus.waiting ? [code] : [];
  });
