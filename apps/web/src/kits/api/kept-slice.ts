import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Reads that are shown from what this device keeps, with the moment at which each was read. */
const initialState: Readonly<Record<string, number>> = {};

const slice = createSlice({
  name: 'kept',
  initialState,
  reducers: {
    cachedShown: (state, { payload }: PayloadAction<{ readonly key: string; readonly at: number }>) => {
      state[payload.key] = payload.at;
    },
    freshShown: (state, { payload }: PayloadAction<string>) => {
      delete state[payload];
    },
  },
});

export const { cachedShown, freshShown } = slice.actions;
export const offlineReducer = slice.reducer;
