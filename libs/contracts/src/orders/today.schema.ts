import { z } from 'zod';
import { truck } from '../dispatch/truck.schema';
import { palletId } from '../kit/id.schema';
import { isoDate } from '../kit/route';

/** Orders that need work. Counts of a company change slowly: they may be some seconds old. */
export const ordersToday = z.object({
  /** The company's day; the filters behind the figures begin from it. */
  today: isoDate,
  /** The delivery date has passed and the order has not left. */
  late: z.int(),
  /** To be delivered within seven days and not in production yet. */
  not_in_production: z.int(),
  /** In preparation or production (status 4 to 7) and not planned for dispatch. */
  to_plan: z.int(),
  /** Being planned: not every product has its place. */
  being_placed: z.int(),
  /** Deliveries of today and the six days after it: all, and those made already (status 8 up). */
  days: z.array(z.object({ date: isoDate, orders: z.int(), made: z.int() })),
});

export const palletsToday = z.object({ to_prepare: z.int(), to_load_with_products: z.int(), closed: z.int() });
export const trucksToday = z.object({ leaving_today: z.int(), being_loaded: z.int() });

/** How far the products of one pallet are; each step includes the ones after it. */
export const palletReadiness = z.object({ pallet_id: palletId, products: z.int(), made: z.int(), packed: z.int() });
export type PalletReadiness = z.infer<typeof palletReadiness>;

/** A pallet that waits for a person. */
const waitingPallet = z.object({ id: palletId, shown_number: z.string(), customer: z.string() });
/** Of each kind all are counted and the first few named. */
const waitingPallets = z.object({ count: z.int(), first: z.array(waitingPallet) });
export const palletsWaiting = z.object({
  /** Their printed list is not what they hold any more. */
  outdated: waitingPallets,
  /** They break a rule that keeps them from being closed. */
  with_errors: waitingPallets,
});
export type PalletsWaiting = z.infer<typeof palletsWaiting>;

/** So many trucks are drawn at the most. */
export const TRUCKS_OF_TODAY = 12;

/** What the page Today shows beside the figures of `today`; a part is null while its owner does not answer. */
export const todayBoard = z.object({
  /** The company's day. */
  today: isoDate,
  /**
   * Trucks that are to leave until six days from now and those that should have left in the last two weeks, the soonest
   * first.
   */
  trucks: z.array(truck.extend({ readiness: z.array(palletReadiness).nullable() })).nullable(),
  /** How many those are, drawn or not. */
  trucks_total: z.int(),
  /** Trucks that left in the last seven days, the latest first. */
  left: z
    .array(
      truck.pick({
        id: true,
        number: true,
        description: true,
        delivery_date: true,
        pallets_count: true,
        products_count: true,
        departed_at: true,
      }),
    )
    .nullable(),
  waiting: palletsWaiting.nullable(),
});
export type TodayBoard = z.infer<typeof todayBoard>;

export const today = z.object({
  orders: ordersToday,
  pallets: palletsToday.nullable(),
  trucks: trucksToday.nullable(),
});
export type Today = z.infer<typeof today>;
