/** Where a product stands, in millimetres from the pallet's back left corner and its deck. */
export interface PlanItem {
  readonly id: number;
  readonly xMm: number;
  readonly yMm: number;
  readonly zMm: number;
  readonly isFlipped: boolean;
}

export interface PlanPallet {
  /** Key of the open pallet whose fixed placements it carries, null for a new pallet. */
  readonly palletKey: string | null;
  readonly lengthMm: number;
  /** One of its packing type's narrower widths; the type's own when missing. */
  readonly widthMm?: number;
  /** Its packing type, by its place among all of the run; the first when missing. */
  readonly type?: number;
  readonly items: readonly PlanItem[];
}

/** The rule that keeps a product off every pallet. */
export type UnplacedRule =
  | 'too_long'
  | 'too_high'
  | 'too_deep'
  | 'too_heavy'
  | 'set_too_big'
  | 'set_mixes_addresses'
  | 'fits_no_type';

export interface Unplaced<Rule extends string = UnplacedRule> {
  readonly id: number;
  readonly rule: Rule;
}

export type PalletBoundName = 'volume' | 'weight' | 'dual_feasible_functions' | 'configuration' | 'count';

export interface PalletPlan {
  readonly pallets: readonly PlanPallet[];
  readonly unplaced: readonly Unplaced[];
  /** No plan has fewer pallets than this. */
  readonly lowerBound: number;
  /** The bound that holds most of it, for "why not fewer". */
  readonly lowerBoundBy: PalletBoundName;
  /** No plan splits fewer orders than this; where it was looked for. */
  readonly splitBound?: number;
  /** No plan has less deck area than this; where it was looked for. */
  readonly deckBoundMm2?: number;
  readonly iterations: number;
  readonly seed: number;
}
