import type { PalletLoad, TimberLayer } from '../types';
import { drawnPositionMm } from './layer-text';
import { layerThicknessesMm } from './layer-thickness';

/** One plank as it is drawn and cut. z is below the deck, so negative. Millimetres. */
export interface Plank {
  readonly layer: 1 | 2 | 3;
  readonly xMm: number;
  readonly yMm: number;
  readonly zMm: number;
  /** Extents along x, y and z. */
  readonly sizeXMm: number;
  readonly sizeYMm: number;
  readonly sizeZMm: number;
  /** As cut: the long side and the plank's width. */
  readonly lengthMm: number;
  readonly widthMm: number;
}

/** All planks of the pallet, layer by layer; none without a structure, no layer 1 when legs are not made. */
export function planks(load: PalletLoad): readonly Plank[] {
  if (!load.structure) return [];
  const { layer1, layer2, layer3 } = load.structure;
  const [t1, t2, t3] = layerThicknessesMm(load.limits.palletHeightMm);
  return [
    ...(load.makesLegs ? layerPlanks(load, 1, layer1, -t1 - t2 - t3, t1) : []),
    ...layerPlanks(load, 2, layer2, -t2 - t3, t2),
    ...layerPlanks(load, 3, layer3, -t3, t3),
  ];
}

function layerPlanks(
  load: PalletLoad,
  layer: 1 | 2 | 3,
  timber: TimberLayer,
  zMm: number,
  thicknessMm: number,
): Plank[] {
  const runsAlong = layer === 2;
  const sizeMm = runsAlong ? load.widthMm : load.lengthMm;
  const lengthMm = runsAlong ? load.lengthMm : load.widthMm;
  const widthMm = Math.min(timber.plankWidthMm, sizeMm);
  const positions = new Set(timber.positionsMm.map((p) => drawnPositionMm(p, timber.plankWidthMm, sizeMm)));
  return [...positions].map((position) => ({
    layer,
    xMm: runsAlong ? 0 : position,
    yMm: runsAlong ? position : 0,
    zMm,
    sizeXMm: runsAlong ? lengthMm : widthMm,
    sizeYMm: runsAlong ? widthMm : lengthMm,
    sizeZMm: thicknessMm,
    lengthMm,
    widthMm,
  }));
}
