import { orderStatus, productStatus } from '@mullion/contracts';
import { type DrawnProduct, makeProducts } from './make-products';
import type { Random } from './random';

/** An order of the demo factory; dates are ISO, counted from the seed's now. */
export interface DemoOrder {
  readonly production_id: string | null;
  readonly offer_id: string | null;
  readonly delivery_date: string;
  readonly customer: number;
  readonly status: number;
  readonly pal_status: number;
  readonly customer_order_number: string | null;
  readonly products: readonly (DrawnProduct & { readonly status: number; readonly completion_date: string | null })[];
}

const DAY_MS = 86_400_000;
const isoDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** A working day so many weeks from now. */
const workingDay = (now: Date, weeks: number, random: Random): string => {
  const day = new Date(now.getTime() + (weeks * 7 + random.int(0, 4)) * DAY_MS);
  const toMonday = [1, 0, 0, 0, 0, 0, 2][day.getUTCDay()] ?? 0;
  return isoDay(day.getTime() + toMonday * DAY_MS);
};

/** How far an order is by the weeks left until its delivery: what leaves soon is made, what leaves late is an offer. */
const statusFor = (weeks: number, random: Random): number => {
  if (weeks <= 0)
    return random.pick([
      [3, orderStatus.made],
      [2, orderStatus.partlyMade],
    ]);
  if (weeks <= 2)
    return random.pick([
      [2, orderStatus.partlyMade],
      [3, orderStatus.inProduction],
      [1, orderStatus.made],
    ]);
  if (weeks <= 5)
    return random.pick([
      [2, orderStatus.inProduction],
      [2, 5],
      [4, 4],
    ]);
  return random.pick([
    [2, 3],
    [2, 2],
    [1, 1],
    [1, orderStatus.new],
  ]);
};

const productStatusFor = (order: number, random: Random): number => {
  if (order >= orderStatus.made) return productStatus.made;
  if (order === orderStatus.partlyMade) return random.next() < 0.5 ? productStatus.made : productStatus.inProduction;
  if (order === orderStatus.inProduction) return productStatus.inProduction;
  return order >= 4 ? 4 : productStatus.new;
};

/** Gives products the statuses that fit their order. */
export const withStatuses = (
  products: readonly DrawnProduct[],
  status: number,
  deliveryDate: string,
  random: Random,
): DemoOrder['products'] =>
  products.map((product) => ({
    ...product,
    status: productStatusFor(status, random),
    completion_date: status >= orderStatus.inProduction ? isoDay(Date.parse(deliveryDate) - 3 * DAY_MS) : null,
  }));

export interface DemoPlan {
  readonly now: Date;
  readonly count: number;
  readonly customers: number;
  /** Delivery weeks from now, first and last. */
  readonly weeks: readonly [number, number];
  /** Products in all, about. */
  readonly products: number;
}

/** Orders spread over the weeks, numbered through the year. */
export const makeOrders = ({ now, count, customers, weeks, products }: DemoPlan, random: Random): DemoOrder[] => {
  const year = String(now.getUTCFullYear()).slice(2);
  return Array.from({ length: count }, (_order, at) => {
    const week = weeks[0] + Math.floor((at * (weeks[1] - weeks[0] + 1)) / count);
    const delivery = workingDay(now, week, random);
    const status = statusFor(week, random);
    // lognormal, as the reference set; scaled so that the sum comes out about right
    const size = Math.max(2, Math.min(45, Math.round(Math.exp(0.6 * random.normal()) * 0.84 * (products / count))));
    const number = `${year}-${String(101 + at).padStart(4, '0')}`;
    const offer = status <= 1;
    return {
      production_id: offer ? null : number,
      offer_id: offer ? `K${number}` : null,
      delivery_date: delivery,
      customer: random.int(0, customers - 1),
      status,
      pal_status: status >= 4 && status <= orderStatus.made && week <= 3 ? 1 : 0,
      customer_order_number: random.next() < 0.6 ? `PO-${random.int(1000, 9999)}` : null,
      products: withStatuses(makeProducts(size, random), status, delivery, random),
    };
  });
};
