import type { Category } from '@mullion/packing-model';

export type Side = 'left' | 'right';

/** One field of a window, seen from the inside. `hinge` is the side the hinges are on, `toward` where a sash slides. */
export type Leaf =
  | { readonly kind: 'fixed' }
  | { readonly kind: 'turn' | 'tilt-turn' | 'balcony' | 'door'; readonly hinge: Side }
  | { readonly kind: 'tilt' }
  | { readonly kind: 'slide'; readonly toward: Side };

/** A share of the column's height. */
export interface Cell {
  readonly share: number;
  readonly leaf: Leaf;
}

/** A share of the frame's width, its cells from top to bottom. */
export interface Column {
  readonly share: number;
  readonly cells: readonly Cell[];
}

/** `frame`: nothing is known of what is inside; `profile`: an addition, a sill, a trim, an extension, without glass. */
export type WindowDesign =
  | { readonly kind: 'window'; readonly columns: readonly Column[] }
  | { readonly kind: 'frame' }
  | { readonly kind: 'profile' };

/** What is known of a product without its picture. */
export interface DesignInput {
  readonly category: Category;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly depthMm?: number;
}

/**
 * How a product without a picture is drawn: its outline alone, because nobody has said where it is divided and how it
 * opens.
 */
export const designOf = ({ category }: DesignInput): WindowDesign => ({ kind: category === 0 ? 'profile' : 'frame' });
