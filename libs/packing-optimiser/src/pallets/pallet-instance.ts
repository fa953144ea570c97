import type { OffsetLimits, PackProduct } from '@mullion/packing-model';
import type { StackRules } from './stack-rules';

/** What a run packs by. Lengths in millimetres, masses in kilograms. */
export interface PackSettings {
  /** Longest length allowed; the length itself when pallets are not cut. */
  readonly longestMm: number;
  readonly widthMm: number;
  readonly palletHeightMm: number;
  readonly maxHeightMm: number;
  readonly maxMassKg: number;
  readonly spacingBetweenMm: number;
  readonly spacingEndsMm: number;
  readonly spacingSidesMm: number;
  readonly allowDifferentOrders: boolean;
  readonly mixAddresses: boolean;
  /**
   * The length follows the content: to the millimetre, or up to the next of the standard lengths when there are any.
   */
  readonly cutToContent: boolean;
  readonly standardLengthsMm: readonly number[];
  /** Company settings on stacking; none unless given. */
  readonly stackRules?: StackRules;
  /** How far from the middle the centre of mass of a pallet that may tip lies at the most; anywhere unless given. */
  readonly offsetLimits?: OffsetLimits;
  /** Widths below `widthMm` that a pallet may have when its load is that narrow; none unless given. */
  readonly narrowerWidthsMm?: readonly number[];
  /** Windows and doors lie on their side only where that saves a pallet; else wherever they can. */
  readonly prefersUpright?: boolean;
}

/** A product that stays exactly where it is, on a pallet that is open for more. */
export interface FixedPlacement {
  readonly productId: number;
  /** Products with the same key stand on the same pallet. */
  readonly palletKey: string;
  readonly xMm: number;
  readonly yMm: number;
  readonly zMm: number;
  readonly isFlipped: boolean;
  /** Packing type of the pallet, by its place among all of the run; the first unless given. */
  readonly type?: number;
}

export interface PalletInstance {
  readonly settings: PackSettings;
  /** Further packing types, in their order; a pallet has one of them. None unless given. */
  readonly otherTypes?: readonly PackSettings[];
  readonly products: readonly PackProduct[];
  readonly fixed: readonly FixedPlacement[];
}
