import { isWeekend, orderStatus } from '@mullion/contracts';

/** Title, short title, and place among the columns of preparation; null is hidden. */
export const demoSuppliers = [
  ['Baltijos stiklas', 'STI', 0],
  ['Furnitūros centras', 'FUR', 1],
  ['Dzūkijos mediena', 'MED', 2],
  ['Spalvų namai', 'DAŽ', 3],
  ['Aliuminio profiliai', 'APK', 4],
  ['Palangių dirbtuvė', 'PAL', null],
] as const;
/** Of no company: every company may show it, none may delete it. */
export const sharedSuppliers = [['Sandariklių sandėlis', 'SAN']] as const;

const DAY = 86_400_000;
const dateOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
const workingDay = (moment: number): string => (isWeekend(dateOf(moment)) ? dateOf(moment + 2 * DAY) : dateOf(moment));

interface DemoPromise {
  readonly supplier: number;
  readonly ordered_at: string | null;
  readonly confirmed_delivery_date: string | null;
  readonly order_number: string | null;
}

/**
 * What an order waits for: glass, fittings and often more. In preparation some suppliers have not answered or were not
 * asked yet; for later orders everything was confirmed and has come. The same for an order every time.
 */
export const demoPromises = (order: { readonly id: number; readonly status: number }, now: Date): DemoPromise[] => {
  const { id, status } = order;
  if (status < orderStatus.inPreparation || status > orderStatus.dispatched) return [];
  const isPreparing = status === orderStatus.inPreparation;
  if (isPreparing && id % 9 === 0) return [];
  const wanted = [0, 1, ...(id % 3 === 0 ? [] : [2]), ...(id % 4 === 1 ? [3] : []), ...(id % 7 === 2 ? [4] : [])];
  return wanted.map((supplier) => {
    const mixed = (id * 7 + supplier * 13) % 20;
    const isOrdered = !isPreparing || mixed > 1;
    const isConfirmed = !isPreparing || mixed > 4;
    const due = isPreparing ? 2 + (mixed % 14) : -10 - mixed;
    return {
      supplier,
      ordered_at: isOrdered ? workingDay(now.getTime() + (isPreparing ? -8 + (mixed % 5) : due - 14) * DAY) : null,
      confirmed_delivery_date: isOrdered && isConfirmed ? workingDay(now.getTime() + due * DAY) : null,
      order_number: isOrdered ? `${demoSuppliers[supplier]?.[1] ?? ''}-${10_000 + id * 5 + supplier}` : null,
    };
  });
};
