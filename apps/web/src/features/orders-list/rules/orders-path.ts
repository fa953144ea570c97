import { orderSortColumns } from '@mullion/contracts';
import { isIsoDate } from '@mullion/i18n';
import { partsOf, splatOf } from '../../../app/paths';

/** §1.9: rows a page. */
export const PER_PAGE = [20, 25, 30, 40, 50, 100] as const;
export const DEFAULT_PER_PAGE = 50;
export type OrderSortColumn = (typeof orderSortColumns)[number];

/** What the orders list shows: everything its address says. */
export interface OrdersView {
  readonly filter: string | null;
  readonly dateFrom: string | null;
  readonly dateTo: string | null;
  readonly statusFrom: number;
  readonly statusTo: number;
  readonly perPage: number;
  readonly page: number;
  readonly orderBy: OrderSortColumn;
  readonly order: 'ASC' | 'DESC';
}

/** The whole list, or the planning variant: what is being prepared and made, the soonest delivery first (§1.2). */
export type OrdersVariant = 'all' | 'planning';

/** Newest production number first, all statuses; in planning status 4 to 7. */
export const defaultView = (perPage: number = DEFAULT_PER_PAGE, variant: OrdersVariant = 'all'): OrdersView => ({
  filter: null,
  dateFrom: null,
  dateTo: null,
  statusFrom: variant === 'planning' ? 4 : 0,
  statusTo: variant === 'planning' ? 7 : 100,
  perPage,
  page: 1,
  orderBy: variant === 'planning' ? 'delivery_date' : 'production_id',
  order: variant === 'planning' ? 'ASC' : 'DESC',
});

const isPerPage = (value: number): boolean => (PER_PAGE as readonly number[]).includes(value);
const whole = (text: string | null | undefined, min: number, max: number): number | null =>
  text && /^\d{1,7}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : null;
const date = (text: string | null | undefined): string | null => (text && isIsoDate(text) ? text : null);
const isSortColumn = (text: string | null | undefined): text is OrderSortColumn =>
  (orderSortColumns as readonly string[]).includes(text ?? '');

/** The older initial link has the status end twice: `null/null/null/0/100`, then `100/{perPage}/1/null/false`. */
const withoutDoubledStatus = (parts: readonly (string | null)[]) =>
  parts.length === 10 && parts[4] === '100' && parts[5] === '100' ? [...parts.slice(0, 5), ...parts.slice(6)] : parts;

/** Reads `{filter}/{from}/{to}/{status_from}/{status_to}/{per_page}/{page}/{order_by}/{order}`; what cannot be understood takes its default. */
export const viewOfPath = (pathname: string, perPage: number = DEFAULT_PER_PAGE, variant: OrdersVariant = 'all'): OrdersView => {
  const [filter, from, to, statusFrom, statusTo, rows, page, orderBy, order] = withoutDoubledStatus(partsOf(pathname));
  const base = defaultView(perPage, variant);
  const wantedRows = whole(rows, 1, 1000);
  return {
    filter: filter ?? null,
    dateFrom: date(from),
    dateTo: date(to),
    statusFrom: whole(statusFrom, 0, 100) ?? base.statusFrom,
    statusTo: whole(statusTo, 0, 100) ?? base.statusTo,
    perPage: wantedRows !== null && isPerPage(wantedRows) ? wantedRows : base.perPage,
    page: whole(page, 1, 1_000_000) ?? base.page,
    orderBy: isSortColumn(orderBy) ? orderBy : base.orderBy,
    order:
      order === 'true' || order?.toUpperCase() === 'ASC'
        ? 'ASC'
        : order === 'false' || order?.toUpperCase() === 'DESC'
          ? 'DESC'
          : base.order,
  };
};

/** Writes the path that `viewOfPath` reads; true is ascending, as in the other lists' links. */
export const pathOfView = (view: OrdersView): string =>
  splatOf([
    view.filter,
    view.dateFrom,
    view.dateTo,
    view.statusFrom,
    view.statusTo,
    view.perPage,
    view.page,
    view.orderBy,
    view.order === 'ASC',
  ]);

/** A changed filter begins at page 1; a changed page does not. */
export const changeView = (view: OrdersView, change: Partial<OrdersView>): OrdersView => ({ ...view, page: 1, ...change });

/** What the address holds beside its path. */
export interface OrdersSearch {
  /** Six characters: 202648. */
  readonly week: string | null;
  /** pal_status, 0 to 3. */
  readonly packing: number | null;
  readonly variant: OrdersVariant;
}

/** Reads the search part; what cannot be understood is nothing. */
export const searchOf = (search: string): OrdersSearch => {
  const params = new URLSearchParams(search);
  return {
    week: params.get('week'),
    packing: whole(params.get('packing'), 0, 3),
    variant: params.get('for') === 'planning' ? 'planning' : 'all',
  };
};

/** Are any filters set that could hide orders of this variant? */
export const isFiltered = (view: OrdersView, { week, packing, variant }: OrdersSearch): boolean => {
  const usual = defaultView(view.perPage, variant);
  const parts = ['filter', 'dateFrom', 'dateTo', 'statusFrom', 'statusTo'] as const;
  return week !== null || packing !== null || parts.some((part) => view[part] !== usual[part]);
};
