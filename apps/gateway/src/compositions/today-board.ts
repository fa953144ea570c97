import {
  getOrdersToday,
  getPalletReadiness,
  getPalletsWaiting,
  getTodayBoard,
  listTrucks,
  TRUCKS_OF_TODAY,
  truckStatus,
  type PalletReadiness,
  type Truck,
} from '@mullion/contracts';
import { defineComposition, type Ask } from '../composition';
import { orNull } from './or-null';

/** The page does not wait longer for an owner, as when it is being restarted. */
const OWNER_MS = 2_000;
const within = { timeoutMs: OWNER_MS };
/**
 * Trucks that should have left and did not, so many days back: older ones must not fill the list before this week's.
 */
const OVERDUE_DAYS = 14;
/** The page shows a week from today on, and what left in the week before. */
const DAYS = 6;
const LEFT_SHOWN = 5;
const MOST_PALLETS = 1_000;
const DAY_MS = 86_400_000;

const daysFrom = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * The trucks of the week with how far their pallets are, what left, and pallets that wait; the company's day comes from
 * orders.
 */
export const todayBoard = defineComposition(getTodayBoard, async (_input, ask) => {
  const { today } = await ask(getOrdersToday, {});
  const [planned, departed, waiting] = await Promise.all([
    orNull(
      trucks(ask, {
        status_from: truckStatus.planned,
        status_to: truckStatus.loaded,
        delivery_date_from: daysFrom(today, -OVERDUE_DAYS),
        delivery_date_to: daysFrom(today, DAYS),
        order: 'ASC',
        rows: TRUCKS_OF_TODAY,
      }),
    ),
    orNull(
      trucks(ask, {
        status_from: truckStatus.dispatched,
        departed_from: daysFrom(today, -DAYS),
        order_by: 'departed_at',
        order: 'DESC',
        rows: LEFT_SHOWN,
      }),
    ),
    orNull(ask(getPalletsWaiting, {}, within)),
  ]);
  const left = departed?.trucks.map(
    ({ id, number, description, delivery_date, pallets_count, products_count, departed_at }) => ({
      id,
      number,
      description,
      delivery_date,
      pallets_count,
      products_count,
      departed_at,
    }),
  );
  return {
    today,
    trucks: planned && (await withReadiness(planned.trucks, ask)),
    trucks_total: planned?.total ?? 0,
    left: left ?? null,
    waiting,
  };
});

const trucks = (ask: Ask, query: object) =>
  ask(
    listTrucks,
    { params: {}, query: listTrucks.query.parse({ order_by: 'delivery_date', ...query }), body: {} },
    within,
  );

const withReadiness = async (
  found: readonly Truck[],
  ask: Ask,
): Promise<(Truck & { readiness: PalletReadiness[] | null })[]> => {
  const ids = found.flatMap(({ pallets }) => pallets.map(({ pallet_id }) => pallet_id)).slice(0, MOST_PALLETS);
  const known = ids.length === 0 ? [] : await orNull(ask(getPalletReadiness, { pallet_ids: ids }, within));
  return found.map((truck) => {
    const own = new Set(truck.pallets.map(({ pallet_id }) => pallet_id));
    return { ...truck, readiness: known && known.filter(({ pallet_id }) => own.has(pallet_id)) };
  });
};
