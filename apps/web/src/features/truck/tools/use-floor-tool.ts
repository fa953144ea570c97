import { useCallback, useEffect, useRef, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { floorRect } from '@mullion/packing-model';
import { startPointerSession, type PointerSpot } from '../../../kits/editor/pointer-session';
import { useAppDispatch } from '../../../kits/api/store';
import type { FloorDraft } from '../../../entities/truck/floor/floor-draft';
import { dropPallet, putPallet } from '../commands/place-pallet';
import { floorActions } from '../state/floor-slice';
import { ghost } from '../state/ghost';

/** Edges nearer than this on the screen snap; at least the rule's own 40 mm. */
const SNAP_PX = 7;
const SNAP_MM = 40;

interface FloorToolInput {
  readonly draft: FloorDraft;
  readonly draftNow: () => FloorDraft;
  readonly selectedId: number | null;
  /** Null: may be changed; else what is said when somebody tries. */
  readonly refusedBecause: string | null;
  /** Why this pallet in particular stays where it is; null: it may be moved. */
  readonly fixedBecause: (palletId: number) => string | null;
  /** What is said of a pallet that somebody has taken off while it was dragged. */
  readonly takenOff: (palletId: number) => string;
  readonly onRefused: (text: string) => void;
  readonly onCommit: (before: FloorDraft, after: FloorDraft) => void;
}

const palletAt = (target: EventTarget): { readonly id: number; readonly element: Element } | null => {
  const element = target instanceof Element ? target.closest('[data-pallet-id]') : null;
  const id = Number(element?.getAttribute('data-pallet-id'));
  return element && Number.isInteger(id) && id > 0 ? { id, element } : null;
};

/**
 * Pointer and arrows on the floor, turned into commands. Only the pallet that is held is changed, whatever becomes of
 * the others meanwhile.
 */
export const useFloorTool = ({
  draft,
  draftNow,
  selectedId,
  refusedBecause,
  fixedBecause,
  takenOff,
  onRefused,
  onCommit,
}: FloorToolInput) => {
  const dispatch = useAppDispatch();
  const nudged = useRef<{ readonly palletId: number; readonly before: FloorDraft; after: FloorDraft } | null>(null);
  const putBack = useCallback(() => {
    nudged.current = null;
    ghost.clear();
  }, []);
  useEffect(() => putBack, [putBack]);

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return;
    const hit = palletAt(event.target);
    dispatch(floorActions.palletSelected(hit?.id ?? null));
    const pallet = draft.placed.find((each) => each.id === hit?.id);
    const box = hit?.element.querySelector('rect')?.getBoundingClientRect();
    if (!hit || !pallet || !box) return;
    if (hit.element instanceof SVGElement) hit.element.focus({ preventScroll: true });
    event.preventDefault();
    const { x0, x1 } = floorRect(pallet);
    /** Pixels a millimetre as the drawing stands on the screen. */
    const scale = box.width / (x1 - x0);
    const start = { x: event.clientX, y: event.clientY };
    const dropped = ({ x, y, altKey }: PointerSpot): FloorDraft => {
      const place = { xMm: pallet.xMm + (x - start.x) / scale, yMm: pallet.yMm + (y - start.y) / scale };
      return dropPallet(draftNow(), hit.id, place, altKey ? 0 : Math.max(SNAP_MM, SNAP_PX / scale));
    };
    // as it is called now: when it is gone, nothing knows its number
    const said = takenOff(hit.id);
    startPointerSession(event, {
      onBegin: () => {
        const reason = refusedBecause ?? fixedBecause(hit.id);
        if (reason !== null) onRefused(reason);
        return reason === null;
      },
      onMove: (at) => ghost.set({ palletId: hit.id, placed: dropped(at).placed }),
      onDrop: (at) => {
        // from where it stood when it was taken: whoever has moved it meanwhile is not overruled
        const after = dropped(at).placed.filter(({ id }) => id === hit.id);
        if (after.length === 0) return onRefused(said);
        onCommit({ ...draft, placed: [pallet] }, { ...draft, placed: after });
      },
      onEnd: ghost.clear,
    });
  };

  /** However long an arrow is held, it is one gesture: saved when it is let go. */
  const nudge = (xMm: number, yMm: number): void => {
    if (selectedId === null) return;
    const reason = refusedBecause ?? fixedBecause(selectedId);
    if (reason !== null) return onRefused(reason);
    const from = nudged.current?.palletId === selectedId ? nudged.current : null;
    const now = from?.after ?? draftNow();
    const pallet = now.placed.find((each) => each.id === selectedId);
    if (!pallet) return;
    const after = putPallet(now, selectedId, { xMm: pallet.xMm + xMm, yMm: pallet.yMm + yMm });
    nudged.current = { palletId: selectedId, before: from?.before ?? now, after };
    ghost.set({ palletId: selectedId, placed: after.placed });
  };
  const commitNudge = (): void => {
    const now = nudged.current;
    if (!now) return;
    putBack();
    const only = (state: FloorDraft): FloorDraft => ({
      ...state,
      placed: state.placed.filter(({ id }) => id === now.palletId),
    });
    onCommit(only(now.before), only(now.after));
  };
  const onKeyUp = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key.startsWith('Arrow')) commitNudge();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    const hit = palletAt(event.target);
    if (!hit) return;
    event.preventDefault();
    dispatch(floorActions.palletSelected(hit.id));
  };
  const onFocus = (event: FocusEvent<HTMLElement>): void => {
    const hit = palletAt(event.target);
    if (hit) dispatch(floorActions.palletSelected(hit.id));
  };
  return { nudge, putBack, handlers: { onPointerDown, onKeyDown, onKeyUp, onBlur: commitNudge, onFocus } };
};
