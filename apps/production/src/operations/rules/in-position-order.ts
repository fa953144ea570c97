/** What the order of a list is made of. */
export interface Placed {
  readonly order: string;
  readonly delivery_date: string | null;
  readonly position: string;
  readonly barcode: string;
}

/** A2 comes before A10. */
const { compare } = new Intl.Collator('lt', { numeric: true });
/** Orders without a date come last. */
const NO_DATE = '9999-12-31';

/** Soonest delivery first, then by order, position and barcode, numbers in them by their value. */
export const inPositionOrder = (a: Placed, b: Placed): number =>
  compare(a.delivery_date ?? NO_DATE, b.delivery_date ?? NO_DATE) ||
  compare(a.order, b.order) ||
  compare(a.position, b.position) ||
  compare(a.barcode, b.barcode);
