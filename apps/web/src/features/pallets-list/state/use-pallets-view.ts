import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import { currentAddress } from '../../../app/address';
import { useGo } from '../../../app/language';
import { paths } from '../../../app/paths';
import { changeView, DEFAULT_ROWS, pathOfView, ROWS, viewOfPath, type PalletsView } from '../rules/pallets-path';

const KEY = 'mullion.pallets.rows';

/** The list's view from its address, and the rows a page this browser remembers. */
export const usePalletsView = () => {
  const { pathname } = useLocation();
  const go = useGo();
  const view = viewOfPath(pathname);
  const [rows, setRows] = useState(() => {
    const stored = Number(localStorage.getItem(KEY));
    return (ROWS as readonly number[]).includes(stored) ? stored : DEFAULT_ROWS;
  });
  const change = useCallback(
    (part: Partial<PalletsView>, replace = false) =>
      go(paths.pallets(pathOfView(changeView(viewOfPath(currentAddress().pathname), part))), { replace }),
    [go],
  );
  const changeRows = useCallback(
    (next: number) => {
      localStorage.setItem(KEY, String(next));
      setRows(next);
      change({ page: 1 });
    },
    [change],
  );
  return { view, rows, change, changeRows };
};
