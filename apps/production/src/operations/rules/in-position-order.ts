import { compareNatural } from '@mullion/contracts';

/** What the order of a list is made of. */
export interface Placed {
  readonly order: string;
  readonly delivery_date: string | null;
  readonly position: string;
  readonly barcode: string;
}

/** Orders without a date come last. */
const NO_DATE = '9999-12-31';

/** Soonest delivery first, then by order, position and barcode, numbers in them by their value. */
export const inPositionOrder = (a: Placed, b: Placed): number =>
  compareNatural(a.delivery_date ?? NO_DATE, b.delivery_date ?? NO_DATE) ||
  compareNatural(a.order, b.order) ||
  compareNatural(a.position, b.position) ||
  compareNatural(a.barcode, b.barcode);
