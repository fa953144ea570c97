import type { PointerEvent } from 'react';
import { startPointerSession, type PointerSpot } from '../../../kits/editor/pointer-session';
import type { Verdict } from '../commands/judge-drop';
import { dragStore, type Dragged } from './drag-store';
import { accepts, dropTargetOf, type DropTarget } from './drop-target';

interface DragPlan {
  readonly what: Dragged;
  /** What is dragged from a key on; null: the key means nothing. */
  readonly whatAfter?: (key: string) => Dragged | null;
  /** False when this may not be dragged. */
  readonly onBegin: () => boolean;
  /** The place in millimetres under the pointer on a pallet's drawing. */
  readonly placeAt: (
    palletId: number,
    element: Element,
    x: number,
    y: number,
  ) => { readonly xMm: number; readonly yMm: number } | null;
  readonly judge: (what: Dragged, target: DropTarget) => Verdict | null;
  readonly onDrop: (what: Dragged, target: DropTarget, verdict: Verdict | null) => void;
}

/** Drags a product or pallets over the page; what lies under the pointer says whether they may be dropped there. */
export const startDrag = (event: PointerEvent, plan: DragPlan): void => {
  let { what } = plan;
  const look = ({ x, y }: PointerSpot) => {
    const marked = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]') ?? null;
    const found = dropTargetOf(marked?.dataset['drop']);
    const allowed = found && accepts(what.kind, found) ? found : null;
    const target =
      allowed?.kind === 'pallet' && marked ? { ...allowed, at: plan.placeAt(allowed.palletId, marked, x, y) } : allowed;
    return { target, verdict: target ? plan.judge(what, target) : null };
  };
  startPointerSession(event, {
    onBegin: () => {
      const mayDrag = plan.onBegin();
      if (mayDrag) document.body.classList.add('planning-dragging');
      return mayDrag;
    },
    onMove: ({ x, y, altKey }) => dragStore.set({ kind: 'dragging', what, at: { x, y }, ...look({ x, y, altKey }) }),
    onKey: (key) => {
      const after = plan.whatAfter?.(key) ?? null;
      what = after ?? what;
      return after !== null;
    },
    onDrop: (at) => {
      const { target, verdict } = look(at);
      if (target) plan.onDrop(what, target, verdict);
    },
    onEnd: () => {
      document.body.classList.remove('planning-dragging');
      dragStore.clear();
    },
  });
};
