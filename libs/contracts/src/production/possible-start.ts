import { z } from 'zod';
import { isoDate } from '../kit/route';

/** What the first possible day of an order is computed from. */
export interface StartInput {
  readonly suppliers: readonly {
    readonly title: string;
    readonly ordered_at: string | null;
    readonly confirmed_delivery_date: string | null;
  }[];
  /** Work centers of preparation where the order has operations, in their order. */
  readonly centers: readonly { readonly name: string; readonly complete: boolean }[];
  readonly isHoliday: (date: string) => boolean;
}

/**
 * Why nobody can say yet when an order may start: what is not ordered, then what is not confirmed, then what is not
 * prepared.
 */
export const startReason = z.discriminatedUnion('code', [
  z.object({ code: z.literal('no_suppliers') }),
  z.object({ code: z.literal('not_ordered'), titles: z.array(z.string()) }),
  z.object({ code: z.literal('unconfirmed'), titles: z.array(z.string()) }),
  z.object({ code: z.literal('incomplete'), names: z.array(z.string()) }),
]);
export type StartReason = z.infer<typeof startReason>;

/** A date, or the reason why there is none. */
export const possibleStartAnswer = z.object({ date: isoDate.nullable(), reason: startReason.nullable() });
export type PossibleStart = z.infer<typeof possibleStartAnswer>;

const DAY = 86_400_000;
const daysOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY;
const dateOf = (days: number): string => new Date(days * DAY).toISOString().slice(0, 10);

/** Saturday or Sunday. */
export const isWeekend = (date: string): boolean => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());

export const daysBetween = (from: string, to: string): number => daysOf(to) - daysOf(from);

/** The last working day that is not after this one. */
const workingDayUntil = (date: string, isHoliday: StartInput['isHoliday']): string => {
  let day = daysOf(date);
  // a calendar in which every day is a holiday must not hang the page
  for (let tries = 0; tries < 60 && (isWeekend(dateOf(day)) || isHoliday(dateOf(day))); tries += 1) day -= 1;
  return dateOf(day);
};

/** The day on which what comes on a date can be worked with: the working day before it (PRE-02). */
export const startAfter = (supplied: string, isHoliday: StartInput['isHoliday']): string =>
  workingDayUntil(dateOf(daysOf(supplied) - 1), isHoliday);

/**
 * The latest date that a supplier confirmed minus one day, moved back off weekends and holidays; while a date is not
 * confirmed or preparation is not complete, the reason instead (PRE-02).
 */
export const possibleStart = ({ suppliers, centers, isHoliday }: StartInput): PossibleStart => {
  const refuse = (reason: StartReason): PossibleStart => ({ date: null, reason });
  const open = suppliers.filter((one) => one.confirmed_delivery_date === null);
  const notOrdered = open.filter((one) => one.ordered_at === null);
  const dates = suppliers.flatMap((one) => one.confirmed_delivery_date ?? []).sort();
  const latest = dates.at(-1);
  if (notOrdered.length > 0) return refuse({ code: 'not_ordered', titles: notOrdered.map(({ title }) => title) });
  if (open.length > 0) return refuse({ code: 'unconfirmed', titles: open.map(({ title }) => title) });
  if (latest === undefined) return refuse({ code: 'no_suppliers' });
  const incomplete = centers.filter(({ complete }) => !complete);
  if (incomplete.length > 0) return refuse({ code: 'incomplete', names: incomplete.map(({ name }) => name) });
  return { date: startAfter(latest, isHoliday), reason: null };
};
