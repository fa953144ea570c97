import {
  palletHeightMm,
  planks,
  rowsOf,
  boxOf,
  type PalletLoad,
  type PlacedProduct,
  type Plank,
  type Row,
} from '@mullion/packing-model';
import type { Paint, Token } from './paint';
import type { SvgAttrs } from './svg-node';

export type PalletLayer = 'products' | 1 | 2 | 3;

/** What is marked on a pallet. Everything is optional; absent means plain. */
export interface PalletMarks {
  readonly selectedIds?: ReadonlySet<number>;
  readonly errorIds?: ReadonlySet<number>;
  /** Products already scanned onto the pallet. */
  readonly doneIds?: ReadonlySet<number>;
  /** Products that would come to stand here: a proposal. */
  readonly ghostIds?: ReadonlySet<number>;
  /** Products that no packing run moves. */
  readonly pinnedIds?: ReadonlySet<number>;
  /** The state of the whole pallet, shown by its outline. */
  readonly outline?: 'plain' | 'error' | 'prepared';
  /** Where a dragged product would stand, in millimetres. */
  readonly ghost?: { readonly xMm: number; readonly yMm: number; readonly sizeXMm: number; readonly sizeYMm: number };
  /** Snap guides across the top view, in millimetres along the length. */
  readonly guidesXMm?: readonly number[];
  readonly hiddenLayers?: ReadonlySet<PalletLayer>;
  /** Number of the stack a product belongs to: the order in which stacks are built. */
  readonly stackNumbers?: ReadonlyMap<number, number>;
}

/** Texts of a pallet drawing, already in the reader's language. */
export interface PalletTexts {
  /** Accessible name of the whole drawing. */
  readonly name: string;
  /** Short label on a product: its position. */
  readonly label: (product: PlacedProduct) => string;
  /** Accessible name of a product in interactive drawings. */
  readonly productName?: (product: PlacedProduct) => string;
  /** "4 eilė", 1-based. */
  readonly row: (number: number) => string;
  readonly mass: (massKg: number) => string;
  /** "laisva 301" from a number already written for the drawing. */
  readonly free: (millimetres: string) => string;
  readonly limit: (millimetres: string) => string;
  readonly topView: string;
  /** "4 eilė, iš šono". */
  readonly sideView: (row: number) => string;
  /** End of the scale bar of half a metre. */
  readonly halfMetre: string;
}

/** A pallet with what drawing it needs, worked out once. Lengths are millimetres. */
export interface PalletScene {
  readonly load: PalletLoad;
  readonly rows: readonly Row[];
  readonly timber: readonly Plank[];
  /** Height of the floor under the pallet, measured from the deck, so negative. */
  readonly floorZMm: number;
  /** Highest product above the deck; 0 when empty. */
  readonly contentMm: number;
  /** Where the height limit lies above the deck, whatever rule the height is computed by. */
  readonly limitZMm: number;
}

/** Works out rows, timber and heights with the rules of the packing model. */
export const sceneOf = (load: PalletLoad): PalletScene => {
  const timber = planks(load);
  const contentMm = Math.max(0, ...load.products.map((product) => boxOf(product).z1));
  return {
    load,
    rows: rowsOf(load.products),
    timber,
    floorZMm: timber.length > 0 ? Math.min(...timber.map((plank) => plank.zMm)) : -load.limits.palletHeightMm,
    contentMm,
    limitZMm: load.limits.maxHeightMm - (palletHeightMm(load) - contentMm),
  };
};

export type ProductState = 'plain' | 'selected' | 'error' | 'done' | 'ghost';

export const stateOf = (product: PlacedProduct, marks: PalletMarks): ProductState => {
  if (marks.selectedIds?.has(product.id) === true) return 'selected';
  if (marks.errorIds?.has(product.id) === true) return 'error';
  if (marks.ghostIds?.has(product.id) === true) return 'ghost';
  return marks.doneIds?.has(product.id) === true ? 'done' : 'plain';
};

/** Marked products are drawn over their plain neighbours, so that the whole outline shows. */
export const markedLast = (products: readonly PlacedProduct[], marks: PalletMarks): readonly PlacedProduct[] =>
  [...products].sort((a, b) => Number(stateOf(a, marks) !== 'plain') - Number(stateOf(b, marks) !== 'plain'));

interface StateColors {
  readonly line: Token;
  readonly topFill: Token;
  readonly patch: Token;
  readonly patchInk: Token;
  readonly ink: Token;
}

/** Colours of a product by its state; plain products take the drawing's own. */
export const STATE_COLORS: Readonly<Record<ProductState, StateColors>> = {
  plain: { line: 'd-line', topFill: 'd-top', patch: 'd-top', patchInk: 'd-line', ink: 'd-line' },
  selected: { line: 'accent', topFill: 'accent-soft', patch: 'accent', patchInk: 'accent-ink', ink: 'accent' },
  error: { line: 'bad', topFill: 'bad-soft', patch: 'bad', patchInk: 'bad-ink', ink: 'bad' },
  ghost: { line: 'accent', topFill: 'accent-soft', patch: 'accent-soft', patchInk: 'accent-text', ink: 'accent' },
  done: { line: 'ok-mark', topFill: 'ok-soft', patch: 'ok-soft', patchInk: 'ok', ink: 'ok' },
};

/** Marks a group as the hit region of a product and, in interactive drawings, as a button. */
export const productAttrs = (
  product: PlacedProduct,
  state: ProductState,
  texts: PalletTexts,
  isInteractive: boolean,
): SvgAttrs => ({
  'data-product-id': product.id,
  'data-state': state,
  ...(isInteractive
    ? {
        role: 'button',
        tabindex: 0,
        'aria-label': texts.productName?.(product) ?? texts.label(product),
        'aria-pressed': state === 'selected' ? 'true' : 'false',
      }
    : {}),
});

/** How a part of a pallet is drawn: the pallet's left end and reference line in pixels, and the scale. */
export interface PalletPen {
  readonly paint: Paint;
  readonly x: number;
  readonly y: number;
  /** Pixels a millimetre. */
  readonly scale: number;
  readonly marks: PalletMarks;
  readonly texts: PalletTexts;
  readonly isInteractive: boolean;
  readonly hasLabels: boolean;
}
