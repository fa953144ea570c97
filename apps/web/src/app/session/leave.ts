import { baseApi } from '../base-api';
import { store } from '../store';
import { tellTabs } from './session-channel';
import { sessionEnded, type EndReason } from './session-slice';
import { token } from './token';

/** Ends the session in this browser: token, cached data, other tabs. The server's session is ended by the logout call before. */
export const leave = (reason: EndReason): void => {
  token.clear();
  if (reason === 'logout') tellTabs({ kind: 'signed-out' });
  store.dispatch(sessionEnded(reason));
  store.dispatch(baseApi.util.resetApiState());
};
