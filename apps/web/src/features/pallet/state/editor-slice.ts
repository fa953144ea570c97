import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer, type AppState } from '../../../kits/api/store';
import type { PickingVerb } from '../commands/registry';
import { idle, type Interaction } from './interaction';

/**
 * What the person looks at and is about to do. The pallet itself, unsaved changes and the history are in the editor of
 * the pallet.
 */
export interface EditorState {
  readonly palletId: number | null;
  readonly selectedId: number | null;
  /** Row of the side view, 0-based from the back; null: that of the selection, else the front row. */
  readonly row: number | null;
  readonly interaction: Interaction;
}

const initialState: EditorState = { palletId: null, selectedId: null, row: null, interaction: idle };

const editorSlice = createSlice({
  name: 'palletEditor',
  initialState,
  reducers: {
    palletOpened: (state, action: PayloadAction<number>) =>
      state.palletId === action.payload ? state : { ...initialState, palletId: action.payload },
    selected: (state, action: PayloadAction<number | null>) => ({
      ...state,
      selectedId: action.payload,
      row: null,
      interaction: idle,
    }),
    rowShown: (state, action: PayloadAction<number>) => ({ ...state, row: action.payload }),
    dragBegun: (state, action: PayloadAction<number>) => ({
      ...state,
      interaction: { kind: 'dragging' as const, id: action.payload },
    }),
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
export const selectEditor = (state: AppState & { readonly palletEditor?: EditorState }): EditorState =>
  state.palletEditor ?? initialState;
