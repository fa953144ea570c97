import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { useDispatch, useSelector } from 'react-redux';
import { baseApi } from './base-api';
import { liveReducer } from './live/live-slice';
import { sessionReducer } from './session/session-slice';

/** Reducers of the frame; a feature adds its slice with `rootReducer.inject(slice)` in its `state/` folder. */
export const rootReducer = combineSlices({ api: baseApi.reducer, live: liveReducer, session: sessionReducer });

export const store = configureStore({ reducer: rootReducer, middleware: (defaults) => defaults().concat(baseApi.middleware) });
setupListeners(store.dispatch);

export type AppState = ReturnType<typeof store.getState>;
export const useAppDispatch = useDispatch.withTypes<typeof store.dispatch>();
export const useAppSelector = useSelector.withTypes<AppState>();
