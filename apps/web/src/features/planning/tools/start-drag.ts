import type { PointerEvent as ReactPointerEvent } from 'react';
import { swallowClick } from '../../../app/packing/swallow-click';
import type { Verdict } from '../rules/judge-drop';
import { dragStore, type Dragged } from './drag-store';
import { accepts, dropTargetOf, type DropTarget } from './drop-target';

/** A press becomes a drag when it moves further than a trembling hand, in pixels. */
const THRESHOLD_PX = 5;
/** Nearer than this to the end of a list, it scrolls. Pixels. */
const SCROLL_EDGE_PX = 40;
const SCROLL_STEP_PX = 14;

export interface DragPlan {
  readonly what: Dragged;
  /** The place in millimetres under the pointer on a pallet's drawing. */
  readonly placeAt: (palletId: number, element: Element, x: number, y: number) => { readonly xMm: number; readonly yMm: number } | null;
  readonly judge: (what: Dragged, target: DropTarget) => Verdict | null;
  readonly onDrop: (what: Dragged, target: DropTarget, verdict: Verdict | null) => void;
}

/** Follows the pointer from a press on; Escape puts everything back, a press without movement stays a click. */
export const startDrag = (event: ReactPointerEvent, plan: DragPlan): void => {
  if (event.button !== 0) return;
  const start = { x: event.clientX, y: event.clientY };
  let frame = 0;
  let isDragging = false;
  const update = (x: number, y: number): void => {
    const element = document.elementFromPoint(x, y);
    const marked = element?.closest<HTMLElement>('[data-drop]') ?? null;
    const found = dropTargetOf(marked?.dataset['drop']);
    const allowed = found && accepts(plan.what.kind, found) ? found : null;
    const target = allowed?.kind === 'pallet' && marked ? { ...allowed, at: plan.placeAt(allowed.palletId, marked, x, y) } : allowed;
    dragStore.set({ kind: 'dragging', what: plan.what, at: { x, y }, target, verdict: target ? plan.judge(plan.what, target) : null });
    scrollNear(element, y);
  };
  const onMove = (move: PointerEvent): void => {
    if (!isDragging) {
      if (Math.hypot(move.clientX - start.x, move.clientY - start.y) < THRESHOLD_PX) return;
      isDragging = true;
      document.body.classList.add('planning-dragging');
    }
    move.preventDefault();
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => update(move.clientX, move.clientY));
  };
  const end = (): void => {
    cancelAnimationFrame(frame);
    window.removeEventListener('pointermove', onMove);
    window.removeEventListener('pointerup', onUp);
    window.removeEventListener('pointercancel', end);
    window.removeEventListener('keydown', onKey, true);
    document.body.classList.remove('planning-dragging');
    dragStore.clear();
  };
  const onUp = (up: PointerEvent): void => {
    if (isDragging) {
      cancelAnimationFrame(frame);
      update(up.clientX, up.clientY);
      swallowClick();
    }
    const last = dragStore.get();
    end();
    if (last.kind === 'dragging' && last.target) plan.onDrop(last.what, last.target, last.verdict);
  };
  const onKey = (key: KeyboardEvent): void => {
    if (key.key !== 'Escape') return;
    key.stopPropagation();
    end();
  };
  window.addEventListener('pointermove', onMove);
  window.addEventListener('pointerup', onUp);
  window.addEventListener('pointercancel', end);
  window.addEventListener('keydown', onKey, true);
};

const scrollNear = (element: Element | null, y: number): void => {
  const box = element?.closest<HTMLElement>('[data-scroll]');
  if (!box) return;
  const { top, bottom } = box.getBoundingClientRect();
  if (y < top + SCROLL_EDGE_PX) box.scrollTop -= SCROLL_STEP_PX;
  else if (y > bottom - SCROLL_EDGE_PX) box.scrollTop += SCROLL_STEP_PX;
};
