import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LiveEntity } from '@mullion/contracts';

interface LiveSliceState {
  readonly connection: 'connecting' | 'live' | 'lost';
  /** Last sign of life of the stream, or since when it is lost. */
  readonly since: number;
  /** A read came back before the newest write had reached it. */
  readonly stale: boolean;
  /** Latest small progress payload by `entity:id`. */
  readonly progress: Readonly<Record<string, unknown>>;
}
const initialState: LiveSliceState = { connection: 'connecting', since: 0, stale: false, progress: {} };

const slice = createSlice({
  name: 'live',
  initialState,
  reducers: {
    connectionSeen: (state, action: PayloadAction<{ readonly connection: LiveSliceState['connection']; readonly at: number }>) => {
      if (state.connection !== action.payload.connection || action.payload.connection === 'live') {
        state.connection = action.payload.connection;
        state.since = action.payload.at;
      }
    },
    staleSeen: (state) => {
      state.stale = true;
    },
    staleHealed: (state) => {
      state.stale = false;
    },
    progressSeen: (
      state,
      action: PayloadAction<{ readonly entity: LiveEntity; readonly id: number | string; readonly progress: unknown }>,
    ) => {
      state.progress = { ...state.progress, [`${action.payload.entity}:${action.payload.id}`]: action.payload.progress };
    },
  },
});

export const { connectionSeen, staleSeen, staleHealed, progressSeen } = slice.actions;
export const liveReducer = slice.reducer;
