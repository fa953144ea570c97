import { type PlacedPallet } from '@mullion/packing-model';

export interface Found {
  readonly placed: readonly PlacedPallet[];
  readonly leftOut: readonly number[];
  /**
   * Left out, over what king pin, axles and sides may carry, blocked, used length, how far to a side: the first
   * difference decides.
   */
  readonly score: readonly number[];
}

export const isBetter = (score: readonly number[], than: readonly number[]): boolean => {
  const at = score.findIndex((value, i) => value !== than[i]);
  return at >= 0 && score[at]! < than[at]!;
};
