import type { TruckFloor, TruckPallet } from '@mullion/packing-model';
import type { FloorItem } from './truck-plan';

interface Block {
  readonly items: FloorItem[];
  /** Moment about the middle line, kg·mm, twice. */
  moment: number;
}

/** Lateral balance at the same length: blocks between straight cuts across the floor are mirrored so that the moments cancel. */
export function balanced(floor: TruckFloor, items: readonly FloorItem[], pallets: ReadonlyMap<number, TruckPallet>): FloorItem[] {
  const blocks = blocksOf(items, pallets, floor);
  let sum = 0;
  const mirrored = new Set<Block>();
  for (const block of [...blocks].sort((a, b) => Math.abs(b.moment) - Math.abs(a.moment))) {
    if (Math.abs(sum - block.moment) < Math.abs(sum + block.moment)) {
      mirrored.add(block);
      sum -= block.moment;
    } else sum += block.moment;
  }
  return blocks.flatMap((block) =>
    block.items.map((item) => (mirrored.has(block) ? { ...item, yMm: floor.widthMm - item.yMm - sizesOf(item, pallets).across } : item)),
  );
}

function sizesOf(item: FloorItem, pallets: ReadonlyMap<number, TruckPallet>): { along: number; across: number; massKg: number } {
  const pallet = pallets.get(item.id)!;
  return item.isTurned
    ? { along: pallet.widthMm, across: pallet.lengthMm, massKg: pallet.massKg }
    : { along: pallet.lengthMm, across: pallet.widthMm, massKg: pallet.massKg };
}

function blocksOf(items: readonly FloorItem[], pallets: ReadonlyMap<number, TruckPallet>, floor: TruckFloor): Block[] {
  const blocks: Block[] = [];
  let endMm = Number.NEGATIVE_INFINITY;
  for (const item of [...items].sort((a, b) => a.xMm - b.xMm || a.yMm - b.yMm || a.id - b.id)) {
    const { along, across, massKg } = sizesOf(item, pallets);
    let block = blocks[blocks.length - 1];
    if (!block || item.xMm >= endMm + floor.betweenPalletsMm) blocks.push((block = { items: [], moment: 0 }));
    block.items.push(item);
    block.moment += massKg * (2 * item.yMm + across - floor.widthMm);
    endMm = Math.max(endMm, item.xMm + along);
  }
  return blocks;
}
