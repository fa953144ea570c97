import { customerSortColumns } from '@mullion/contracts';
import { EMPTY, partsOf, paths } from '../../../app/paths';

export type CustomerSortColumn = (typeof customerSortColumns)[number];

/** What the customers list shows; the address says it all: `customers/{filter}?page=2&order_by=code&order=DESC`. */
export interface CustomersView {
  readonly filter: string | null;
  readonly page: number;
  readonly orderBy: CustomerSortColumn;
  readonly order: 'ASC' | 'DESC';
}

export const defaultView: CustomersView = { filter: null, page: 1, orderBy: 'name', order: 'ASC' };

const isSortColumn = (text: string | null): text is CustomerSortColumn => (customerSortColumns as readonly string[]).includes(text ?? '');

/** Reads an address; what cannot be understood takes its default. */
export const viewOfPath = (pathname: string, search: string): CustomersView => {
  const params = new URLSearchParams(search);
  const [page, orderBy] = [params.get('page') ?? '', params.get('order_by')];
  return {
    filter: partsOf(pathname)[0] ?? null,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : defaultView.page,
    orderBy: isSortColumn(orderBy) ? orderBy : defaultView.orderBy,
    order: params.get('order') === 'DESC' ? 'DESC' : 'ASC',
  };
};

/** Writes the address that `viewOfPath` reads; defaults are left out. */
export const pathOfView = ({ filter, page, orderBy, order }: CustomersView): string => {
  const params = new URLSearchParams();
  if (page !== defaultView.page) params.set('page', String(page));
  if (orderBy !== defaultView.orderBy) params.set('order_by', orderBy);
  if (order !== defaultView.order) params.set('order', order);
  return paths.customers(filter ?? EMPTY) + (params.size > 0 ? `?${params}` : '');
};

/** How many rows a full page has: the server decides and does not say (§1.9). */
export const rowsOfPage = (page: number, seen: number, total: number, lastPage: number): number =>
  page > 1 && page >= lastPage ? Math.ceil((total - seen) / (page - 1)) : Math.max(1, seen);
