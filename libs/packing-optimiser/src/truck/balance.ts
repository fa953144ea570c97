import type { TruckFloor, TruckPallet } from '@mullion/packing-model';
import { blocksOf, itemsOf, mirrorAcross, mirroredAlong, type Block, type Weight } from './balance-blocks';
import type { FloorItem } from './truck-plan';

/** A centre of mass this near to the middle line counts as on it, so that the axles get their say. */
const NEAR_MIDDLE_MM = 20;

/** Pallets above which only the sides are balanced. */
const MOST_PALLETS = 200;

/** Passes over all changes; each pass comes nearer or is the last. */
const MOST_PASSES = 40;

const EPSILON = 1e-6;

/**
 * Where a load's centre of mass should be along a truck, from the headboard: the middle of the floor, of the load when
 * the length is free.
 */
export const aimAlongMm = (floor: TruckFloor, usedMm: number): number => (floor.lengthMm ?? usedMm) / 2;

/**
 * Balance at the same used length, first left and right, then along the truck (docs/trucks.md). Blocks between straight
 * cuts are mirrored both ways, neighbouring blocks of one stop and equal pallets of one stop change places, as long as
 * each change is for the better.
 */
export function balanced(
  floor: TruckFloor,
  items: readonly FloorItem[],
  pallets: ReadonlyMap<number, TruckPallet>,
): FloorItem[] {
  const blocks = blocksOf(floor, items, pallets);
  balanceSides(floor, blocks);
  if (items.length <= MOST_PALLETS) new Balancing(floor, blocks).run();
  return itemsOf(floor, blocks);
}

/** The heaviest moments first, each block is turned against the sum of those before. */
function balanceSides(floor: TruckFloor, blocks: readonly Block[]): void {
  const moments = new Map(blocks.map((block) => [block, acrossOf(floor, block)]));
  let sum = 0;
  for (const block of [...blocks].sort((a, b) => Math.abs(moments.get(b)!) - Math.abs(moments.get(a)!))) {
    const moment = moments.get(block)!;
    if (Math.abs(sum - moment) < Math.abs(sum + moment)) {
      mirrorAcross(floor, block);
      sum -= moment;
    } else sum += moment;
  }
}

/** Moment about the middle line, kg·mm. */
const acrossOf = (floor: TruckFloor, block: Block): number =>
  block.weights.reduce((sum, w) => sum + w.pallet.massKg * (w.yMm + (w.acrossMm - floor.widthMm) / 2), 0);

/** Moment about the start of the block, kg·mm. */
const alongOf = (block: Block): number =>
  block.weights.reduce((sum, w) => sum + w.pallet.massKg * (w.xMm + w.alongMm / 2), 0);

/** Descent on how far the centre of mass is off: to a side beyond what counts as middle, then along the truck. */
class Balancing {
  private readonly massKg: number;
  private readonly aim: number;
  private across: number;
  private along: number;

  constructor(
    private readonly floor: TruckFloor,
    private readonly blocks: Block[],
  ) {
    const gap = floor.betweenPalletsMm;
    const usedMm = blocks.reduce((sum, block) => sum + block.lengthMm + gap, -gap);
    this.massKg = blocks.reduce((sum, block) => sum + block.massKg, 0);
    this.aim = aimAlongMm(floor, usedMm) * this.massKg;
    this.across = blocks.reduce((sum, block) => sum + acrossOf(floor, block), 0);
    let startMm = 0;
    this.along = 0;
    for (const block of blocks) {
      this.along += alongOf(block) + block.massKg * startMm;
      startMm += block.lengthMm + gap;
    }
  }

  run(): void {
    for (let pass = 0; pass < MOST_PASSES; pass++) {
      const passed = [this.mirrorBlocks(), this.swapBlocks(), this.swapPallets()];
      if (!passed.includes(true)) return;
    }
  }

  private mirrorBlocks(): boolean {
    let isBetter = false;
    for (const block of this.blocks) {
      if (this.takes(-2 * acrossOf(this.floor, block), 0)) {
        mirrorAcross(this.floor, block);
        isBetter = true;
      }
      if (block.stop === null) continue;
      const places = mirroredAlong(this.floor, block);
      const moved = block.weights.reduce(
        (sum, weight, at) => sum + weight.pallet.massKg * (places[at]! - weight.xMm),
        0,
      );
      if (!this.takes(0, moved)) continue;
      block.weights.forEach((weight, at) => (weight.xMm = places[at]!));
      isBetter = true;
    }
    return isBetter;
  }

  private swapBlocks(): boolean {
    const gap = this.floor.betweenPalletsMm;
    let isBetter = false;
    for (let b = 0; b + 1 < this.blocks.length; b++) {
      const [first, second] = [this.blocks[b]!, this.blocks[b + 1]!];
      if (first.stop === null || first.stop !== second.stop) continue;
      if (!this.takes(0, first.massKg * (second.lengthMm + gap) - second.massKg * (first.lengthMm + gap))) continue;
      [this.blocks[b], this.blocks[b + 1]] = [second, first];
      isBetter = true;
    }
    return isBetter;
  }

  private swapPallets(): boolean {
    const gap = this.floor.betweenPalletsMm;
    const all: { weight: Weight; block: Block; at: number; xMm: number }[] = [];
    let startMm = 0;
    for (const block of this.blocks) {
      block.weights.forEach((weight, at) => all.push({ weight, block, at, xMm: startMm + weight.xMm }));
      startMm += block.lengthMm + gap;
    }
    let isBetter = false;
    for (const [i, one] of all.entries())
      for (const other of all.slice(i + 1)) {
        if (!areAlike(one.weight, other.weight)) continue;
        const lighter = other.weight.pallet.massKg - one.weight.pallet.massKg;
        if (!this.takes(lighter * (one.weight.yMm - other.weight.yMm), lighter * (one.xMm - other.xMm))) continue;
        const [a, b] = [one.weight.pallet, other.weight.pallet];
        one.block.massKg += b.massKg - a.massKg;
        other.block.massKg += a.massKg - b.massKg;
        one.block.weights[one.at] = one.weight = { ...one.weight, pallet: b };
        other.block.weights[other.at] = other.weight = { ...other.weight, pallet: a };
        isBetter = true;
      }
    return isBetter;
  }

  /** Takes a change of the moments when it is for the better. */
  private takes(across: number, along: number): boolean {
    const before = this.off(this.across, this.along);
    const after = this.off(this.across + across, this.along + along);
    const d = after.findIndex((value, i) => Math.abs(value - before[i]!) > EPSILON);
    if (d < 0 || after[d]! > before[d]!) return false;
    this.across += across;
    this.along += along;
    return true;
  }

  private off(across: number, along: number): readonly [number, number, number] {
    const side = Math.abs(across);
    return [Math.max(0, side - NEAR_MIDDLE_MM * this.massKg), Math.abs(along - this.aim), side];
  }
}

/** Same floor, same stop, standing the same way: they can change places. */
const areAlike = (a: Weight, b: Weight): boolean =>
  a.alongMm === b.alongMm &&
  a.acrossMm === b.acrossMm &&
  a.isTurned === b.isTurned &&
  a.pallet.dispatchPriority === b.pallet.dispatchPriority &&
  a.pallet.massKg !== b.pallet.massKg;
