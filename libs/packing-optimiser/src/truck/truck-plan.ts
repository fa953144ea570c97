import type { Unplaced } from '../pallets/pallet-plan';

/** Where a pallet stands: x from the headboard, y across, millimetres. */
export interface FloorItem {
  readonly id: number;
  readonly xMm: number;
  readonly yMm: number;
  readonly isTurned: boolean;
}

/** The rule that keeps a pallet off the truck: by itself, or because the rest fills it. */
export type FloorRule = 'too_wide' | 'too_tall' | 'too_long' | 'too_heavy' | 'no_room';

export interface TruckPlan {
  readonly items: readonly FloorItem[];
  readonly unplaced: readonly Unplaced<FloorRule>[];
  readonly usedLengthMm: number;
  /** No floor with these pallets is shorter. */
  readonly lowerBoundMm: number;
  readonly isProvedOptimal: boolean;
  readonly iterations: number;
  readonly seed: number;
}
