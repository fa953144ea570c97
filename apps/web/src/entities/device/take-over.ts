import { baseApi } from '../../kits/api/base-api';
import { notifyTabs } from '../../kits/session/session-channel';
import { signedIn } from '../../kits/session/session-slice';
import { personOf, token } from '../../kits/session/token';
import { store } from '../../kits/api/store';
import { device } from '../../kits/device/device';

/**
 * From now on the browser is this person's, without a reload: what the one before had read is forgotten, the page
 * stays.
 */
export const takeOver = (accessToken: string): void => {
  device.unlock();
  token.set(accessToken);
  notifyTabs({ kind: 'signed-in', person: personOf(accessToken) });
  store.dispatch(signedIn());
  store.dispatch(baseApi.util.resetApiState());
};
