import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer, type AppState } from '../../../app/store';

/** A pallet that exists only here until its first product arrives (§2.4). */
export interface TemporaryPallet {
  readonly key: string;
  readonly length: number;
  readonly width: number | null;
  readonly comment: string | null;
}

/** One move that can be taken back: where the product was and where it went. */
export interface MoveRecord {
  readonly productId: number;
  readonly before: MoveEnd;
  readonly after: MoveEnd;
  /** The move made its pallet: taken back, no place is kept for it. */
  readonly made: boolean;
}
export interface MoveEnd {
  readonly palletId: number | null;
  readonly place: { readonly x: number; readonly y: number; readonly z: number; readonly is_flipped: boolean } | null;
}

interface PlanningState {
  readonly selectedPallets: readonly number[];
  readonly selectedProduct: number | null;
  readonly openOrders: readonly number[];
  readonly temporaries: readonly TemporaryPallet[];
  readonly done: readonly MoveRecord[];
  readonly undone: readonly MoveRecord[];
  /** The run whose figures are shown; null: none, or whichever is open. */
  readonly run: string | null;
  readonly dismissedRuns: readonly string[];
}
const initialState: PlanningState = {
  selectedPallets: [],
  selectedProduct: null,
  openOrders: [],
  temporaries: [],
  done: [],
  undone: [],
  run: null,
  dismissedRuns: [],
};
/** More than this nobody takes back one by one. */
const LONGEST_HISTORY = 50;

/** Key of the place that a pallet emptied by a move leaves behind (§2.4). */
export const emptiedKey = (palletId: number): string => `emptied-${palletId}`;

const toggled = (list: readonly number[], id: number): number[] => (list.includes(id) ? list.filter((each) => each !== id) : [...list, id]);

export const planningSlice = createSlice({
  name: 'planning',
  initialState,
  reducers: {
    palletToggled: (state, action: PayloadAction<number>) => {
      state.selectedPallets = toggled(state.selectedPallets, action.payload);
    },
    palletsSelected: (state, action: PayloadAction<readonly number[]>) => {
      state.selectedPallets = [...action.payload];
    },
    productSelected: (state, action: PayloadAction<number | null>) => {
      state.selectedProduct = action.payload;
    },
    orderToggled: (state, action: PayloadAction<number>) => {
      state.openOrders = toggled(state.openOrders, action.payload);
    },
    ordersOpened: (state, action: PayloadAction<readonly number[]>) => {
      state.openOrders = [...new Set([...state.openOrders, ...action.payload])];
    },
    temporaryAdded: (state, action: PayloadAction<TemporaryPallet>) => {
      state.temporaries.push(action.payload);
    },
    temporaryRemoved: (state, action: PayloadAction<string>) => {
      state.temporaries = state.temporaries.filter((each) => each.key !== action.payload);
    },
    moveRecorded: (state, action: PayloadAction<MoveRecord>) => {
      state.done = [...state.done, action.payload].slice(-LONGEST_HISTORY);
      state.undone = [];
    },
    moveUndone: (state) => {
      const last = state.done.pop();
      if (last) state.undone.push(last);
    },
    moveRedone: (state) => {
      const next = state.undone.pop();
      if (next) state.done.push(next);
    },
    /** A pallet that was made anew stands for the one it replaces in every recorded move. */
    palletReplaced: (state, action: PayloadAction<{ readonly from: number; readonly to: number }>) => {
      const { from, to } = action.payload;
      const end = (each: MoveEnd): MoveEnd => (each.palletId === from ? { ...each, palletId: to } : each);
      const renamed = (list: readonly MoveRecord[]) => list.map((move) => ({ ...move, before: end(move.before), after: end(move.after) }));
      state.done = renamed(state.done);
      state.undone = renamed(state.undone);
    },
    /** A move that can no longer be taken back: what it touched has changed since. */
    historyCleared: (state) => {
      state.done = [];
      state.undone = [];
    },
    runShown: (state, action: PayloadAction<string>) => {
      state.run = action.payload;
    },
    runDismissed: (state, action: PayloadAction<string>) => {
      state.dismissedRuns = [...state.dismissedRuns, action.payload];
      if (state.run === action.payload) state.run = null;
    },
    /** Other orders are shown: nothing chosen among the old ones stays chosen. */
    filterChanged: () => initialState,
  },
});

export const planningActions = planningSlice.actions;
rootReducer.inject(planningSlice);

/** The planning page's own state; server data is not in it. */
export const selectPlanning = (state: AppState & { readonly planning?: PlanningState }): PlanningState => state.planning ?? initialState;
