import { useCallback, useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { floorRect } from '@mullion/packing-model';
import { useAppDispatch } from '../../../app/store';
import type { FloorDraft } from '../commands/floor-draft';
import { dropPallet, putPallet } from '../commands/place-pallet';
import { turnPallet } from '../commands/turn-pallet';
import { floorActions } from '../state/floor-slice';
import { ghost } from '../state/ghost';

const DRAG_FROM_PX = 4;
/** Edges nearer than this on the screen snap; at least the rule's own 40 mm. */
const SNAP_PX = 7;
const SNAP_MM = 40;
const NUDGE_MM = 10;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Drag {
  readonly palletId: number;
  readonly start: FloorDraft;
  readonly fromX: number;
  readonly fromY: number;
  /** Pixels a millimetre as the drawing stands on the screen. */
  readonly scale: number;
  moved: boolean;
}

interface FloorToolInput {
  readonly draft: FloorDraft;
  /** Null: may be changed; else what is said when somebody tries. */
  readonly refusedBecause: string | null;
  readonly onRefused: (text: string) => void;
  readonly onCommit: (next: FloorDraft | null) => void;
  readonly onMoveTo: (palletId: number) => void;
  readonly onRemove: (palletId: number) => void;
}

const palletAt = (target: EventTarget): { readonly id: number; readonly element: Element } | null => {
  const element = target instanceof Element ? target.closest('[data-pallet-id]') : null;
  const id = Number(element?.getAttribute('data-pallet-id'));
  return element && Number.isInteger(id) && id > 0 ? { id, element } : null;
};

/** Pointer and keys on the floor, turned into commands. A gesture computes from its starting snapshot and is committed once. */
export const useFloorTool = ({ draft, refusedBecause, onRefused, onCommit, onMoveTo, onRemove }: FloorToolInput) => {
  const dispatch = useAppDispatch();
  const drag = useRef<Drag | null>(null);
  const nudge = useRef<{ readonly palletId: number; draft: FloorDraft } | null>(null);

  const idle = useCallback(() => {
    drag.current = null;
    nudge.current = null;
    ghost.set(null);
    dispatch(floorActions.interactionChanged({ kind: 'idle' }));
  }, [dispatch]);
  useEffect(() => idle, [idle]);
  useEffect(() => {
    const cancel = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && (drag.current || nudge.current)) idle();
    };
    document.addEventListener('keydown', cancel);
    return () => document.removeEventListener('keydown', cancel);
  }, [idle]);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const hit = palletAt(event.target);
    dispatch(floorActions.palletSelected(hit?.id ?? null));
    const pallet = draft.placed.find((each) => each.id === hit?.id);
    const box = hit?.element.querySelector('rect')?.getBoundingClientRect();
    if (!hit || !pallet || !box) return;
    const { x0, x1 } = floorRect(pallet);
    drag.current = {
      palletId: hit.id,
      start: draft,
      fromX: event.clientX,
      fromY: event.clientY,
      scale: box.width / (x1 - x0),
      moved: false,
    };
    event.currentTarget.setPointerCapture(event.pointerId);
    if (hit.element instanceof SVGElement) hit.element.focus({ preventScroll: true });
    event.preventDefault();
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const now = drag.current;
    if (!now) return;
    const [dx, dy] = [event.clientX - now.fromX, event.clientY - now.fromY];
    if (!now.moved && Math.hypot(dx, dy) < DRAG_FROM_PX) return;
    if (refusedBecause !== null) {
      idle();
      return onRefused(refusedBecause);
    }
    if (!now.moved) {
      now.moved = true;
      dispatch(floorActions.interactionChanged({ kind: 'dragging', palletId: now.palletId }));
    }
    const pallet = now.start.placed.find((each) => each.id === now.palletId);
    if (!pallet) return idle();
    const place = { xMm: pallet.xMm + dx / now.scale, yMm: pallet.yMm + dy / now.scale };
    const toleranceMm = event.altKey ? 0 : Math.max(SNAP_MM, SNAP_PX / now.scale);
    ghost.set(dropPallet(now.start, now.palletId, place, toleranceMm).placed);
  };
  const onPointerUp = () => {
    const now = drag.current;
    const placed = ghost.get();
    if (now?.moved && placed) onCommit({ ...now.start, placed });
    if (now) idle();
  };

  const commitNudge = () => {
    const now = nudge.current;
    if (!now) return;
    onCommit(now.draft);
    idle();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const hit = palletAt(event.target);
    if (!hit || event.ctrlKey || event.metaKey) return;
    const arrow = ARROWS[event.key];
    const key = event.key.toLowerCase();
    const isVerb = arrow !== undefined || key === 't' || key === 'm' || key === 'delete';
    if (!isVerb && key !== 'enter' && key !== ' ') return;
    event.preventDefault();
    dispatch(floorActions.palletSelected(hit.id));
    if (!isVerb) return;
    if (refusedBecause !== null) return onRefused(refusedBecause);
    if (key === 'm') return onMoveTo(hit.id);
    if (key === 'delete') return onRemove(hit.id);
    if (key === 't') return onCommit(turnPallet(draft, hit.id));
    if (!arrow || drag.current) return;
    const from = nudge.current?.palletId === hit.id ? nudge.current.draft : draft;
    const pallet = from.placed.find((each) => each.id === hit.id);
    if (!pallet) return;
    const step = event.altKey ? 1 : NUDGE_MM;
    const next = putPallet(from, hit.id, { xMm: pallet.xMm + arrow[0] * step, yMm: pallet.yMm + arrow[1] * step });
    nudge.current = { palletId: hit.id, draft: next };
    dispatch(floorActions.interactionChanged({ kind: 'nudging', palletId: hit.id }));
    ghost.set(next.placed);
  };
  /** However long an arrow is held, it is one gesture: saved when it is let go. */
  const onKeyUp = (event: KeyboardEvent<HTMLElement>) => {
    if (ARROWS[event.key]) commitNudge();
  };
  const onFocus = (event: { readonly target: EventTarget }) => {
    const hit = palletAt(event.target);
    if (hit) dispatch(floorActions.palletSelected(hit.id));
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: idle, onKeyDown, onKeyUp, onBlur: commitNudge, onFocus };
};
