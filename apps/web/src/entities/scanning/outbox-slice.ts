import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer, type AppState } from '../../kits/api/store';
import type { Kept } from './acts';

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

const outboxSlice = createSlice({
  name: 'outbox',
  initialState,
  reducers: {
    outboxRead: (_state, action: PayloadAction<OutboxState>) => action.payload,
    /** Nobody is signed in: the next person sees nothing of this one's. */
    outboxLeft: () => initialState,
  },
});

export const { outboxRead, outboxLeft } = outboxSlice.actions;
rootReducer.inject(outboxSlice);

/** What this browser has still to send, or was refused, of the person who is signed in. */
export const selectOutbox = (state: AppState & { readonly outbox?: OutboxState }): OutboxState =>
  state.outbox ?? initialState;
