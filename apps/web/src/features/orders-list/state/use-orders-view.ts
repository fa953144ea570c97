import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { currentAddress } from '../../../app/address';
import { useGo } from '../../../app/language';
import { paths } from '../../../app/paths';
import { changeView, DEFAULT_PER_PAGE, pathOfView, PER_PAGE, viewOfPath, type OrdersView } from '../rules/orders-path';

/** §1.9: the key under which rows a page are remembered. */
const PER_PAGE_KEY = 'orders-per-page';
const rememberedPerPage = (): number => {
  const kept = Number(localStorage.getItem(PER_PAGE_KEY));
  return (PER_PAGE as readonly number[]).includes(kept) ? kept : DEFAULT_PER_PAGE;
};

/** The list's view, held by the address alone: changes are navigations, so that back and forward work. The week is a search parameter. */
export const useOrdersView = () => {
  const { pathname, search } = useLocation();
  const [searchParams] = useSearchParams();
  const go = useGo();
  const navigate = useNavigate();
  const view = viewOfPath(pathname, rememberedPerPage());
  const week = searchParams.get('week');

  // the address always says the whole view
  const canonical = pathOfView(view);
  const written = pathname.split('/').slice(3).join('/');
  useEffect(() => {
    if (canonical !== written) go(paths.orders(canonical) + search, { replace: true });
  }, [canonical, written, go, search]);

  const change = useCallback(
    (part: Partial<OrdersView>, replace = false) => {
      if (part.perPage) localStorage.setItem(PER_PAGE_KEY, String(part.perPage));
      const now = currentAddress();
      go(paths.orders(pathOfView(changeView(viewOfPath(now.pathname, rememberedPerPage()), part))) + now.search, { replace });
    },
    [go],
  );
  const setSearch = (name: string, value: string | null) => {
    const now = currentAddress();
    const next = new URLSearchParams(now.search);
    if (value === null) next.delete(name);
    else next.set(name, value);
    const text = next.toString();
    void navigate({ pathname: now.pathname, search: text ? `?${text}` : '' });
  };
  return {
    view,
    week,
    change,
    setWeek: (value: string | null) => setSearch('week', value),
    openImport: () => setSearch('dialog', 'import'),
  };
};
