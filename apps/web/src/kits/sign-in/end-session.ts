import { baseApi } from '../api/base-api';
import { purgeOfflineCache } from '../kept/offline-cache';
import { lastList } from '../lists/last-list';
import { store } from '../api/store';
import { purgeNames } from '../session/purge-names';
import { notifyTabs } from '../session/session-channel';
import { sessionEnded, type EndReason } from '../session/session-slice';
import { token } from '../session/token';

/**
 * Ends the session in this browser: token, cached data, what was kept for times without a network, other tabs. The
 * server's session is ended by the logout call before.
 */
export const endSession = (reason: EndReason): void => {
  token.clear();
  purgeOfflineCache();
  purgeNames();
  lastList.clear();
  if (reason === 'logout') notifyTabs({ kind: 'signed-out' });
  store.dispatch(sessionEnded(reason));
  store.dispatch(baseApi.util.resetApiState());
};
