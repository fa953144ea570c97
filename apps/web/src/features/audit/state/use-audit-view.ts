import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { useGo } from '../../../app/language';
import { pathOfView, viewOfPath, type AuditView } from '../rules/audit-path';

/** The list's view, held by the address alone, so that back and forward work and a link can be sent. A changed filter begins at page 1. */
export const useAuditView = () => {
  const { pathname, search } = useLocation();
  const go = useGo();
  const change = useCallback(
    (part: Partial<AuditView>, replace = false) => go(pathOfView({ ...viewOfPath(pathname, search), page: 1, ...part }), { replace }),
    [pathname, search, go],
  );
  return { view: viewOfPath(pathname, search), change };
};
