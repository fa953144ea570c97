import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer, type AppState } from '../../../kits/api/store';

interface FloorState {
  readonly truckId: number | null;
  readonly selectedId: number | null;
  readonly conflict: FloorConflict | null;
}
/**
 * Numbers of the pallets that somebody else had moved, so that our change was not done, and when the person made it.
 */
interface FloorConflict {
  readonly pallets: readonly string[];
  readonly since: number;
}
const initialState: FloorState = { truckId: null, selectedId: null, conflict: null };

const floorSlice = createSlice({
  name: 'floor',
  initialState,
  reducers: {
    truckOpened: (state, action: PayloadAction<number>) =>
      state.truckId === action.payload ? state : { ...initialState, truckId: action.payload },
    palletSelected: (state, action: PayloadAction<number | null>) => {
      state.selectedId = action.payload;
    },
    conflictMet: (state, action: PayloadAction<FloorConflict>) => ({ ...state, conflict: action.payload }),
    conflictDismissed: (state) => {
      state.conflict = null;
    },
  },
});

export const floorActions = floorSlice.actions;
rootReducer.inject(floorSlice);

/** What the person looks at on the floor; the truck itself and what is not saved are in its editor. */
export const selectFloor = (state: AppState & { readonly floor?: FloorState }): FloorState =>
  state.floor ?? initialState;
