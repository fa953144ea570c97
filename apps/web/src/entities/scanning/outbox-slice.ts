import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Kept } from '../../kits/outbox/envelope';

interface OutboxState {
  /** The person's actions that wait to be sent. */
  readonly waiting: readonly Kept[];
  /** Refused, and not seen by anybody yet. */
  readonly refused: readonly Kept[];
  /** How many actions of other people wait in this browser until they sign in again. */
  readonly others: number;
  /** False: actions are lost with this page. */
  readonly durable: boolean;
}

const initialState: OutboxState = { waiting: [], refused: [], others: 0, durable: true };

const slice = createSlice({
  name: 'outbox',
  initialState,
  reducers: {
    outboxRead: (_state, action: PayloadAction<OutboxState>) => action.payload,
    /** Nobody is signed in: the next person sees nothing of this one's. */
    outboxLeft: () => initialState,
  },
});

export const { outboxRead, outboxLeft } = slice.actions;
export const outboxReducer = slice.reducer;
