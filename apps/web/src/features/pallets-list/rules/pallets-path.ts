import { partsOf, splatOf } from '../../../app/paths';

export const sortColumns = ['number', 'customer', 'order_number', 'status', 'length', 'products_count', 'comment', 'truck'] as const;
export type PalletSortColumn = (typeof sortColumns)[number];
/** §2.9: rows a page, kept locally. */
export const ROWS = [20, 30, 50, 100] as const;
export const DEFAULT_ROWS = 30;

/** What the pallets list shows: everything its address says. */
export interface PalletsView {
  readonly filter: string | null;
  readonly statusFrom: number;
  readonly statusTo: number;
  readonly page: number;
  readonly orderBy: PalletSortColumn;
  readonly order: 'ASC' | 'DESC';
}

export const defaultView: PalletsView = { filter: null, statusFrom: 0, statusTo: 100, page: 1, orderBy: 'number', order: 'ASC' };

const whole = (text: string | null | undefined, min: number, max: number): number | null =>
  text && /^\d{1,7}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : null;
const isSortColumn = (text: string | null | undefined): text is PalletSortColumn => (sortColumns as readonly string[]).includes(text ?? '');

/** Reads `{filter}/{status_from}/{status_to}/{page}/{order_by}/{order}`; what cannot be understood takes its default. */
export const viewOfPath = (pathname: string): PalletsView => {
  const [filter, from, to, page, orderBy, order] = partsOf(pathname);
  return {
    filter: filter ?? null,
    statusFrom: whole(from, 0, 100) ?? defaultView.statusFrom,
    statusTo: whole(to, 0, 100) ?? defaultView.statusTo,
    page: whole(page, 1, 1_000_000) ?? defaultView.page,
    orderBy: isSortColumn(orderBy) ? orderBy : defaultView.orderBy,
    order: order === 'false' || order?.toUpperCase() === 'DESC' ? 'DESC' : 'ASC',
  };
};

/** Writes the path that `viewOfPath` reads; true is ascending. */
export const pathOfView = (view: PalletsView): string =>
  splatOf([view.filter, view.statusFrom, view.statusTo, view.page, view.orderBy, view.order === 'ASC']);

/** A changed filter begins at page 1; a changed page does not. */
export const changeView = (view: PalletsView, change: Partial<PalletsView>): PalletsView => ({ ...view, page: 1, ...change });

/** §2.9: people who cannot change a pallet's status see no further than closed pallets. */
export const NARROW_STATUS_TO = 2;
export const boundedStatusTo = (view: PalletsView, mayChangeStatus: boolean): number =>
  mayChangeStatus ? view.statusTo : Math.min(view.statusTo, NARROW_STATUS_TO);

export const isFiltered = (view: PalletsView): boolean => view.filter !== null || view.statusFrom > 0 || view.statusTo < 100;

/** Order numbers of chosen pallets, each once, for the planning page. */
export const ordersOf = (pallets: readonly { readonly order_number: string }[]): readonly string[] => [
  ...new Set(
    pallets.flatMap((pallet) =>
      pallet.order_number
        .split(',')
        .map((number) => number.trim())
        .filter(Boolean),
    ),
  ),
];
