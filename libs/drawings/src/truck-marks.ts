import type { PlacedPallet, PlacedProduct } from '@mullion/packing-model';
import { groupTokens, type Paint, type Token } from './paint';
import type { SvgAttrs } from './svg-node';

/** What is marked on a truck floor; absent means plain. */
export interface TruckMarks {
  readonly selectedId?: number;
  /** Held by the pointer: drawn above its neighbours. */
  readonly liftedId?: number;
  /** Overlaps and broken stop order. */
  readonly errorIds?: ReadonlySet<number>;
  /**
   * While loading: the pallets already on the truck. All others are drawn as still missing. Absent: a plan, all are
   * drawn filled.
   */
  readonly loadedIds?: ReadonlySet<number>;
  /** While loading: scanned, and not taken by the server yet. */
  readonly waitingIds?: ReadonlySet<number>;
  /** While loading: where the next pallet goes. */
  readonly nextId?: number;
  /** What nothing moves any more: marked with a padlock. */
  readonly fixedIds?: ReadonlySet<number>;
  /** Products that are not on their pallets yet: their places are outlined. */
  readonly missing?: ReadonlyMap<number, readonly PlacedProduct[]>;
  /** A pallet of a loading step: earlier ones stand in grey. */
  readonly greyIds?: ReadonlySet<number>;
}

/** Texts of a floor drawing, already in the reader's language. */
export interface TruckTexts {
  /** Accessible name of the whole drawing. */
  readonly name: string;
  /** What stands on a pallet: the last digits of its number, or its loading step. */
  readonly label: (pallet: PlacedPallet) => string;
  /** Second line on a pallet, its mass. */
  readonly subLabel?: (pallet: PlacedPallet) => string;
  /** Accessible name of a pallet in interactive drawings. */
  readonly palletName?: (pallet: PlacedPallet) => string;
  /** "panaudota 12 200" from a number already written for the drawing. */
  readonly used: (millimetres: string) => string;
  /** A length in metres with its unit, "12,20 m". */
  readonly metres: (lengthMm: number) => string;
  /** Captions below the ends of the floor. */
  readonly cab?: string;
  readonly doors?: string;
}

export type PalletState = 'filled' | 'waiting' | 'missing' | 'next' | 'grey';

export const palletStateOf = (pallet: PlacedPallet, marks: TruckMarks): PalletState => {
  if (marks.greyIds?.has(pallet.id) === true) return 'grey';
  if (marks.loadedIds === undefined || marks.loadedIds.has(pallet.id)) return 'filled';
  if (marks.waitingIds?.has(pallet.id) === true) return 'waiting';
  return marks.nextId === pallet.id ? 'next' : 'missing';
};

/** Marks a group as the hit region of a pallet and, in interactive drawings, as a button. */
export const palletAttrs = (
  pallet: PlacedPallet,
  marks: TruckMarks,
  texts: TruckTexts,
  isInteractive: boolean,
): SvgAttrs => ({
  'data-pallet-id': pallet.id,
  'data-state': palletStateOf(pallet, marks),
  ...(isInteractive
    ? {
        role: 'button',
        tabindex: 0,
        'aria-label': texts.palletName?.(pallet) ?? texts.label(pallet),
        'aria-pressed': marks.selectedId === pallet.id ? 'true' : 'false',
      }
    : {}),
});

/** How pallets on a floor are drawn: the floor's headboard corner in pixels, the scale and the lettering. */
export interface TruckPen {
  readonly paint: Paint;
  readonly x: number;
  readonly y: number;
  /** Pixels a millimetre. */
  readonly scale: number;
  readonly marks: TruckMarks;
  readonly texts: TruckTexts;
  /** Dispatch group of a pallet, 1-based; its colour repeats after eight. */
  readonly group: (pallet: PlacedPallet) => number;
  readonly isInteractive: boolean;
  /** 0: no lettering at all. */
  readonly labelPx: number;
  readonly hasStops: boolean;
  readonly hasTexture: boolean;
  /** The centre of mass, which lettering keeps clear of; null when it is not drawn. */
  readonly disc: { readonly x: number; readonly y: number; readonly radius: number } | null;
}

export interface PalletColors {
  readonly fill: Token;
  readonly ink: Token;
  readonly edge: Token;
}

export const palletColors = (group: number, state: PalletState): PalletColors => {
  const { fill, ink } = groupTokens(group);
  if (state === 'grey' || state === 'waiting') return { fill: 'surface-3', ink: 'ink-2', edge: 'g-line' };
  return state === 'filled' ? { fill, ink, edge: 'g-line' } : { fill: 'd-paper', ink: 'ink-2', edge: 'g-line' };
};
