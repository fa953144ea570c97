import { device } from '../device/device';
import { ownerWithoutNetwork } from '../kept/offline-cache';
import { store } from '../api/store';
import { refresh } from '../session/refresh';
import { sessionEnded, sessionNotFound, signedIn } from '../session/session-slice';
import { token } from '../session/token';

/**
 * Finds out whether somebody is signed in: by this tab's token, else silently by the refresh cookie, else without a
 * network by who was here last.
 */
export const findSession = async (): Promise<void> => {
  if (device.isLocked()) return void store.dispatch(sessionEnded('locked'));
  if (token.get()) return void store.dispatch(signedIn());
  // of a page that is gone
  token.clear();
  const outcome = await refresh(null);
  if (outcome === 'unreachable') {
    // nobody says whether the session goes on: who worked here last goes on with what this device keeps, and what needs
    // the server waits for it
    if ((await ownerWithoutNetwork()) === null) store.dispatch(sessionNotFound());
    else store.dispatch(signedIn());
  } else store.dispatch(outcome === 'refreshed' ? signedIn() : sessionEnded(null));
};
