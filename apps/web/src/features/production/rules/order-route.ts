import { operationStatus, type OrderProgress, type ProgressOperation, type ProgressProduct } from '@mullion/contracts';
import { workingTime } from '@mullion/floor-schedule';
import { byLevel } from './by-level';

type Center = OrderProgress['centers'][number];
export type StepState = 'done' | 'problem' | 'working' | 'open' | 'none';

/** An order at one work center of its route. */
export interface RouteStep {
  readonly center: Center;
  readonly state: StepState;
  readonly completed: number;
  readonly total: number;
  /** The first moment of work there, and the last when all is complete. */
  readonly from: string | null;
  readonly to: string | null;
  /** The day on which it is planned to be done, while work is left. */
  readonly planned: string | null;
}

export const currentOf = (product: ProgressProduct, centerId: number): ProgressOperation | undefined =>
  product.operations.filter((one) => one.work_center_id === centerId).at(-1);

const present = (times: readonly (string | null)[]): string[] => times.filter((time) => time !== null).sort();

const stateOf = (operations: readonly ProgressOperation[]): StepState => {
  if (operations.length === 0) return 'none';
  if (operations.some(({ status }) => status === operationStatus.problem)) return 'problem';
  const completed = operations.filter(({ status }) => status === operationStatus.completed).length;
  if (completed === operations.length) return 'done';
  return completed > 0 || operations.some(({ status }) => status === operationStatus.started) ? 'working' : 'open';
};

/** The route of an order: each work center with how far it is, as work goes through them. */
export const routeSteps = ({ centers, products, plan }: OrderProgress): RouteStep[] =>
  byLevel(centers).map((center) => {
    const current = products.flatMap((product) => currentOf(product, center.id) ?? []);
    const all = products.flatMap(({ operations }) => operations.filter((one) => one.work_center_id === center.id));
    const state = stateOf(current);
    return {
      center,
      state,
      completed: current.filter(({ status }) => status === operationStatus.completed).length,
      total: current.length,
      from: present(all.flatMap(({ start_time, end_time }) => [start_time, end_time]))[0] ?? null,
      planned:
        state === 'done' ? null : (plan.steps.find((step) => step.work_center_id === center.id)?.end.day ?? null),
      to: state === 'done' ? (present(all.map(({ end_time }) => end_time)).at(-1) ?? null) : null,
    };
  });

export type IdleReason =
  | { readonly kind: 'problem' | 'returned'; readonly text: string; readonly who: string; readonly at: string }
  | { readonly kind: 'waits'; readonly centers: readonly string[] }
  | { readonly kind: 'idle' };
export interface IdlePlace {
  readonly center: Center;
  /** Positions of the products. */
  readonly positions: readonly string[];
  readonly from: string;
  /** Null: it stands there still. */
  readonly to: string | null;
  readonly why: IdleReason;
  /** Of working time. */
  readonly ms: number;
}

interface IdleUnit extends Omit<IdlePlace, 'positions' | 'ms'> {
  readonly position: string;
}

const endOf = (operation: ProgressOperation): string | null =>
  operation.status === operationStatus.completed ? operation.end_time : null;

/** Of the work centers before one, those with no other of them between: where a product comes from. */
const lastBefore = (earlier: readonly ProgressOperation[], centers: readonly Center[]): ProgressOperation[] =>
  earlier.filter(
    (one) =>
      !earlier.some((other) =>
        centers.find(({ id }) => id === other.work_center_id)?.before.includes(one.work_center_id),
      ),
  );

/** Where branches meet: the product came by one of them and waits, or waited, for the others. */
const waitedFor = (
  from: readonly ProgressOperation[],
  centers: readonly Center[],
): Pick<IdleUnit, 'from' | 'to' | 'why'> | null => {
  const ends = present(from.map(endOf));
  const [first] = ends;
  const open = from.filter((one) => endOf(one) === null);
  const to = open.length > 0 ? null : (ends.at(-1) ?? null);
  if (first === undefined || first === to) return null;
  const late = open.length > 0 ? open : from.filter((one) => endOf(one) === to);
  const names = centers
    .filter(({ id }) => late.some((one) => one.work_center_id === id))
    .map(({ code, description }) => `${code} ${description}`);
  return { from: first, to, why: { kind: 'waits', centers: names } };
};

/**
 * Where a product stood at a work center: since a problem, or from when it came, or was sent back, to when work on it
 * began.
 */
const idlePlacesOf = (product: ProgressProduct, center: Center, centers: readonly Center[]): IdleUnit[] => {
  const operation = currentOf(product, center.id);
  if (!operation) return [];
  const one = { center, position: product.position };
  const { trouble } = operation;
  const said = trouble && { text: trouble.comment ?? '', who: trouble.user_name, at: trouble.at };
  if (trouble?.kind === 'problem' && said)
    return [{ ...one, from: trouble.at, to: endOf(operation), why: { kind: 'problem', ...said } }];
  const earlier = center.before.flatMap((id) => currentOf(product, id) ?? []);
  const waited = waitedFor(lastBefore(earlier, centers), centers);
  const found: IdleUnit[] = waited ? [{ ...one, ...waited }] : [];
  if (earlier.some((before) => endOf(before) === null)) return found;
  const arrived = present(earlier.map(endOf)).at(-1) ?? null;
  const isReturned = trouble?.kind === 'returned' && (arrived === null || trouble.at > arrived);
  const came = isReturned ? trouble.at : arrived;
  const begun = operation.start_time ?? endOf(operation);
  if (came !== null && (begun === null || begun > came))
    found.push({
      ...one,
      from: came,
      to: begun,
      why: isReturned && said ? { kind: 'returned', ...said } : { kind: 'idle' },
    });
  return found;
};

const HOUR_MS = 3_600_000;
/**
 * Shorter than a day is not worth a line: a working day or, where nobody has said when is worked, one of the calendar.
 */
const dayMs = (worked: OrderProgress['worked']): number =>
  (worked === null ? 24 : Math.max(1, ...worked.hours)) * HOUR_MS;

/** How much of a span is working time; all of it where nobody has said when is worked. */
const idleMs = (worked: OrderProgress['worked'], from: Date, to: Date): number => {
  if (worked === null) return to.getTime() - from.getTime();
  const calendar = { hours: worked.hours, closed: new Map(worked.closed.map((day) => [day, ''])) };
  return workingTime(calendar, { from, to, timeZone: worked.time_zone, of: 'idle' }).ms;
};

/**
 * Where products of an order stood longer than a day and why, longest first; those that stood together are one line.
 */
export const idlePlaces = ({ centers, products, worked }: OrderProgress, now: number): IdlePlace[] => {
  const least = dayMs(worked);
  const lines = new Map<string, IdlePlace>();
  for (const product of products)
    for (const center of centers)
      for (const { position, ...idle } of idlePlacesOf(product, center, centers)) {
        const ms = idleMs(worked, new Date(idle.from), new Date(idle.to ?? now));
        if (ms < least) continue;
        const key = [center.id, idle.why.kind, idle.from.slice(0, 10), (idle.to ?? '').slice(0, 10)].join(' ');
        const known = lines.get(key);
        lines.set(
          key,
          known ? { ...known, positions: [...known.positions, position] } : { ...idle, ms, positions: [position] },
        );
      }
  return [...lines.values()].sort((a, b) => b.ms - a.ms);
};
