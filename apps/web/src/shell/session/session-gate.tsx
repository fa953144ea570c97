import { lazy, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { backoffMs } from '../../kits/http/backoff';
import { baseApi } from '../../kits/api/base-api';
import { device } from '../../kits/device/device';
import { findSession } from '../../kits/sign-in/find-session';
import { useLanguage } from '../../kits/address/language';
import { NotLoadedPage } from '../not-loaded-page';
import { inLanguage } from '../../kits/address/parts';
import { paths } from '../../entities/pages/paths';
import { store, useAppSelector } from '../../kits/api/store';
import { refresh } from '../../kits/session/refresh';
import { resumeSession } from '../../kits/sign-in/resume-session';
import { onTabEvent } from '../../kits/session/session-channel';
import { otherPersonNoticed, sessionEnded } from '../../kits/session/session-slice';
import { personOf, token } from '../../kits/session/token';

/** The frame with Blueprint in it stays out of the sign-in page's scripts. */
const AppFrame = lazy(async () => ({ default: (await import('../frame/app-frame')).AppFrame }));
const OtherPersonPage = lazy(async () => ({ default: (await import('./other-person-page')).OtherPersonPage }));

/** Pages behind it need a session; without one the person goes to sign in and comes back afterwards. */
export const SessionGate = () => {
  const session = useAppSelector((state) => state.session);
  const language = useLanguage();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (session.status === 'unknown') void findSession();
    if (session.status !== 'unreachable') return undefined;
    const timer = setTimeout(() => void findSession(), backoffMs(session.times));
    return () => clearTimeout(timer);
  }, [session]);
  useTabNews();
  if (session.status === 'in' || session.status === 'lost') return <AppFrame />;
  if (session.status === 'other-person') return <OtherPersonPage />;
  if (session.status === 'unreachable') return <NotLoadedPage />;
  if (session.status === 'unknown') return null;
  const back =
    session.reason === 'logout' || session.reason === 'not_open'
      ? ''
      : `?next=${encodeURIComponent(pathname + search)}`;
  return <Navigate to={inLanguage(language, device.read() ? paths.terminal() : paths.login()) + back} replace />;
};

/**
 * Somebody has signed in in another tab: a page whose session was lost goes on by the common cookie when it is the same
 * person.
 */
const goOn = async (): Promise<void> => {
  const outcome = await refresh(null);
  if (outcome === 'refreshed') resumeSession();
  else if (outcome === 'other-person') store.dispatch(otherPersonNoticed());
};

const useTabNews = () =>
  useEffect(
    () =>
      onTabEvent((change) => {
        if (change.kind === 'signed-out') {
          token.clear();
          store.dispatch(sessionEnded('logout'));
          store.dispatch(baseApi.util.resetApiState());
        } else if (store.getState().session.status === 'lost') void goOn();
        else if (token.get() && personOf(token.get()) !== change.person) store.dispatch(otherPersonNoticed());
      }),
    [],
  );
