import { baseApi } from '../base-api';
import { notifyTabs } from '../session/session-channel';
import { signedIn } from '../session/session-slice';
import { personOf, token } from '../session/token';
import { store } from '../store';
import { device } from './device';

/** From now on the browser is this person's, without a reload: what the one before had read is forgotten, the page stays. */
export const takeOver = (accessToken: string): void => {
  device.unlock();
  token.set(accessToken);
  notifyTabs({ kind: 'signed-in', person: personOf(accessToken) });
  store.dispatch(signedIn());
  store.dispatch(baseApi.util.resetApiState());
};
