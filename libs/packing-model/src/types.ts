/**
 * What the packing engine, the editor, the drawings and the scanners share. Lengths are whole millimetres, masses
 * kilograms.
 */

export type Category = 0 | 1 | 2;

/**
 * A product as packing sees it: overall sizes as made, standing upright. `orderKey` and `addressKey` only need to be
 * comparable.
 */
export interface PackProduct {
  readonly id: number;
  readonly orderKey: string;
  readonly addressKey: string;
  readonly category: Category;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly depthMm: number;
  readonly massKg: number;
  readonly canBeFlipped: boolean;
  /** Products with the same non-null value are one set and stay on one pallet. */
  readonly partOf: string | null;
}

/**
 * Where a product stands on its pallet: x along the length, y across the width, z up from the deck (0 = top of the
 * timber).
 */
export interface Place {
  readonly xMm: number;
  readonly yMm: number;
  readonly zMm: number;
  readonly isFlipped: boolean;
}

export interface PlacedProduct extends PackProduct, Place {}

/**
 * How far the centre of mass of a pallet that may tip lies from the middle of its deck at the most, percent of its
 * width and its length.
 */
export interface OffsetLimits {
  readonly acrossPercent: number;
  readonly alongPercent: number;
}

export interface PalletLimits {
  /** Height of the timber. */
  readonly palletHeightMm: number;
  readonly maxHeightMm: number;
  /** Gross: products and timber. */
  readonly maxMassKg: number;
  readonly spacingBetweenMm: number;
  readonly spacingEndsMm: number;
  readonly spacingSidesMm: number;
  readonly offset: OffsetLimits;
}

/**
 * One layer of timber: `positionsMm` are the near edges of the planks, along the length (layers 1, 3) or across the
 * width (layer 2).
 */
export interface TimberLayer {
  readonly label: string;
  readonly plankWidthMm: number;
  readonly positionsMm: readonly number[];
}

export interface PalletStructure {
  readonly layer1: TimberLayer;
  readonly layer2: TimberLayer;
  readonly layer3: TimberLayer;
}

/** A whole pallet with its content, the unit that rules, drawings and viewer take. */
export interface PalletLoad {
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly limits: PalletLimits;
  readonly products: readonly PlacedProduct[];
  readonly structure: PalletStructure | null;
  /** false = "not making legs": layer 1 is neither drawn, cut nor weighed and its height is taken off. */
  readonly makesLegs: boolean;
  /** Company feature `tall_pallet_rule`: height is 120 + content + 20. */
  readonly tallPalletRule: boolean;
}

/** Most that a load may put on a trailer's king pin and its axles, kg. */
export interface AxleLimits {
  readonly maxKingPinKg: number;
  readonly maxAxlesKg: number;
}

export interface TruckFloor {
  /** null: free length (strip benchmark). */
  readonly lengthMm: number | null;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly maxMassKg: number;
  readonly betweenPalletsMm: number;
  /** Unknown when missing. */
  readonly axles?: AxleLimits;
}

export interface TruckPallet {
  readonly id: number;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly massKg: number;
  /** 1 is unloaded first; missing counts as 100. */
  readonly dispatchPriority: number;
  readonly allowTurn: boolean;
  /** Delivery addresses of its products; one when missing. */
  readonly addresses?: number;
}

/** A pallet on the floor: x = 0 is the headboard behind the cab, y across the width. */
export interface PlacedPallet extends TruckPallet {
  readonly xMm: number;
  readonly yMm: number;
  readonly isTurned: boolean;
  /** It is loaded already: the plan says where it stands, and nothing moves it there. */
  readonly isFixed?: boolean;
}

/** A broken rule: a code of the error catalogue and what its text needs. */
export interface Violation {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}
