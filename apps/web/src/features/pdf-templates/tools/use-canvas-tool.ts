import { useState, type FocusEvent, type PointerEvent } from 'react';
import { startPointerSession, type PointerSpot } from '../../../kits/editor/pointer-session';
import { boundsOf, moveParts, resizePart, type Handle } from '../commands/arrange-parts';
import { snapEdge, snapMove, type Guide } from '../commands/snap';
import type { Parts } from '../commands/template-document';
import { ghost, type DraggedParts } from '../state/designer-ghost';
import type { Designer } from '../state/use-designer';
import { boxOf } from './box-of';

/** Edges nearer than this on the screen snap. */
const SNAP_PX = 7;

export interface Marquee {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const attribute = (target: EventTarget, name: string): string | null =>
  target instanceof Element ? (target.closest(`[${name}]`)?.getAttribute(name) ?? null) : null;

/**
 * The pointer on the canvas: moves, pulls, draws a frame round several. A gesture computes from what it began with and
 * is one step.
 */
export const useCanvasTool = (designer: Designer, scale: number) => {
  const { editor, chosen, size } = designer;
  const [marquee, setMarquee] = useState<Marquee | null>(null);
  const othersOf = (parts: Parts, keys: readonly string[]) => [
    { x: 0, y: 0, ...size },
    ...[...parts].filter(([key]) => !keys.includes(key)).map(([, part]) => boxOf(part)),
  ];
  const reach = SNAP_PX / scale;

  const moved = (parts: Parts, keys: readonly string[], byX: number, byY: number, isFree: boolean): DraggedParts => {
    const held = keys.flatMap((key) => parts.get(key) ?? []);
    if (isFree || !designer.isSnapping || held.length === 0)
      return { parts: moveParts(parts, keys, byX, byY), guides: [] };
    const bounds = boundsOf(held);
    const snapped = snapMove({ ...bounds, x: bounds.x + byX, y: bounds.y + byY }, othersOf(parts, keys), reach);
    return { parts: moveParts(parts, keys, byX + snapped.byX, byY + snapped.byY), guides: snapped.guides };
  };
  const pulled = (
    parts: Parts,
    key: string,
    handle: Handle,
    byX: number,
    byY: number,
    isFree: boolean,
  ): DraggedParts => {
    const part = parts.get(key);
    if (!part) return { parts, guides: [] };
    const guides: Guide[] = [];
    const along = (axis: 'x' | 'y', by: number): number => {
      const near = axis === 'x' ? handle.includes('w') : handle.includes('n');
      const far = axis === 'x' ? handle.includes('e') : handle.includes('s');
      if (isFree || !designer.isSnapping || !(near || far)) return by;
      const [at, length] = axis === 'x' ? [part.x1, part.width] : [part.y1, part.height];
      const snapped = snapEdge(axis, at + (far ? length : 0) + by, othersOf(parts, [key]), reach);
      if (snapped.guide) guides.push(snapped.guide);
      return by + snapped.by;
    };
    return { parts: new Map([...parts, [key, resizePart(part, handle, along('x', byX), along('y', byY))]]), guides };
  };

  /** Follows the pointer; Escape puts everything back. */
  const follow = (
    event: PointerEvent,
    act: 'move' | 'size',
    keys: readonly string[],
    at: (spot: PointerSpot) => DraggedParts,
  ) => {
    const only = ({ parts, guides }: DraggedParts): DraggedParts => ({
      parts: new Map([...parts].filter(([key]) => keys.includes(key))),
      guides,
    });
    startPointerSession(event, {
      onBegin: () => true,
      onMove: (spot) => ghost.set(only(at(spot))),
      onDrop: (spot) => editor.commit(act, { parts: new Map([...editor.now().parts, ...only(at(spot)).parts]) }),
      onEnd: ghost.clear,
    });
  };

  const onPointerDown = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.button !== 0) return;
    const start = { x: event.clientX, y: event.clientY };
    const by = ({ x, y }: PointerSpot) => [(x - start.x) / scale, (y - start.y) / scale] as const;
    const { parts } = editor.now();
    const handle = attribute(event.target, 'data-handle') as Handle | null;
    const [only] = chosen;
    if (handle && only !== undefined) {
      event.preventDefault();
      return follow(event, 'size', [only], (spot) => pulled(parts, only, handle, ...by(spot), spot.altKey));
    }
    const key = attribute(event.target, 'data-part');
    if (key !== null) {
      event.preventDefault();
      if (event.target instanceof SVGElement) event.target.focus({ preventScroll: true });
      const isIn = chosen.includes(key);
      if (event.shiftKey) return designer.toggle(key, true);
      const keys = isIn ? chosen : [key];
      if (!isIn) designer.toggle(key, false);
      return follow(event, 'move', keys, (spot) => moved(parts, keys, ...by(spot), spot.altKey));
    }
    if (!event.shiftKey) designer.choose([]);
    const svg = event.currentTarget.getBoundingClientRect();
    const room = event.currentTarget.viewBox.baseVal;
    const from = { x: (start.x - svg.x) / scale + room.x, y: (start.y - svg.y) / scale + room.y };
    const frame = (spot: PointerSpot): Marquee => {
      const [dx, dy] = by(spot);
      return {
        x: Math.min(from.x, from.x + dx),
        y: Math.min(from.y, from.y + dy),
        width: Math.abs(dx),
        height: Math.abs(dy),
      };
    };
    startPointerSession(event, {
      onBegin: () => true,
      onMove: (spot) => setMarquee(frame(spot)),
      onDrop: (spot) => {
        const { x, y, width, height } = frame(spot);
        const inside = [...editor.now().parts].filter(
          ([, part]) =>
            part.x1 >= x && part.y1 >= y && part.x1 + part.width <= x + width && part.y1 + part.height <= y + height,
        );
        designer.choose(inside.map(([each]) => each));
      },
      onEnd: () => setMarquee(null),
    });
  };
  /** Tab walks from element to element. */
  const onFocus = (event: FocusEvent<SVGSVGElement>): void => {
    const key = attribute(event.target, 'data-part');
    if (key !== null && !chosen.includes(key) && event.target.matches(':focus-visible')) designer.choose([key]);
  };
  return { marquee, handlers: { onPointerDown, onFocus } };
};
