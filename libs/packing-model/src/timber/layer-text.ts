import type { TimberLayer, Violation } from '../types';
import { evenlyBetween } from './even-positions';

/**
 * The side that positions of a layer are measured along: the length for layers 1 and 3, the width for layer 2, in
 * millimetres.
 */
export interface LayerSide {
  readonly sizeMm: number;
}

const malformed = (reason: string, entry: string | number = ''): Violation => ({
  code: 'malformed_data',
  params: { reason, entry },
});

/**
 * Reads a layer's text: label, plank width, positions, where `x` spaces evenly between numbers (specification 2.5).
 * Entries are separated by spaces, commas or semicolons. Answers `malformed_data` with the reason when the text is not
 * a layer.
 */
export function parseLayer(text: string, side: LayerSide): TimberLayer | Violation {
  const entries = text
    .trim()
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
  if (!entries.length) return malformed('empty');
  const wrong = entries.find((entry) => entry !== 'x' && !/^\d+$/.test(entry));
  if (wrong !== undefined) return malformed('not_a_number', wrong);
  const [label, plankWidth, ...rest] = entries;
  if (label === undefined || plankWidth === undefined || label === 'x' || plankWidth === 'x')
    return malformed('label_and_plank_width');
  const layer: TimberLayer = {
    label,
    plankWidthMm: Number(plankWidth),
    positionsMm: expand(rest).sort((a, b) => a - b),
  };
  return validateLayer(layer, side) ?? layer;
}

/** Replaces every run of `x` between two numbers by even positions; leading and trailing runs are dropped. */
function expand(entries: readonly string[]): number[] {
  const positions: number[] = [];
  let waiting = 0;
  for (const entry of entries) {
    if (entry === 'x') {
      waiting++;
      continue;
    }
    const previous = positions[positions.length - 1];
    if (previous !== undefined) positions.push(...evenlyBetween(previous, Number(entry), waiting));
    positions.push(Number(entry));
    waiting = 0;
  }
  return positions;
}

/** Where a plank is drawn and cut: its near edge, pulled back so that it ends with the pallet. */
export const drawnPositionMm = (positionMm: number, plankWidthMm: number, sizeMm: number): number =>
  Math.max(0, Math.min(positionMm, sizeMm - plankWidthMm));

/**
 * `malformed_data` with the reason when a layer is empty, out of the pallet or has planks that overlap; otherwise null.
 */
export function validateLayer(layer: TimberLayer, side: LayerSide): Violation | null {
  if (!Number.isInteger(layer.plankWidthMm) || layer.plankWidthMm <= 0)
    return malformed('plank_width', layer.plankWidthMm);
  if (!layer.positionsMm.length) return malformed('no_positions');
  const outside = layer.positionsMm.find(
    (position) => !Number.isInteger(position) || position < 0 || position > side.sizeMm,
  );
  if (outside !== undefined) return malformed('out_of_pallet', outside);
  const drawn = layer.positionsMm.map((p) => drawnPositionMm(p, layer.plankWidthMm, side.sizeMm)).sort((a, b) => a - b);
  const overlapping = drawn.find((position, i) => i > 0 && position - (drawn[i - 1] ?? 0) < layer.plankWidthMm);
  return overlapping === undefined ? null : malformed('overlap', overlapping);
}

/** A layer as text: label, plank width, positions, separated by spaces. */
export const printLayer = (layer: TimberLayer): string =>
  [layer.label, layer.plankWidthMm, ...layer.positionsMm].join(' ');
