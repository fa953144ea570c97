import type { PointerEvent as ReactPointerEvent } from 'react';
import { isRefused, type PalletLoad } from '@mullion/packing-model';
import { swallowClick } from '../../../app/packing/swallow-click';
import { dropLoad } from '../commands/drop-load';
import { ghost } from '../state/ghost';

const THRESHOLD_PX = 4;

interface DragTool {
  readonly load: PalletLoad;
  readonly id: number;
  /** Screen pixels a millimetre. */
  readonly scale: number;
  readonly onBegin: () => void;
  /** The new draft, once, on release. */
  readonly onDrop: (load: PalletLoad) => void;
  readonly onEnd: () => void;
}

/** Drags a load in the top view: every movement is judged from the arrangement at the start; Escape writes nothing. */
export const startLoadDrag = (event: ReactPointerEvent, tool: DragTool): void => {
  const root = tool.load.products.find((product) => product.id === tool.id);
  if (!root || event.button !== 0) return;
  const start = { x: event.clientX, y: event.clientY };
  let isDragging = false;
  let frame = 0;
  const update = (x: number, y: number): void =>
    ghost.set(dropLoad(tool.load, tool.id, root.xMm + (x - start.x) / tool.scale, root.yMm + (y - start.y) / tool.scale));
  const onMove = (move: PointerEvent): void => {
    if (!isDragging) {
      if (Math.hypot(move.clientX - start.x, move.clientY - start.y) < THRESHOLD_PX) return;
      isDragging = true;
      tool.onBegin();
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
    ghost.clear();
    if (isDragging) tool.onEnd();
  };
  const onUp = (up: PointerEvent): void => {
    if (isDragging) {
      cancelAnimationFrame(frame);
      update(up.clientX, up.clientY);
      swallowClick();
    }
    const preview = ghost.get();
    end();
    if (isDragging && preview && !isRefused(preview.result)) tool.onDrop(preview.result.load);
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
