import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PlacedPallet } from '@mullion/packing-model';
import { rootReducer, type AppState } from '../../../app/store';
import type { FloorChange } from '../commands/floor-draft';
import type { TruckDiff } from '../rules/truck-diff';

/** What the person is doing on the floor; idle carries nothing. */
export type FloorInteraction =
  | { readonly kind: 'idle' }
  | { readonly kind: 'dragging'; readonly palletId: number }
  | { readonly kind: 'nudging'; readonly palletId: number };

interface FloorState {
  readonly truckId: number | null;
  readonly selectedId: number | null;
  readonly interaction: FloorInteraction;
  /** What is shown until the server has answered the last gesture; null: the truck as the server gave it. */
  readonly draft: readonly PlacedPallet[] | null;
  readonly done: readonly FloorChange[];
  readonly undone: readonly FloorChange[];
  /** What others changed when our change was refused. */
  readonly conflict: TruckDiff | null;
}
const initialState: FloorState = {
  truckId: null,
  selectedId: null,
  interaction: { kind: 'idle' },
  draft: null,
  done: [],
  undone: [],
  conflict: null,
};
/** More than this nobody takes back one by one. */
const LONGEST_HISTORY = 100;

interface Committed {
  readonly change: FloorChange;
  readonly draft: readonly PlacedPallet[];
}

export const floorSlice = createSlice({
  name: 'floor',
  initialState,
  reducers: {
    truckOpened: (state, action: PayloadAction<number>) =>
      state.truckId === action.payload ? state : { ...initialState, truckId: action.payload },
    palletSelected: (state, action: PayloadAction<number | null>) => {
      state.selectedId = action.payload;
    },
    interactionChanged: (state, action: PayloadAction<FloorInteraction>) => {
      state.interaction = action.payload;
    },
    /** One gesture, one undo. */
    floorChanged: (state, { payload }: PayloadAction<Committed>) => ({
      ...state,
      draft: payload.draft,
      done: [...state.done, payload.change].slice(-LONGEST_HISTORY),
      undone: [],
      conflict: null,
    }),
    changeUndone: (state, { payload }: PayloadAction<Committed>) => ({
      ...state,
      draft: payload.draft,
      done: state.done.slice(0, -1),
      undone: [...state.undone, payload.change],
    }),
    changeRedone: (state, { payload }: PayloadAction<Committed>) => ({
      ...state,
      draft: payload.draft,
      done: [...state.done, payload.change],
      undone: state.undone.slice(0, -1),
    }),
    /** The optimiser's arrangement is a gesture too. */
    arrangementRecorded: (state, action: PayloadAction<FloorChange>) => ({
      ...state,
      done: [...state.done, action.payload].slice(-LONGEST_HISTORY),
      undone: [],
    }),
    saved: (state) => {
      state.draft = null;
    },
    /** Refused: the floor shows what the server has, and nothing older can be taken back. */
    refused: (state, action: PayloadAction<TruckDiff | null>) => ({
      ...state,
      draft: null,
      done: [],
      undone: [],
      conflict: action.payload,
    }),
    historyCleared: (state) => ({ ...state, done: [], undone: [] }),
    conflictDismissed: (state) => {
      state.conflict = null;
    },
  },
});

export const floorActions = floorSlice.actions;
rootReducer.inject(floorSlice);

/** The floor editor's own state; server data is not in it. */
export const selectFloor = (state: AppState & { readonly floor?: FloorState }): FloorState => state.floor ?? initialState;
