import type { Vector } from './solids';

/** Metres a millimetre: the depth buffer works best near one. */
const SCALE = 0.001;

/** From pallet millimetres (along, across, up) to the viewer's metres (right, up, to the front). */
export const toWorld = ([x, y, z]: Vector): Vector => [x * SCALE, z * SCALE, y * SCALE];
