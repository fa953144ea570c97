import type { SharedOrder, SharedOrderPage, SharedTruck } from '@mullion/contracts';

type Counts = SharedOrder['counts'];
const steps = ['confirmed', 'made', 'packed', 'left', 'delivered'] as const;
export type Step = (typeof steps)[number];

export interface StepOfOrder {
  readonly step: Step;
  /** Products at this step or beyond it. */
  readonly count: number;
  readonly state: 'done' | 'now' | 'ahead';
  /** How far the line to the next step is drawn, 0 to 1. */
  readonly share: number;
}

const countOf = (step: Step, counts: Counts): number => (step === 'confirmed' ? counts.all : counts[step]);

/**
 * The five steps: done when every product is there, under way when some are. The line behind a step is as long as the
 * next one is full.
 */
export const stepsOf = (counts: Counts, isConfirmed: boolean): readonly StepOfOrder[] =>
  steps.map((step, at) => {
    const count = countOf(step, counts);
    const isDone = step === 'confirmed' ? isConfirmed : counts.all > 0 && count === counts.all;
    const next = steps[at + 1];
    return {
      step,
      count,
      state: isDone ? 'done' : count > 0 && step !== 'confirmed' ? 'now' : 'ahead',
      share: next === undefined || counts.all === 0 ? 0 : countOf(next, counts) / counts.all,
    };
  });

export type Headline =
  | { readonly kind: 'cancelled' | 'delivered' | 'delivered_in_part' | 'left' | 'partly' | 'unconfirmed' | 'open' }
  /** `weekday` counts from Sunday, 0. */
  | { readonly kind: 'date'; readonly date: string; readonly weekday: number }
  | { readonly kind: 'week'; readonly week: string };

type Asked = Pick<SharedOrder, 'cancelled' | 'confirmed_at' | 'counts' | 'delivery_date' | 'week'>;

/** Of what has left: is any of it still under way? While nobody knows of trucks, what is not delivered is. */
const isUnderWay = ({ left, delivered }: Counts, trucks: readonly Pick<SharedTruck, 'state'>[] | null): boolean =>
  left > delivered && (trucks === null || trucks.length === 0 || trucks.some(({ state }) => state === 'left'));

/** What a customer wants to know first: when, or that it is there or on its way. */
export const headlineOf = (
  { cancelled, confirmed_at: confirmedAt, counts, delivery_date: date, week }: Asked,
  trucks: readonly Pick<SharedTruck, 'state'>[] | null,
): Headline => {
  if (cancelled) return { kind: 'cancelled' };
  if (counts.all > 0 && counts.delivered === counts.all) return { kind: 'delivered' };
  const underWay = isUnderWay(counts, trucks);
  if (counts.all > 0 && counts.left === counts.all)
    return { kind: underWay ? 'left' : counts.delivered > 0 ? 'delivered_in_part' : 'delivered' };
  if (underWay) return { kind: 'partly' };
  if (confirmedAt === null) return { kind: 'unconfirmed' };
  if (date !== null) return { kind: 'date', date, weekday: new Date(`${date}T00:00:00Z`).getUTCDay() };
  return week === null ? { kind: 'open' } : { kind: 'week', week: String(Number(week.slice(-2))) };
};

/** Whether its customer is told that the day of delivery has moved: as long as the order is expected. */
export const isMoveTold = ({ order, trucks }: Pick<SharedOrderPage, 'order' | 'trucks'>): boolean =>
  order.moved !== null && ['date', 'week', 'open'].includes(headlineOf(order, trucks).kind);
