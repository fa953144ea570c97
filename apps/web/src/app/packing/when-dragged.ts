import type { PointerEvent as ReactPointerEvent } from 'react';

/** A press becomes a drag when it moves further than a trembling hand, in pixels. */
const THRESHOLD_PX = 5;

/** Calls `act` once when a press turns into a drag: for what cannot be dragged but should say why. */
export const whenDragged = (event: ReactPointerEvent, act: () => void): void => {
  if (event.button !== 0) return;
  const start = { x: event.clientX, y: event.clientY };
  const end = (): void => {
    window.removeEventListener('pointermove', onMove);
    window.removeEventListener('pointerup', end);
    window.removeEventListener('pointercancel', end);
  };
  const onMove = (move: PointerEvent): void => {
    if (Math.hypot(move.clientX - start.x, move.clientY - start.y) < THRESHOLD_PX) return;
    end();
    act();
  };
  window.addEventListener('pointermove', onMove);
  window.addEventListener('pointerup', end);
  window.addEventListener('pointercancel', end);
};
