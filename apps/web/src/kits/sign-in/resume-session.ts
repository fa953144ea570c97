import { liveEntities } from '@mullion/contracts';
import { baseApi } from '../api/base-api';
import { store } from '../api/store';
import { signedIn } from '../session/session-slice';

/** The person is back: what the page shows is read again, what was refused meanwhile too. */
export const resumeSession = (): void => {
  store.dispatch(signedIn());
  store.dispatch(baseApi.util.invalidateTags([...liveEntities, 'country', 'operations']));
};
