import { floorRect } from '@mullion/packing-model';
import { groupColor, type ColorName } from './palette';
import type { Vector } from './solids';
import type { ViewerTruck } from './viewer-types';

/** A name over something, where it is tied in millimetres. */
export interface LoadLabel {
  readonly id: number;
  readonly text: string;
  readonly at: Vector;
  /** What the name is of, its corner at the origin and the one across. */
  readonly box: readonly [Vector, Vector];
  /** Of its group. */
  readonly color: ColorName;
}

/** The name of every pallet of a floor that has one, over the middle of its top. */
export const truckLabels = ({ pallets }: ViewerTruck): readonly LoadLabel[] =>
  pallets.flatMap((pallet) => {
    if (!pallet.label) return [];
    const { x0, x1, y0, y1 } = floorRect(pallet);
    return [
      {
        id: pallet.id,
        text: pallet.label,
        at: [(x0 + x1) / 2, (y0 + y1) / 2, pallet.heightMm] as Vector,
        box: [[x0, y0, 0] as Vector, [x1, y1, pallet.heightMm] as Vector] as const,
        color: groupColor(pallet.group),
      },
    ];
  });
