import { useSyncExternalStore } from 'react';
import type { PlacedProductDto } from '@mullion/contracts';
import type { Verdict } from '../rules/judge-drop';
import type { DropTarget } from './drop-target';

export type Dragged =
  | { readonly kind: 'product'; readonly product: PlacedProductDto }
  | { readonly kind: 'pallets'; readonly ids: readonly number[]; readonly numbers: readonly string[] };

/** What is being dragged now; changes with every movement, so it lives outside Redux. */
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

const IDLE: DragState = { kind: 'idle' };
let current: DragState = IDLE;
const listeners = new Set<() => void>();

/** The one drag there can be at a time. */
export const dragStore = {
  get: (): DragState => current,
  set: (next: DragState): void => {
    current = next;
    for (const listener of listeners) listener();
  },
  clear: (): void => dragStore.set(IDLE),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The drag as a component wants to see it; renders again only when that changes, so the selector must give stable values. */
export const useDrag = <T>(selector: (state: DragState) => T): T => useSyncExternalStore(dragStore.subscribe, () => selector(current));
