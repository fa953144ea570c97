import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { useDispatch, useSelector } from 'react-redux';
import { baseApi } from './base-api';
import { offlineReducer } from './kept-slice';
import { liveReducer } from './live-slice';
import { onSessionLoss } from '../session/renewal';
import { otherPersonNoticed, sessionLost, sessionReducer } from '../session/session-slice';
import { personOf, token } from '../session/token';

/**
 * Reducers of the kits; whoever stands above them adds its slice with `rootReducer.inject(slice)` where it declares it.
 */
export const rootReducer = combineSlices({
  api: baseApi.reducer,
  kept: offlineReducer,
  live: liveReducer,
  session: sessionReducer,
});

export const store = configureStore({
  reducer: rootReducer,
  middleware: (defaults) => defaults().concat(baseApi.middleware),
});
setupListeners(store.dispatch);
onSessionLoss((loss) => {
  if (loss === 'other-person') return void store.dispatch(otherPersonNoticed());
  const person = personOf(token.get());
  token.lose();
  store.dispatch(sessionLost(person));
});

export type AppState = ReturnType<typeof store.getState>;
export const useAppDispatch = useDispatch.withTypes<typeof store.dispatch>();
export const useAppSelector = useSelector.withTypes<AppState>();
