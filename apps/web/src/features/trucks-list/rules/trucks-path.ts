import { isIsoDate } from '@mullion/i18n';
import { partsOf, splatOf } from '../../../app/paths';

/** §2.9: fifty trucks a page; a person may choose fewer or all (as many as the server gives at once). */
export const PER_PAGE = [5, 10, 25, 50, 200] as const;
export const ALL_ROWS = 200;
export const DEFAULT_PER_PAGE = 50;
const SORT_COLUMNS = ['description', 'delivery_date', 'status', 'pallets_count', 'products_count', 'customers'] as const;
export type TruckSortColumn = (typeof SORT_COLUMNS)[number];

/** What the trucks list shows: everything its address says. */
export interface TrucksView {
  readonly filter: string | null;
  readonly dateFrom: string | null;
  readonly dateTo: string | null;
  readonly statusFrom: number;
  readonly statusTo: number;
  readonly page: number;
  /** Null: the server's own order. */
  readonly orderBy: TruckSortColumn | null;
  readonly order: 'ASC' | 'DESC';
}

/** The default link `trucks-list/null/null/null/1/100/1/null/true` (§2.2). */
export const defaultView: TrucksView = {
  filter: null,
  dateFrom: null,
  dateTo: null,
  statusFrom: 1,
  statusTo: 100,
  page: 1,
  orderBy: null,
  order: 'ASC',
};

const whole = (text: string | null | undefined, min: number, max: number): number | null =>
  text && /^\d{1,7}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : null;
const date = (text: string | null | undefined): string | null => (text && isIsoDate(text) ? text : null);
const column = (text: string | null | undefined): TruckSortColumn | null => SORT_COLUMNS.find((name) => name === text) ?? null;

/** Reads `{filter}/{from}/{to}/{status_from}/{status_to}/{page}/{order_by}/{order}`; what cannot be understood takes its default. */
export const viewOfPath = (pathname: string): TrucksView => {
  const [filter, from, to, statusFrom, statusTo, page, orderBy, order] = partsOf(pathname);
  return {
    filter: filter ?? null,
    dateFrom: date(from),
    dateTo: date(to),
    statusFrom: whole(statusFrom, 0, 100) ?? defaultView.statusFrom,
    statusTo: whole(statusTo, 0, 100) ?? defaultView.statusTo,
    page: whole(page, 1, 1_000_000) ?? 1,
    orderBy: column(orderBy),
    order: order === 'false' || order?.toUpperCase() === 'DESC' ? 'DESC' : 'ASC',
  };
};

/** Writes the path that `viewOfPath` reads; true is ascending. */
export const pathOfView = (view: TrucksView): string =>
  splatOf([view.filter, view.dateFrom, view.dateTo, view.statusFrom, view.statusTo, view.page, view.orderBy, view.order === 'ASC']);

/** A changed filter begins at page 1; a changed page does not. */
export const changeView = (view: TrucksView, change: Partial<TrucksView>): TrucksView => ({ ...view, page: 1, ...change });

/** Are any filters set that could hide trucks? Drafts are hidden by the default already. */
export const isFiltered = (view: TrucksView): boolean =>
  view.filter !== null || view.dateFrom !== null || view.dateTo !== null || view.statusFrom > 0 || view.statusTo < 100;
