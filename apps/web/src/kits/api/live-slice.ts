import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LiveEntity } from '@mullion/contracts';

interface LiveSliceState {
  readonly connection: 'connecting' | 'live' | 'lost';
  /** Last sign of life of the stream, or since when it is lost. */
  readonly since: number;
  /** Reads that came back before the newest write had reached them, by cache key, with how often in a row. */
  readonly stale: Readonly<Record<string, number>>;
  /** How many reads on the page failed and show older data or none. */
  readonly failedReads: number;
  /** Latest small progress payload by `entity:id`. */
  readonly progress: Readonly<Record<string, unknown>>;
}
const initialState: LiveSliceState = { connection: 'connecting', since: 0, stale: {}, failedReads: 0, progress: {} };

const slice = createSlice({
  name: 'live',
  initialState,
  reducers: {
    connectionSeen: (
      state,
      action: PayloadAction<{ readonly connection: LiveSliceState['connection']; readonly at: number }>,
    ) => {
      if (state.connection !== action.payload.connection || action.payload.connection === 'live') {
        state.connection = action.payload.connection;
        state.since = action.payload.at;
      }
    },
    answerSeen: ({ stale }, action: PayloadAction<{ readonly key: string; readonly stale: boolean }>) => {
      const { key } = action.payload;
      if (action.payload.stale) stale[key] = (stale[key] ?? 0) + 1;
      else delete stale[key];
    },
    stalePurged: ({ stale }, action: PayloadAction<string>) => {
      delete stale[action.payload];
    },
    readFailed: (state) => {
      state.failedReads += 1;
    },
    readRecovered: (state) => {
      state.failedReads -= 1;
    },
    progressSeen: (
      state,
      action: PayloadAction<{ readonly entity: LiveEntity; readonly id: number | string; readonly progress: unknown }>,
    ) => {
      state.progress = {
        ...state.progress,
        [`${action.payload.entity}:${action.payload.id}`]: action.payload.progress,
      };
    },
  },
});

export const { connectionSeen, answerSeen, stalePurged, readFailed, readRecovered, progressSeen } = slice.actions;
export const liveReducer = slice.reducer;
