import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import type { PlacedProduct } from '@mullion/packing-model';
import { rootReducer, type AppState } from '../../../app/store';
import type { PickingVerb } from '../commands/registry';
import { idle, type Interaction } from './interaction';

export type Arrangement = readonly PlacedProduct[];

export interface EditorState {
  readonly palletId: number | null;
  /** Version of the pallet that `draft`, `past` and `future` belong to. */
  readonly version: number;
  /** Where everything stood in the version last seen. */
  readonly places: string;
  /** What is not saved yet; null: what the server has. */
  readonly draft: Arrangement | null;
  readonly past: readonly Arrangement[];
  readonly future: readonly Arrangement[];
  readonly selectedId: number | null;
  /** Row of the side view, 0-based from the back; null: that of the selection, else the front row. */
  readonly row: number | null;
  readonly interaction: Interaction;
  readonly saving: 'idle' | 'saving' | 'saved' | 'failed';
}

const initialState: EditorState = {
  palletId: null,
  version: 0,
  places: '',
  draft: null,
  past: [],
  future: [],
  selectedId: null,
  row: null,
  interaction: idle,
  saving: 'idle',
};
const LONGEST_HISTORY = 100;

interface Change {
  /** What stood before. */
  readonly before: Arrangement;
  readonly after: Arrangement;
}

export const editorSlice = createSlice({
  name: 'palletEditor',
  initialState,
  reducers: {
    /** The server's pallet was seen: another pallet, or an arrangement that is not ours, ends the history; a remark does not. */
    palletSeen: (state, action: PayloadAction<{ readonly palletId: number; readonly version: number; readonly places: string }>) => {
      const { palletId, version, places } = action.payload;
      if (state.palletId !== palletId) return { ...initialState, palletId, version, places };
      // what is seen while saving is our own save, or the answer to it will refuse us
      if (state.saving === 'saving' || version <= state.version) return { ...state, places };
      if (places === state.places) return { ...state, version };
      return { ...state, version, places, draft: null, past: [], future: [], interaction: idle };
    },
    arranged: (state, action: PayloadAction<Change>) => ({
      ...state,
      draft: action.payload.after,
      past: [...state.past, action.payload.before].slice(-LONGEST_HISTORY),
      future: [],
      interaction: idle,
    }),
    undone: (state, action: PayloadAction<{ readonly now: Arrangement }>) => {
      const before = state.past.at(-1);
      if (!before) return state;
      return { ...state, draft: before, past: state.past.slice(0, -1), future: [action.payload.now, ...state.future], interaction: idle };
    },
    redone: (state, action: PayloadAction<{ readonly now: Arrangement }>) => {
      const [next, ...rest] = state.future;
      if (!next) return state;
      return { ...state, draft: next, past: [...state.past, action.payload.now], future: rest, interaction: idle };
    },
    saveStarted: (state) => ({ ...state, saving: 'saving' as const }),
    /** `draft` is what was sent: a newer one stays and is sent next. */
    saveDone: (state, action: PayloadAction<{ readonly version: number; readonly draft: Arrangement | null }>) => ({
      ...state,
      version: Math.max(state.version, action.payload.version),
      saving: 'saved' as const,
      draft: original(state)?.draft === action.payload.draft ? null : state.draft,
    }),
    /** Refused: the server's state is shown again, the history no longer fits it. */
    saveFailed: (state) => ({ ...state, saving: 'failed' as const, draft: null, past: [], future: [], interaction: idle }),
    selected: (state, action: PayloadAction<number | null>) => ({ ...state, selectedId: action.payload, row: null, interaction: idle }),
    rowShown: (state, action: PayloadAction<number>) => ({ ...state, row: action.payload }),
    dragBegun: (state, action: PayloadAction<number>) => ({ ...state, interaction: { kind: 'dragging' as const, id: action.payload } }),
    pickBegun: (state, action: PayloadAction<{ readonly verb: PickingVerb; readonly id: number }>) => ({
      ...state,
      interaction: { kind: 'picking' as const, ...action.payload },
    }),
    interactionEnded: (state) => ({ ...state, interaction: idle }),
  },
});

export const editorActions = editorSlice.actions;
rootReducer.inject(editorSlice);

/** The editor's state; the pallet itself is in the API's cache. */
export const selectEditor = (state: AppState & { readonly palletEditor?: EditorState }): EditorState => state.palletEditor ?? initialState;
