import { type ChangedOrder, changedColumns, type SentProduct, sentColumns, type Turned } from './turned';

export type NotBack = 'change.changed_since' | 'change.went_on';
type Columns = Readonly<Record<string, unknown>>;
interface OrderRow extends ChangedOrder {
  readonly id: number;
}
interface ProductRow extends SentProduct {
  readonly id: number;
  readonly order_id: number;
  readonly removing: boolean;
}

const pick = <T extends object, K extends keyof T>(row: T, names: readonly K[]): Pick<T, K> =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<T, K>;

/** What of these rows a change has made another; null: nothing. */
export const turnedOrder = (before: OrderRow, after: OrderRow): Turned<ChangedOrder> | null =>
  changedColumns.every((name) => before[name] === after[name])
    ? null
    : { id: before.id, before: pick(before, changedColumns), after: pick(after, changedColumns) };

export const turnedProduct = (before: ProductRow, after: ProductRow) => ({
  ...{ id: before.id, order_id: before.order_id },
  before: pick(before, sentColumns),
  after: pick(after, sentColumns),
});

/** Columns that the change has made others. */
const changedIn = ({ before, after }: { readonly before: Columns; readonly after: Columns }): string[] =>
  Object.keys(after).filter((name) => before[name] !== after[name]);

/** Columns that a person decides; the status follows from them and from what is done. */
const decided = new Set(['delivery_date', 'week', 'completion_date', 'manual_status', 'pal_status']);

/**
 * Why an order cannot be turned back: a person has decided otherwise since, or work, packing or a truck has gone on;
 * null: it can.
 */
export const whyNotBack = (
  now: { readonly order: OrderRow; readonly products: readonly ProductRow[] },
  turned: { readonly order: Turned<ChangedOrder> | null; readonly products: readonly Turned<SentProduct>[] },
): NotBack | null => {
  const known = new Map(now.products.map((product) => [product.id, product]));
  const pairs: { readonly row: Columns; readonly of: { readonly before: Columns; readonly after: Columns } }[] = [];
  if (turned.order) pairs.push({ row: { ...now.order }, of: { ...turned.order } as never });
  for (const one of turned.products) {
    const row = known.get(one.id);
    if (!row || row.removing) return 'change.changed_since';
    pairs.push({ row: { ...row }, of: { ...one } as never });
  }
  const differs = ({ row, of }: (typeof pairs)[number]): string[] =>
    changedIn(of).filter((name) => row[name] !== of.after[name]);
  const differing = new Set(pairs.flatMap(differs));
  if ([...differing].some((name) => decided.has(name))) return 'change.changed_since';
  return differing.size > 0 ? 'change.went_on' : null;
};

interface Decided {
  readonly manual_status: number;
  readonly manual_production_version: number;
  readonly production_version: number;
  readonly status: number;
}
type Kept = Pick<Decided, 'manual_status' | 'manual_production_version' | 'status'>;

/**
 * The columns that a row gets back, with the status that it had. Where production has told of it since, what was
 * decided before counts as decided now; null: the status would be another all the same, because of what has been done.
 */
export const columnsBack = <Row extends Decided, T extends Kept>(
  now: Row,
  { before, after }: Turned<T>,
  statusOf: (row: Row) => number,
): (Partial<T> & { readonly status?: number }) | null => {
  const names = changedIn({ before: { ...before } as Columns, after: { ...after } as Columns });
  const set = pick(before, names.filter((name) => name !== 'status') as (keyof T)[]) as Partial<T>;
  if (!names.some((name) => name === 'status' || name.startsWith('manual_'))) return set;
  const { manual_status } = before;
  for (const decision of [{}, { manual_status, manual_production_version: now.production_version }]) {
    const back = { ...set, ...decision };
    if (statusOf({ ...now, ...back }) === before.status) return { ...back, status: before.status };
  }
  return null;
};
