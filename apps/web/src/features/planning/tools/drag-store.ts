import type { PlacedProductDto } from '@mullion/contracts';
import { createGhost, useGhost } from '../../../app/editor/ghost';
import type { Verdict } from '../rules/judge-drop';
import type { DropTarget } from './drop-target';

export type Dragged =
  | { readonly kind: 'product'; readonly product: PlacedProductDto }
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

export const dragStore = createGhost<DragState>({ kind: 'idle' });

/** The drag as a component wants to see it; renders again only when that changes, so the selector must give stable values. */
export const useDrag = <T>(selector: (state: DragState) => T): T => useGhost(dragStore, selector);
