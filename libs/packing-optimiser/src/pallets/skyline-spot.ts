/** Best place found by `findSpot`; kept outside the rows so that the hot loop allocates nothing. */
export interface Spot {
  cost: number;
  segment: number;
  turn: number;
  zMm: number;
}

/** How `findSpot` weighs a place. Shares are of the room's length, height and face. */
export interface SpotWeights {
  readonly restOfSegment: number;
  readonly roomAbove: number;
  readonly emptyBelow: number;
  readonly deeperRow: number;
  readonly shallower: number;
}

export const spotWeights: SpotWeights = {
  restOfSegment: 1.5,
  roomAbove: 0.7,
  emptyBelow: 3,
  deeperRow: 0.03,
  shallower: 0.03,
};
