import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { currentAddress, isUnderWay } from '../address/address';
import { useGo } from '../address/language';
import { lastList } from './last-list';
import type { ListView, RowsChoice } from './list-view';

const rememberedRows = (rows: RowsChoice | undefined): number | undefined => {
  if (!rows) return undefined;
  const kept = Number(localStorage.getItem(rows.key));
  return rows.choices.includes(kept) ? kept : rows.initial;
};

/** The page's name in its address. */
const pageOf = (pathname: string): string | undefined => pathname.split('/')[2];

interface BaseView {
  readonly page: number;
  readonly perPage: number;
}

/**
 * A list's view, held by the address alone: changes are navigations, so that back and forward work and a link can be
 * sent. The rows a page are remembered in the browser; a page behind the last one becomes the last.
 */
export const useListView = <View extends BaseView>(list: ListView<View>) => {
  const address = useLocation();
  const go = useGo();
  const [perPage, setPerPage] = useState(() => rememberedRows(list.rows));
  const view = list.read(address, perPage);

  // the address always says all of the view
  const [path = ''] = list.write(view).split('?');
  const isComplete = path === address.pathname.split('/').slice(2).join('/');
  useEffect(() => {
    const now = currentAddress();
    if (!isComplete && !isUnderWay() && now.pathname === address.pathname) go(path + now.search, { replace: true });
  }, [isComplete, path, address, go]);

  useEffect(() => {
    if (isComplete) lastList.keep(path + address.search);
  }, [isComplete, path, address.search]);

  const change = useCallback(
    (part: Partial<View>, replace = false) => {
      if (part.perPage !== undefined && list.rows) {
        localStorage.setItem(list.rows.key, String(part.perPage));
        setPerPage(part.perPage);
      }
      const now = currentAddress();
      // an answer or a pause that ends after the person has gone elsewhere does not bring them back
      if (pageOf(now.pathname) !== pageOf(address.pathname)) return;
      go(list.write(list.change(list.read(now, rememberedRows(list.rows)), part), now.search), { replace });
    },
    [go, list, address.pathname],
  );
  return { view, change };
};

/** Goes to the last page when there are fewer pages than the address says. */
const usePageWithin = (
  page: number,
  answer: { readonly lastPage: number | undefined; readonly isFetching: boolean },
  change: (part: { readonly page: number }, replace: boolean) => void,
): void => {
  const { lastPage, isFetching } = answer;
  useEffect(() => {
    if (lastPage !== undefined && !isFetching && page > lastPage && !isUnderWay())
      change({ page: Math.max(1, lastPage) }, true);
  }, [lastPage, isFetching, page, change]);
};

interface ShownPage {
  readonly rows: number;
  readonly total: number;
  readonly lastPage: number;
}

/** The pager of a list whose page is held by the address; undefined before the first answer. */
export const usePaging = (
  page: number,
  shown: ShownPage | undefined,
  isFetching: boolean,
  change: (part: { readonly page: number }, replace?: boolean) => void,
) => {
  usePageWithin(page, { lastPage: shown?.lastPage, isFetching }, change);
  return (
    shown && { ...shown, page, lastPage: Math.max(1, shown.lastPage), onPage: (next: number) => change({ page: next }) }
  );
};
