/** `count` positions evenly between two others, both left out, whole millimetres. */
export function evenlyBetween(fromMm: number, toMm: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => Math.round(fromMm + ((toMm - fromMm) * (i + 1)) / (count + 1)));
}

/** Fills every gap wider than `maxApartMm` between neighbouring positions evenly. Positions must be ascending. */
export function fillGaps(positionsMm: readonly number[], maxApartMm: number): number[] {
  return positionsMm.flatMap((position, i) => {
    const next = positionsMm[i + 1];
    if (next === undefined) return [position];
    return [position, ...evenlyBetween(position, next, Math.ceil((next - position) / maxApartMm) - 1)];
  });
}

/** Planks at both ends of a side, or one in the middle where two would overlap. */
export function endPositions(sizeMm: number, plankWidthMm: number): number[] {
  const lastMm = sizeMm - plankWidthMm;
  return lastMm >= plankWidthMm ? [0, lastMm] : [Math.max(0, Math.round(lastMm / 2))];
}
