import type { Today, UserType } from '@mullion/contracts';
import { paths } from '../pages/paths';
import { ordersView, type OrdersView } from '../order/orders-view';

export type TodayCardKey =
  | 'late'
  | 'notInProduction'
  | 'toPlan'
  | 'beingPlaced'
  | 'toPack'
  | 'toLoad'
  | 'leavingToday'
  | 'beingLoaded';

/** One figure of the panel: how many wait, how urgent that is, where they are listed. */
export interface TodayCard {
  readonly key: TodayCardKey;
  readonly count: number;
  readonly tone: 'bad' | 'warn' | 'none';
  /** What is drawn beside the figure. */
  readonly drawing: 'window' | 'pallet' | 'truck';
  readonly path: string;
}

const LAST_BEFORE_LEAVING = 13;
const DAY_MS = 86_400_000;

/** An ISO date so many days later. */
export const daysLater = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

const ordersPath = (part: Partial<OrdersView>): string =>
  ordersView.write({ ...ordersView.initial(), orderBy: 'delivery_date', order: 'ASC', ...part });
const palletsPath = (status: number): string => paths.pallets(`null/${status}/${status}/1/number/true`);
const trucksPath = (date: string | null, from: number, to: number): string =>
  paths.trucks(`null/${date}/${date}/${from}/${to}/100/1/null/true`);

/** The list of orders to be delivered on a day. */
export const dayPath = (date: string): string => ordersPath({ dateFrom: date, dateTo: date });

type ByKey = Readonly<Partial<Record<TodayCardKey, TodayCard>>>;

/** Everything that could be shown; parts of an owner that did not answer are missing. */
const cardsOf = ({ orders, pallets, trucks }: Today): ByKey => {
  const urgent = (count: number, tone: 'bad' | 'warn'): TodayCard['tone'] => (count > 0 ? tone : 'none');
  const card = (
    key: TodayCardKey,
    count: number,
    tone: TodayCard['tone'],
    drawing: TodayCard['drawing'],
    path: string,
  ): ByKey => ({
    [key]: { key, count, tone, drawing, path },
  });
  const { today } = orders;
  const soon = { dateFrom: today, dateTo: daysLater(today, 6), statusTo: 5 };
  return {
    ...card(
      'late',
      orders.late,
      urgent(orders.late, 'bad'),
      'window',
      ordersPath({ dateTo: daysLater(today, -1), statusTo: LAST_BEFORE_LEAVING }),
    ),
    ...card(
      'notInProduction',
      orders.not_in_production,
      urgent(orders.not_in_production, 'warn'),
      'window',
      ordersPath(soon),
    ),
    ...card('toPlan', orders.to_plan, 'none', 'pallet', ordersPath({ statusFrom: 4, statusTo: 7, packing: 0 })),
    ...card(
      'beingPlaced',
      orders.being_placed,
      'none',
      'pallet',
      ordersPath({ statusTo: LAST_BEFORE_LEAVING, packing: 1 }),
    ),
    ...(pallets && card('toPack', pallets.to_load_with_products, 'none', 'pallet', palletsPath(1))),
    ...(pallets && card('toLoad', pallets.closed, 'none', 'pallet', palletsPath(2))),
    ...(trucks &&
      card(
        'leavingToday',
        trucks.leaving_today,
        urgent(trucks.leaving_today, 'warn'),
        'truck',
        trucksPath(today, 1, 3),
      )),
    ...(trucks && card('beingLoaded', trucks.being_loaded, 'none', 'truck', trucksPath(null, 2, 2))),
  };
};

const office: readonly TodayCardKey[] = ['late', 'notInProduction', 'toPlan', 'beingPlaced', 'leavingToday'];
/** Whom what concerns: the office plans, packers pack and load, workers make, readers look. */
const byType: Readonly<Record<UserType, readonly TodayCardKey[]>> = {
  0: office,
  1: office,
  2: office,
  3: office,
  4: ['toPack', 'toLoad', 'beingLoaded', 'leavingToday', 'late'],
  5: ['late', 'notInProduction', 'toPack', 'leavingToday'],
  6: ['late', 'notInProduction', 'leavingToday'],
};

/** What of today concerns a person of this type, in order of urgency. */
export const todayCards = (today: Today, type: UserType): readonly TodayCard[] => {
  const cards = cardsOf(today);
  return byType[type].flatMap((key) => cards[key] ?? []);
};
