import type { EstimatedPallet } from '@mullion/contracts';

export interface DrawnPallet {
  readonly number: number;
  readonly xMm: number;
  readonly yMm: number;
  readonly lengthMm: number;
  readonly widthMm: number;
}
interface Truck {
  readonly length: number;
  readonly width: number;
  readonly between: number;
}

/**
 * Pallets of an estimate on one floor, each at the front of the lane that has most room: as they are counted, side by
 * side. Those that find none are left out.
 */
export const floorRows = (pallets: readonly EstimatedPallet[], truck: Truck): DrawnPallet[] => {
  const widest = Math.max(1, ...pallets.map(({ width }) => width));
  const lanes = Math.max(1, Math.floor((truck.width + truck.between) / (widest + truck.between)));
  const laneMm = truck.width / lanes;
  const ends = Array.from({ length: lanes }, () => 0);
  return pallets.flatMap(({ length, width }, at) => {
    const lane = ends.indexOf(Math.min(...ends));
    const xMm = ends[lane] ?? 0;
    if (xMm + length > truck.length) return [];
    ends[lane] = xMm + length + truck.between;
    return [
      { number: at + 1, xMm, yMm: Math.round(lane * laneMm + (laneMm - width) / 2), lengthMm: length, widthMm: width },
    ];
  });
};
