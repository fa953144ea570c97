/** What a person decides about an order or a product, and the status that follows from it. */
interface Decided {
  readonly completion_date: string | null;
  readonly manual_status: number;
  readonly manual_production_version: number;
  readonly status: number;
}
/** The columns of a product that change when it is sent to production. */
export type SentProduct = Decided;

/** What a change of many can make of an order's row. */
export interface ChangedOrder extends Decided {
  readonly delivery_date: string | null;
  readonly week: string | null;
  readonly pal_status: number;
}

export const sentColumns = [
  'manual_status',
  'manual_production_version',
  'completion_date',
  'status',
] as const satisfies readonly (keyof SentProduct)[];
export const changedColumns = [
  ...sentColumns,
  'delivery_date',
  'week',
  'pal_status',
] as const satisfies readonly (keyof ChangedOrder)[];

/** A row before the change and after it. */
export interface Turned<T> {
  readonly id: number;
  readonly before: T;
  readonly after: T;
}
