import type { PlacedPallet, TruckFloor, TruckPallet } from '@mullion/packing-model';
import { FreeRectangles } from './free-rectangles';

/**
 * Where pallets of one stop may begin: behind those that are unloaded after it, before those that are unloaded earlier.
 */
interface Reach {
  readonly fromMm: number;
  readonly toMm: number;
}

const ANYWHERE: Reach = { fromMm: 0, toMm: Number.MAX_SAFE_INTEGER };

const sizesOf = ({ lengthMm, widthMm, allowTurn }: TruckPallet) => [
  { alongMm: lengthMm, acrossMm: widthMm, isTurned: false },
  ...(allowTurn && lengthMm !== widthMm ? [{ alongMm: widthMm, acrossMm: lengthMm, isTurned: true }] : []),
];

/**
 * Puts pallets one after the other where there is room, as near to the cab as they go. Sizes inside are padded by the
 * spacing.
 */
export class Holes {
  readonly placed: PlacedPallet[] = [];
  private readonly free = new FreeRectangles();
  private readonly gapMm: number;

  constructor(
    private readonly floor: TruckFloor & { readonly lengthMm: number },
    placed: readonly PlacedPallet[],
  ) {
    this.gapMm = floor.betweenPalletsMm;
    this.free.reset(floor.lengthMm + this.gapMm, floor.widthMm + this.gapMm);
    for (const pallet of placed) this.place(pallet);
  }

  /** A pallet that keeps the place it has; false when there is no room for it. */
  keep(pallet: PlacedPallet): boolean {
    const { alongMm, acrossMm } =
      sizesOf({ ...pallet, allowTurn: true })[pallet.isTurned ? 1 : 0] ?? sizesOf(pallet)[0]!;
    const [along, across] = [alongMm + this.gapMm, acrossMm + this.gapMm];
    const { free } = this;
    for (let f = 0; f < free.count; f++) {
      const isIn = pallet.xMm >= free.x[f]! && pallet.xMm + along <= free.x[f]! + free.along[f]!;
      if (!isIn || pallet.yMm < free.y[f]! || pallet.yMm + across > free.y[f]! + free.across[f]!) continue;
      this.place(pallet);
      return true;
    }
    return false;
  }

  /**
   * A pallet where its stop may be reached, else anywhere; false when there is no room for it at all. `atFar`: at the
   * far side of its hole.
   */
  put(pallet: TruckPallet, atFar: boolean): boolean {
    const found = this.find(pallet, this.reachOf(pallet), atFar) ?? this.find(pallet, ANYWHERE, atFar);
    if (found) this.place(found);
    return found !== null;
  }

  private place(pallet: PlacedPallet): void {
    this.placed.push(pallet);
    const [alongMm, acrossMm] = pallet.isTurned ? [pallet.widthMm, pallet.lengthMm] : [pallet.lengthMm, pallet.widthMm];
    this.free.block(pallet.xMm, pallet.yMm, alongMm + this.gapMm, acrossMm + this.gapMm);
  }

  private reachOf({ dispatchPriority }: TruckPallet): Reach {
    const xs = (isThere: (other: PlacedPallet) => boolean) => this.placed.filter(isThere).map(({ xMm }) => xMm);
    return {
      fromMm: Math.max(0, ...xs((other) => other.dispatchPriority > dispatchPriority)),
      toMm: Math.min(Number.MAX_SAFE_INTEGER, ...xs((other) => other.dispatchPriority < dispatchPriority)),
    };
  }

  private find(pallet: TruckPallet, { fromMm, toMm }: Reach, atFar: boolean): PlacedPallet | null {
    const { free, gapMm } = this;
    let best: PlacedPallet | null = null;
    let bestEnd = Number.MAX_SAFE_INTEGER;
    for (const { alongMm, acrossMm, isTurned } of sizesOf(pallet)) {
      const [along, across] = [alongMm + gapMm, acrossMm + gapMm];
      for (let f = 0; f < free.count; f++) {
        const xMm = Math.max(free.x[f]!, fromMm);
        const end = xMm + along;
        if (xMm > toMm || end > free.x[f]! + free.along[f]! || across > free.across[f]! || end >= bestEnd) continue;
        const yMm = atFar ? free.y[f]! + free.across[f]! - across : free.y[f]!;
        best = { ...pallet, xMm, yMm, isTurned, isFixed: false };
        bestEnd = end;
      }
    }
    return best;
  }
}
