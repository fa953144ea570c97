import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { currentAddress } from '../../../app/address';
import { useGo } from '../../../app/language';
import { pathOfView, viewOfPath, type §Many§View } from '../rules/§many-§-path';

/** The list's view, held by the address alone: changes are navigations, so that back and forward work. A changed filter or order begins at page 1. */
export const use§Many§View = () => {
  const { pathname, search } = useLocation();
  const go = useGo();
  const view = viewOfPath(pathname, search);
  const change = useCallback(
    (part: Partial<§Many§View>, replace = false) => {
      const now = currentAddress();
      go(pathOfView({ ...viewOfPath(now.pathname, now.search), page: 1, ...part }), { replace });
    },
    [go],
  );
  return { view, change };
};
