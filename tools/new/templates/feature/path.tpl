import { §one§SortColumns } from '@mullion/contracts';
import { EMPTY, partsOf, paths } from '../../../app/paths';

export type §One§SortColumn = (typeof §one§SortColumns)[number];
export const ROWS = 50;

/** What the list shows; the address says it all: `§many-§/{filter}?page=2&order_by=§first§&order=DESC`. */
export interface §Many§View {
  readonly filter: string | null;
  readonly page: number;
  readonly orderBy: §One§SortColumn;
  readonly order: 'ASC' | 'DESC';
}

export const defaultView: §Many§View = { filter: null, page: 1, orderBy: '§first§', order: 'ASC' };

const isSortColumn = (text: string | null): text is §One§SortColumn => (§one§SortColumns as readonly string[]).includes(text ?? '');

/** Reads an address; what cannot be understood takes its default. */
export const viewOfPath = (pathname: string, search: string): §Many§View => {
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
export const pathOfView = ({ filter, page, orderBy, order }: §Many§View): string => {
  const params = new URLSearchParams();
  if (page !== defaultView.page) params.set('page', String(page));
  if (orderBy !== defaultView.orderBy) params.set('order_by', orderBy);
  if (order !== defaultView.order) params.set('order', order);
  return paths.§many§(filter ?? EMPTY) + (params.size > 0 ? `?${params}` : '');
};
