import type { TruckFloor, TruckPallet } from '@mullion/packing-model';
import type { FloorItem } from './truck-plan';

/** A pallet on the floor as balancing sees it. */
export interface Weight {
  readonly pallet: TruckPallet;
  readonly isTurned: boolean;
  readonly alongMm: number;
  readonly acrossMm: number;
  /** From the start of its block. */
  xMm: number;
  yMm: number;
}

/**
 * Pallets between two straight cuts across the floor: as a whole it can be mirrored both ways and change places with
 * its like.
 */
export interface Block {
  readonly weights: Weight[];
  lengthMm: number;
  massKg: number;
  /** The one stop of all its pallets, or null. */
  stop: number | null;
}

/** The floor cut wherever a straight line across it meets no pallet, from the cab. */
export function blocksOf(
  floor: TruckFloor,
  items: readonly FloorItem[],
  pallets: ReadonlyMap<number, TruckPallet>,
): Block[] {
  const blocks: Block[] = [];
  let startMm = 0;
  let endMm = Number.NEGATIVE_INFINITY;
  for (const item of [...items].sort((a, b) => a.xMm - b.xMm || a.yMm - b.yMm || a.id - b.id)) {
    const pallet = pallets.get(item.id)!;
    const [alongMm, acrossMm] = item.isTurned ? [pallet.widthMm, pallet.lengthMm] : [pallet.lengthMm, pallet.widthMm];
    let block = blocks[blocks.length - 1];
    if (!block || item.xMm >= endMm + floor.betweenPalletsMm) {
      blocks.push((block = { weights: [], lengthMm: 0, massKg: 0, stop: pallet.dispatchPriority }));
      startMm = item.xMm;
    }
    block.weights.push({ pallet, isTurned: item.isTurned, alongMm, acrossMm, xMm: item.xMm - startMm, yMm: item.yMm });
    block.massKg += pallet.massKg;
    if (block.stop !== pallet.dispatchPriority) block.stop = null;
    endMm = Math.max(endMm, item.xMm + alongMm);
    block.lengthMm = endMm - startMm;
  }
  return blocks;
}

/** The pallets of blocks one behind the other, from the cab. */
export function itemsOf(floor: TruckFloor, blocks: readonly Block[]): FloorItem[] {
  let startMm = 0;
  return blocks.flatMap((block) => {
    const blockMm = startMm;
    startMm += block.lengthMm + floor.betweenPalletsMm;
    return block.weights.map((w): FloorItem => ({
      id: w.pallet.id,
      xMm: blockMm + w.xMm,
      yMm: w.yMm,
      isTurned: w.isTurned,
    }));
  });
}

export function mirrorAcross(floor: TruckFloor, block: Block): void {
  for (const weight of block.weights) weight.yMm = floor.widthMm - weight.yMm - weight.acrossMm;
}

/**
 * Places along the block, in the order of its weights, once it is mirrored and all are pushed back towards the cab: a
 * gap there would need securing.
 */
export function mirroredAlong(floor: TruckFloor, block: Block): number[] {
  const gap = floor.betweenPalletsMm;
  const mirrored = block.weights.map((weight, at) => ({
    weight,
    at,
    xMm: block.lengthMm - weight.xMm - weight.alongMm,
  }));
  mirrored.sort((a, b) => a.xMm - b.xMm || a.weight.yMm - b.weight.yMm);
  mirrored.forEach((one, i) => {
    const { yMm, acrossMm } = one.weight;
    const ahead = mirrored
      .slice(0, i)
      .filter(({ weight }) => weight.yMm < yMm + acrossMm + gap && yMm < weight.yMm + weight.acrossMm + gap);
    one.xMm = Math.max(0, ...ahead.map((other) => other.xMm + other.weight.alongMm + gap));
  });
  return mirrored.sort((a, b) => a.at - b.at).map(({ xMm }) => xMm);
}
