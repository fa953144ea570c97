import type { PlacedPallet } from '@mullion/packing-model';
import { createGhost, useGhost } from '../../../kits/editor/ghost';

/** The floor while a pallet is dragged or nudged, and which one it is. */
export interface FloorGhost {
  readonly palletId: number;
  readonly placed: readonly PlacedPallet[];
}
type Current = FloorGhost | null;

export const ghost = createGhost<Current>(null);
const everything = (current: Current): Current => current;

/** The ghost, or null while nothing is dragged. */
export const useFloorGhost = (): Current => useGhost(ghost, everything);
