import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { currentAddress } from '../../../app/address';
import { useGo } from '../../../app/language';
import { paths } from '../../../app/paths';
import { changeView, DEFAULT_PER_PAGE, pathOfView, PER_PAGE, viewOfPath, type TrucksView } from '../rules/trucks-path';

const PER_PAGE_KEY = 'trucks-per-page';
const rememberedPerPage = (): number => {
  const kept = Number(localStorage.getItem(PER_PAGE_KEY));
  return (PER_PAGE as readonly number[]).includes(kept) ? kept : DEFAULT_PER_PAGE;
};

/** The list's view, held by the address alone; only the rows a page are remembered in the browser. */
export const useTrucksView = () => {
  const { pathname, search } = useLocation();
  const go = useGo();
  const [perPage, setPerPage] = useState(rememberedPerPage);
  const view = viewOfPath(pathname);

  // the address always says the whole view
  const canonical = pathOfView(view);
  const written = pathname.split('/').slice(3).join('/');
  useEffect(() => {
    if (canonical !== written) go(paths.trucks(canonical) + search, { replace: true });
  }, [canonical, written, go, search]);

  const change = useCallback(
    (part: Partial<TrucksView>, replace = false) => {
      const now = currentAddress();
      go(paths.trucks(pathOfView(changeView(viewOfPath(now.pathname), part))) + now.search, { replace });
    },
    [go],
  );
  const keepPerPage = (rows: number) => {
    localStorage.setItem(PER_PAGE_KEY, String(rows));
    setPerPage(rows);
    if (view.page > 1) change({ page: 1 });
  };
  return { view, change, perPage, setPerPage: keepPerPage };
};
