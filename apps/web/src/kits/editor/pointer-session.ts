import { edgeScroll } from './edge-scroll';
import { swallowClick } from './swallow-click';

export interface PointerSpot {
  readonly x: number;
  readonly y: number;
  readonly altKey: boolean;
}

export interface PointerGesture {
  /** The press has become a drag; false ends it here, for what cannot be moved but says why. */
  readonly onBegin: () => boolean;
  /** The pointer moved, or what lies under it scrolled. At most once a frame. */
  readonly onMove: (at: PointerSpot) => void;
  /** A key pressed during the drag; true: it was meant for it. */
  readonly onKey?: (key: string) => boolean;
  /** Let go after a drag. */
  readonly onDrop: (at: PointerSpot) => void;
  /**
   * However it ended: dropped, cancelled by Escape, by the browser or because the page was left. Only after a
   * beginning.
   */
  readonly onEnd: () => void;
}

interface Press {
  readonly button: number;
  readonly pointerId: number;
  readonly clientX: number;
  readonly clientY: number;
  readonly currentTarget: EventTarget | null;
}

/** What the session needs of a browser, so that it can be tried without one. */
export interface PointerHost {
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  readonly nextFrame: (act: () => void) => number;
  readonly cancelFrame: (handle: number) => void;
  /** Scrolls what is near its edge under the pointer; true when something moved. */
  readonly scrollAt: (x: number, y: number) => boolean;
  readonly swallowClick: () => void;
  /** All further events of this pointer go to where it was pressed, also outside the window. */
  readonly capture: (press: Press) => void;
}

const browser = (): PointerHost => ({
  events: window,
  nextFrame: (act) => requestAnimationFrame(act),
  cancelFrame: (handle) => cancelAnimationFrame(handle),
  scrollAt: edgeScroll,
  swallowClick,
  capture: ({ currentTarget, pointerId }) => {
    if (currentTarget instanceof Element && currentTarget.isConnected) currentTarget.setPointerCapture(pointerId);
  },
});

/** A press becomes a drag when it moves further than a trembling hand. */
const THRESHOLD_PX = 5;

let current: (() => void) | null = null;

/** Cancels the gesture that is going on, if there is one. */
export const cancelPointerSession = (): void => current?.();

/**
 * Follows one pointer from a press until it is let go. There is one session at a time and it follows one pointer: a
 * second finger neither drags nor drops. While the pointer rests near the edge of a scrolling box, the box goes on
 * scrolling. Gives the way to cancel it.
 */
export const startPointerSession = (
  press: Press,
  gesture: PointerGesture,
  host: PointerHost = browser(),
): (() => void) => {
  if (press.button !== 0 || current !== null) return () => undefined;
  const { pointerId } = press;
  let at: PointerSpot = { x: press.clientX, y: press.clientY, altKey: false };
  let isDragging = false;
  let hasMoved = false;
  let frame: number | null = null;

  const tick = (): void => {
    const hasScrolled = host.scrollAt(at.x, at.y);
    if (hasMoved || hasScrolled) gesture.onMove(at);
    hasMoved = false;
    frame = host.nextFrame(tick);
  };
  const begin = (): boolean => {
    if (!gesture.onBegin()) return false;
    isDragging = true;
    // only now: a captured press would give its click to the element that captured it
    host.capture(press);
    frame = host.nextFrame(tick);
    return true;
  };
  const onMove = (event: Event): void => {
    const move = event as PointerEvent;
    if (move.pointerId !== pointerId) return;
    if (!isDragging) {
      if (Math.hypot(move.clientX - press.clientX, move.clientY - press.clientY) < THRESHOLD_PX) return;
      if (!begin()) return end();
    }
    move.preventDefault();
    at = { x: move.clientX, y: move.clientY, altKey: move.altKey };
    hasMoved = true;
  };
  const end = (): void => {
    if (current !== end) return;
    current = null;
    if (frame !== null) host.cancelFrame(frame);
    for (const [type, listener, capture] of listeners) host.events.removeEventListener(type, listener, capture);
    if (isDragging) gesture.onEnd();
  };
  const onUp = (event: Event): void => {
    const up = event as PointerEvent;
    if (up.pointerId !== pointerId) return;
    if (isDragging) {
      host.swallowClick();
      gesture.onDrop({ x: up.clientX, y: up.clientY, altKey: up.altKey });
    }
    end();
  };
  const onCancel = (event: Event): void => {
    if ((event as PointerEvent).pointerId === pointerId) end();
  };
  const onKey = (event: Event): void => {
    const { key } = event as KeyboardEvent;
    const isTaken = isDragging && gesture.onKey?.(key) === true;
    if (key !== 'Escape' && !isTaken) return;
    event.stopPropagation();
    event.preventDefault();
    // what is shown under the pointer may be another for it
    if (isTaken) hasMoved = true;
    else end();
  };
  const listeners = [
    ['pointermove', onMove, false],
    ['pointerup', onUp, false],
    ['pointercancel', onCancel, false],
    ['blur', end, false],
    ['keydown', onKey, true],
  ] as const;
  for (const [type, listener, capture] of listeners) host.events.addEventListener(type, listener, capture);
  current = end;
  return end;
};
