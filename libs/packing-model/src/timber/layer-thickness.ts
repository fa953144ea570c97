/**
 * Thickness of layers 1, 2 and 3 in whole millimetres: a half and two quarters of the timber height (specification
 * 2.9).
 */
export function layerThicknessesMm(palletHeightMm: number): readonly [number, number, number] {
  const quarterMm = Math.floor(palletHeightMm / 4);
  return [palletHeightMm - 2 * quarterMm, quarterMm, quarterMm];
}
