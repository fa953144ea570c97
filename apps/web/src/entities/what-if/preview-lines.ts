import type { ChangePreview, FinishPreview, PalletPreview, TruckPreview } from '@mullion/contracts';

interface Moved {
  readonly before: { readonly status: number };
  readonly after: { readonly status: number };
}

/** How many rows get each status, the lowest first; those that keep theirs are left out. */
export const statusMoves = (rows: readonly Moved[]): readonly { readonly status: number; readonly count: number }[] => {
  const counts = new Map<number, number>();
  for (const { before, after } of rows)
    if (before.status !== after.status) counts.set(after.status, (counts.get(after.status) ?? 0) + 1);
  return [...counts].map(([status, count]) => ({ status, count })).sort((a, b) => a.status - b.status);
};

/** How many products get each completion date. */
export const completionMoves = (
  products: ChangePreview['products']['named'],
): readonly { readonly date: string; readonly count: number }[] => {
  const counts = new Map<string, number>();
  for (const { before, after } of products)
    if (after.completion_date !== null && before.completion_date !== after.completion_date)
      counts.set(after.completion_date, (counts.get(after.completion_date) ?? 0) + 1);
  return [...counts].map(([date, count]) => ({ date, count })).sort((a, b) => a.date.localeCompare(b.date));
};

/** What becomes of pallets besides their status. */
export const palletMoves = (
  pallets: readonly PalletPreview[],
): { readonly outdated: number; readonly renamed: number } => ({
  outdated: pallets.filter(({ before, after }) => !before.outdated && after.outdated).length,
  renamed: pallets.filter(
    ({ before, after }) =>
      before.order_number !== after.order_number ||
      before.customer !== after.customer ||
      before.address !== after.address,
  ).length,
});

export const isChangedPallet = ({ before, after }: PalletPreview): boolean =>
  JSON.stringify(before) !== JSON.stringify(after);

/** Orders finished on another day than without the change. */
export const movedFinishes = (finishes: readonly FinishPreview[]): readonly FinishPreview[] =>
  finishes.filter(({ before, after }) => before.finish !== after.finish);

/** Orders that would be finished after the day they are promised for. */
export const lateFinishes = (finishes: readonly FinishPreview[]): readonly FinishPreview[] =>
  finishes.filter(
    ({ after }) => after.finish !== null && after.delivery_date !== null && after.finish > after.delivery_date,
  );

/** Days that a truck may be on its way; one that leaves earlier brings the goods before they are awaited. */
const MOST_DAYS_ON_THE_WAY = 7;
const DAY_MS = 86_400_000;

interface TruckFit {
  /** The earliest new date of the changed orders on it. */
  readonly date: string;
  readonly kind: 'late' | 'in_time' | 'early';
  /** Days between its departure and that date; 0 when it is late. */
  readonly daysBefore: number;
}

/** How a truck fits the earliest day that the changed orders on it are promised for; null when no date says so. */
export const fitOfTruck = (truck: TruckPreview, orders: ChangePreview['orders']['named']): TruckFit | null => {
  const dates = orders
    .filter(({ id, before, after }) => truck.order_ids.includes(id) && before.delivery_date !== after.delivery_date)
    .flatMap(({ after }) => after.delivery_date ?? []);
  const [date] = dates.sort();
  if (date === undefined || truck.delivery_date === null) return null;
  const days = (Date.parse(date) - Date.parse(truck.delivery_date)) / DAY_MS;
  if (days < 0) return { date, kind: 'late', daysBefore: 0 };
  return { date, kind: days > MOST_DAYS_ON_THE_WAY ? 'early' : 'in_time', daysBefore: days };
};

/** Trucks that leave after the day promised to an order on them, or long before it. */
export const trucksThat = (
  kind: 'late' | 'early',
  trucks: readonly TruckPreview[],
  orders: ChangePreview['orders']['named'],
): readonly TruckPreview[] => trucks.filter((truck) => fitOfTruck(truck, orders)?.kind === kind);

/** Nothing but the asked rows themselves is reached, and nobody is written to; not so when an owner did not answer. */
export const isQuiet = ({ products, refused, pallets, trucks, finishes, mails }: ChangePreview): boolean =>
  refused.length === 0 && [products, pallets, trucks, finishes, mails].every((part) => part?.total === 0);
