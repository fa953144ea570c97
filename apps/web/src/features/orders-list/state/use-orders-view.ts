import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { currentAddress } from '../../../app/address';
import { useGo } from '../../../app/language';
import { paths } from '../../../app/paths';
import {
  changeView,
  DEFAULT_PER_PAGE,
  defaultView,
  pathOfView,
  PER_PAGE,
  searchOf,
  viewOfPath,
  type OrdersView,
} from '../rules/orders-path';

/** §1.9: the key under which rows a page are remembered. */
const PER_PAGE_KEY = 'orders-per-page';
const rememberedPerPage = (): number => {
  const kept = Number(localStorage.getItem(PER_PAGE_KEY));
  return (PER_PAGE as readonly number[]).includes(kept) ? kept : DEFAULT_PER_PAGE;
};
const viewNow = (): OrdersView => {
  const now = currentAddress();
  return viewOfPath(now.pathname, rememberedPerPage(), searchOf(now.search).variant);
};
const searchText = (params: URLSearchParams): string => (params.size > 0 ? `?${params.toString()}` : '');

/**
 * The list's view, held by the address alone: changes are navigations, so that back and forward work. Week, packing and the planning
 * variant are search parameters.
 */
export const useOrdersView = () => {
  const { pathname, search } = useLocation();
  const go = useGo();
  const navigate = useNavigate();
  const more = searchOf(search);
  const view = viewOfPath(pathname, rememberedPerPage(), more.variant);

  // the address always says the whole view
  const canonical = pathOfView(view);
  const written = pathname.split('/').slice(3).join('/');
  useEffect(() => {
    if (canonical !== written) go(paths.orders(canonical) + search, { replace: true });
  }, [canonical, written, go, search]);

  const change = useCallback(
    (part: Partial<OrdersView>, replace = false) => {
      if (part.perPage) localStorage.setItem(PER_PAGE_KEY, String(part.perPage));
      go(paths.orders(pathOfView(changeView(viewNow(), part))) + currentAddress().search, { replace });
    },
    [go],
  );
  const filterBy = (name: 'week' | 'packing', value: string | null) => {
    const params = new URLSearchParams(currentAddress().search);
    if (value === null) params.delete(name);
    else params.set(name, value);
    go(paths.orders(pathOfView(changeView(viewNow(), {}))) + searchText(params));
  };
  return {
    view,
    ...more,
    change,
    setWeek: (value: string | null) => filterBy('week', value),
    setPacking: (value: number | null) => filterBy('packing', value === null ? null : String(value)),
    /** No filter any more; order and variant stay. */
    clear: () => {
      const { orderBy, order } = viewNow();
      const search = more.variant === 'planning' ? '?for=planning' : '';
      go(paths.orders(pathOfView({ ...defaultView(view.perPage, more.variant), orderBy, order })) + search);
    },
    openImport: () => {
      const now = currentAddress();
      const params = new URLSearchParams(now.search);
      params.set('dialog', 'import');
      void navigate({ pathname: now.pathname, search: searchText(params) });
    },
  };
};
