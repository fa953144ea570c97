import type { PointerEvent } from 'react';
import { isRefused, type PalletLoad } from '@mullion/packing-model';
import { startPointerSession, type PointerSpot } from '../../../kits/editor/pointer-session';
import { dropLoad } from '../commands/drop-load';
import { ghost } from '../state/ghost';

interface DragTool {
  readonly load: PalletLoad;
  readonly id: number;
  /** Screen pixels a millimetre. */
  readonly scale: number;
  /** False when nothing here may be moved. */
  readonly onBegin: () => boolean;
  /** The arrangement at the start and after the drop, once. */
  readonly onDrop: (before: PalletLoad, after: PalletLoad) => void;
  readonly onEnd: () => void;
}

/** Drags a load in the top view: every movement is judged from the arrangement at the start. */
export const startLoadDrag = (event: PointerEvent, tool: DragTool): void => {
  const root = tool.load.products.find((product) => product.id === tool.id);
  if (!root) return;
  const start = { x: event.clientX, y: event.clientY };
  const previewAt = ({ x, y }: PointerSpot) =>
    dropLoad(tool.load, tool.id, root.xMm + (x - start.x) / tool.scale, root.yMm + (y - start.y) / tool.scale);
  startPointerSession(event, {
    onBegin: tool.onBegin,
    onMove: (at) => ghost.set(previewAt(at)),
    onDrop: (at) => {
      const { result } = previewAt(at);
      if (!isRefused(result)) tool.onDrop(tool.load, result.load);
    },
    onEnd: () => {
      ghost.clear();
      tool.onEnd();
    },
  });
};
