import type { PackSettings, PalletInstance, PlanItem } from '@mullion/packing-optimiser';

type Product = PalletInstance['products'][number];

interface Box {
  readonly item: PlanItem;
  readonly x1: number;
  readonly y1: number;
  readonly heightMm: number;
}

/** Rule 3: the part of the base, and of the depth, that must be carried. */
const CARRIED = 0.75;

const boxOf = (item: PlanItem, p: Product): Box => {
  const [lengthMm, heightMm] = item.isFlipped ? [p.heightMm, p.widthMm] : [p.widthMm, p.heightMm];
  return { item, x1: item.xMm + lengthMm, y1: item.yMm + p.depthMm, heightMm };
};
const overlap = (a: Box, b: Box, axis: 'x' | 'y'): number =>
  axis === 'x'
    ? Math.min(a.x1, b.x1) - Math.max(a.item.xMm, b.item.xMm)
    : Math.min(a.y1, b.y1) - Math.max(a.item.yMm, b.item.yMm);
const fromBelow = (items: readonly PlanItem[]) => [...items].sort((a, b) => a.zMm - b.zMm || a.id - b.id);

/**
 * Lets everything sink to what is below it, so that a plan made without gravity is not refused for a gap of a few
 * millimetres.
 */
export function lowered(
  items: readonly PlanItem[],
  products: ReadonlyMap<number, Product>,
  settings: PackSettings,
): PlanItem[] {
  const gapMm = settings.spacingBetweenMm;
  const placed: Box[] = [];
  for (const item of fromBelow(items)) {
    const box = boxOf(item, products.get(item.id)!);
    const under = placed.filter((b) => overlap(box, b, 'x') > -gapMm && overlap(box, b, 'y') > -gapMm);
    placed.push({ ...box, item: { ...item, zMm: Math.max(0, ...under.map((b) => b.item.zMm + b.heightMm)) } });
  }
  return placed.map(({ item }) => item);
}

/** What stands on the deck, or as rule 3 wants it on what stands itself. */
export function lowestPlaces(items: readonly PlanItem[], products: ReadonlyMap<number, Product>): PlanItem[] {
  const kept: Box[] = [];
  for (const item of fromBelow(items)) {
    const box = boxOf(item, products.get(item.id)!);
    const below = kept.filter(
      (b) => b.item.zMm + b.heightMm === item.zMm && overlap(box, b, 'x') > 0 && overlap(box, b, 'y') > 0,
    );
    const areaMm2 = below.reduce((sum, b) => sum + overlap(box, b, 'x') * overlap(box, b, 'y'), 0);
    const depthMm = Math.max(0, ...below.map((b) => overlap(box, b, 'y')));
    const [baseMm, wholeMm] = [box.x1 - item.xMm, box.y1 - item.yMm];
    if (item.zMm === 0 || (areaMm2 >= CARRIED * baseMm * wholeMm && depthMm >= CARRIED * wholeMm)) kept.push(box);
  }
  return kept.map(({ item }) => item);
}
