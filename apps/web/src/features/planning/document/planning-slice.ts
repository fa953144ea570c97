import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer, type AppState } from '../../../kits/api/store';
import type { TemporaryPallet } from '../commands/temporary-pallet';

interface PlanningState {
  /** Which orders all this belongs to; null before any are shown. */
  readonly filterKey: string | null;
  readonly selectedPallets: readonly number[];
  /** The product that was chosen, and those that were chosen beside it. */
  readonly selectedProduct: number | null;
  readonly moreProducts: readonly number[];
  readonly openOrders: readonly number[];
  readonly temporaries: readonly TemporaryPallet[];
  /** The last move that came about, for those who do not see it. */
  readonly moved: { readonly position: string; readonly pallet: string | null } | null;
  /** The run whose figures are shown; null: none, or whichever is open. */
  readonly run: string | null;
  readonly dismissedRuns: readonly string[];
}
const initialState: PlanningState = {
  filterKey: null,
  selectedPallets: [],
  selectedProduct: null,
  moreProducts: [],
  openOrders: [],
  temporaries: [],
  moved: null,
  run: null,
  dismissedRuns: [],
};

/** Key of the place that a pallet emptied by a move leaves behind. */
export const emptiedKey = (palletId: number): string => `emptied-${palletId}`;

const toggled = (list: readonly number[], id: number): number[] =>
  list.includes(id) ? list.filter((each) => each !== id) : [...list, id];

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
      state.moreProducts = [];
    },
    /** One more, or one less where it was chosen already. */
    productToggled: (state, action: PayloadAction<number>) => {
      const known = state.selectedProduct === null ? [] : [state.selectedProduct, ...state.moreProducts];
      const [first, ...more] = toggled(known, action.payload);
      state.selectedProduct = first ?? null;
      state.moreProducts = more;
    },
    orderToggled: (state, action: PayloadAction<number>) => {
      state.openOrders = toggled(state.openOrders, action.payload);
    },
    temporaryAdded: (state, action: PayloadAction<TemporaryPallet>) => {
      state.temporaries = [...state.temporaries.filter(({ key }) => key !== action.payload.key), action.payload];
    },
    temporaryRemoved: (state, action: PayloadAction<string>) => {
      state.temporaries = state.temporaries.filter((each) => each.key !== action.payload);
    },
    movedTo: (state, action: PayloadAction<NonNullable<PlanningState['moved']>>) => {
      state.moved = action.payload;
    },
    runShown: (state, action: PayloadAction<string>) => {
      state.run = action.payload;
    },
    runDismissed: (state, action: PayloadAction<string>) => {
      state.dismissedRuns = [...state.dismissedRuns, action.payload];
      if (state.run === action.payload) state.run = null;
    },
    /**
     * Other orders are shown: nothing chosen among the old ones stays chosen. The same ones read again take nothing
     * away.
     */
    ordersShown: (
      state,
      action: PayloadAction<{ readonly filterKey: string; readonly firstOrder: number | undefined }>,
    ) => {
      const { filterKey, firstOrder } = action.payload;
      return state.filterKey === filterKey
        ? state
        : { ...initialState, filterKey, openOrders: firstOrder === undefined ? [] : [firstOrder] };
    },
  },
});

export const planningActions = planningSlice.actions;
rootReducer.inject(planningSlice);

/** The planning page's own state; server data is not in it. */
export const selectPlanning = (state: AppState & { readonly planning?: PlanningState }): PlanningState =>
  state.planning ?? initialState;
