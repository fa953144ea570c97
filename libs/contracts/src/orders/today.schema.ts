import { z } from 'zod';
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

export const today = z.object({ orders: ordersToday, pallets: palletsToday.nullable(), trucks: trucksToday.nullable() });
export type Today = z.infer<typeof today>;
