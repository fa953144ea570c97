import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Reads that are shown from what this device keeps, with the moment at which each was read. */
const initialState: Readonly<Record<string, number>> = {};

const slice = createSlice({
  name: 'kept',
  initialState,
  reducers: {
    keptShown: (state, { payload }: PayloadAction<{ readonly key: string; readonly at: number }>) => {
      state[payload.key] = payload.at;
    },
    freshShown: (state, { payload }: PayloadAction<string>) => {
      delete state[payload];
    },
  },
});

export const { keptShown, freshShown } = slice.actions;
export const keptReducer = slice.reducer;
