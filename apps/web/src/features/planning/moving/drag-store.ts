import type { PlacedProductDto } from '@mullion/contracts';
import { createGhost, useGhost } from '../../../kits/editor/ghost';
import type { Verdict } from '../commands/judge-drop';
import type { DropTarget } from './drop-target';

export type Dragged =
  /** `pieces`: those that go along, the product first, of `all` that may. */
  | {
      readonly kind: 'product';
      readonly product: PlacedProductDto;
      readonly pieces: readonly [PlacedProductDto, ...PlacedProductDto[]];
      readonly all: number;
    }
  | { readonly kind: 'pallets'; readonly ids: readonly number[]; readonly numbers: readonly string[] };

/** What is being dragged now. */
export type DragState =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'dragging';
      readonly what: Dragged;
      readonly at: { readonly x: number; readonly y: number };
      readonly target: DropTarget | null;
      /** For a product over a pallet. */
      readonly verdict: Verdict | null;
    };

type Dragging = Extract<DragState, { kind: 'dragging' }>;
const isOver = (state: DragState, palletId: number): state is Dragging =>
  state.kind === 'dragging' && state.target?.kind === 'pallet' && state.target.palletId === palletId;

// A card draws itself again when what it sees of a drag changes, so only the one under the pointer sees anything.
export const verdictOver = (state: DragState, palletId: number): Verdict | null =>
  isOver(state, palletId) ? state.verdict : null;
export const productOver = (state: DragState, palletId: number): PlacedProductDto | null =>
  isOver(state, palletId) && state.what.kind === 'product' ? state.what.product : null;

export const dragStore = createGhost<DragState>({ kind: 'idle' });

/**
 * The drag as a component wants to see it; renders again only when that changes, so the selector must give stable
 * values.
 */
export const useDrag = <T>(selector: (state: DragState) => T): T => useGhost(dragStore, selector);
