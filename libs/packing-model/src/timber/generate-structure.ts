import type { PalletLoad, PalletStructure } from '../types';
import { boundsOf, boxOf } from '../geometry/box';
import { stacksOf } from '../geometry/stacks';
import { endPositions, fillGaps } from './even-positions';

/** packing-model.md, Timber: default plank width and the widest distances between planks, in millimetres. */
export const PLANK_WIDTH_MM = 70;
const LEGS_APART_MM = 800;
const BOARDS_APART_MM = 500;
const DECK_APART_MM = 600;

/** The timber made for a pallet: legs, lengthwise boards, and deck boards under the ends of every lowest stack. */
export function generateStructure(load: PalletLoad, plankWidthMm: number = PLANK_WIDTH_MM): PalletStructure {
  const layer = (label: string, positionsMm: readonly number[]) => ({ label, plankWidthMm, positionsMm });
  return {
    layer1: layer('1', fillGaps(endPositions(load.lengthMm, plankWidthMm), LEGS_APART_MM)),
    layer2: layer('2', fillGaps(endPositions(load.widthMm, plankWidthMm), BOARDS_APART_MM)),
    layer3: layer('3', fillGaps(deckPositions(load, plankWidthMm), DECK_APART_MM)),
  };
}

function deckPositions(load: PalletLoad, plankWidthMm: number): number[] {
  const ends = endPositions(load.lengthMm, plankWidthMm);
  const firstMm = ends[0] ?? 0;
  const lastMm = ends[ends.length - 1] ?? 0;
  const underStacks = stacksOf(load.products).flatMap((stack) => {
    const base = boundsOf(stack.filter((p) => p.zMm === 0).map(boxOf));
    return base ? [base.x0, base.x1 - plankWidthMm] : [];
  });
  // The planks at the ends stay at the ends, so what would overlap them is left to them.
  const inner = underStacks.filter((p) => p - firstMm >= plankWidthMm && lastMm - p >= plankWidthMm);
  return [...new Set([firstMm, ...mergeOverlapping(inner, plankWidthMm), lastMm])];
}

/** Planks that would overlap become one, centred between them, until none does. */
function mergeOverlapping(positionsMm: readonly number[], plankWidthMm: number): number[] {
  const merged = [...new Set(positionsMm)].sort((a, b) => a - b);
  for (let i = 1; i < merged.length;) {
    const [before, here] = [merged[i - 1]!, merged[i]!];
    if (here - before >= plankWidthMm) i++;
    else {
      merged.splice(i - 1, 2, Math.round((before + here) / 2));
      i = Math.max(1, i - 1);
    }
  }
  return merged;
}
