import type { Box } from './shapes';
import { designOf, type DesignInput, type Leaf, type WindowDesign } from './window-design';

/** Profile faces in millimetres where the product's own image is missing. */
const FRAME_MM = 68;
const MULLION_MM = 72;
const SASH_MM = 62;

/** Share of a leaf above its solid panel. */
const GLASS_SHARES: Readonly<Partial<Record<Leaf['kind'], number>>> = { door: 0.62, balcony: 0.74 };
const RAIL_SHARE_OF_SASH = 0.8;
/** Frame and bars never take more of a side than this, so that a narrow product keeps some glass. */
const FRAME_SHARE = 1 / 5;
const MULLION_SHARE = 1 / 8;
const SASH_SHARE = 1 / 6;

export type Point = readonly [x: number, y: number];

export interface Field {
  readonly leaf: Leaf;
  readonly box: Box;
}

/** The box made smaller on all sides. */
export const inset = (box: Box, by: number): Box => ({
  x: box.x + by,
  y: box.y + by,
  width: Math.max(box.width - 2 * by, 0.1),
  height: Math.max(box.height - 2 * by, 0.1),
});

const limited = (size: number, box: Box, share: number): number =>
  Math.min(size, box.width * share, box.height * share);

/** Widths of frame, mullion and sash for a product drawn in `box` at `scale`; never thinner than can be seen. */
export const profileWidths = (
  box: Box,
  scale: number,
  thinnest: number,
): { frame: number; mullion: number; sash: number } => ({
  frame: limited(Math.max(FRAME_MM * scale, thinnest), box, FRAME_SHARE),
  mullion: limited(Math.max(MULLION_MM * scale, thinnest), box, MULLION_SHARE),
  sash: limited(Math.max(SASH_MM * scale, thinnest * 0.8), box, SASH_SHARE),
});

/** Places shares in a length with bars between them. */
const divide = (
  shares: readonly number[],
  start: number,
  length: number,
  bar: number,
): { start: number; length: number }[] => {
  const total = shares.reduce((sum, share) => sum + share, 0);
  const free = Math.max(length - bar * (shares.length - 1), 0);
  let at = start;
  return shares.map((share) => {
    const part = { start: at, length: (free * share) / total };
    at += part.length + bar;
    return part;
  });
};

const sharesOf = (parts: readonly { readonly share: number }[]): number[] => parts.map((part) => part.share);

/** Where the fields of a design lie inside its frame. */
export const fieldsOf = (design: WindowDesign, outer: Box, widths: { frame: number; mullion: number }): Field[] => {
  if (design.kind !== 'window') return [];
  const inside = inset(outer, widths.frame);
  return divide(sharesOf(design.columns), inside.x, inside.width, widths.mullion).flatMap((across, columnIndex) => {
    const cells = design.columns[columnIndex]?.cells ?? [];
    return divide(sharesOf(cells), inside.y, inside.height, widths.mullion).flatMap((down, cellIndex) => {
      const leaf = cells[cellIndex]?.leaf;
      return leaf === undefined
        ? []
        : [{ leaf, box: { x: across.start, y: down.start, width: across.length, height: down.length } }];
    });
  });
};

/** Glass, and below it a solid panel where the leaf has one. */
export const fillingOf = ({ leaf, box }: Field, sash: number): { pane: Box; panel: Box | null } => {
  if (leaf.kind === 'fixed') return { pane: box, panel: null };
  const inside = inset(box, sash);
  const share = GLASS_SHARES[leaf.kind];
  if (share === undefined) return { pane: inside, panel: null };
  const upper = inside.height * share;
  const rail = sash * RAIL_SHARE_OF_SASH;
  return {
    pane: { ...inside, height: upper },
    panel: { ...inside, y: inside.y + upper + rail, height: Math.max(inside.height - upper - rail, 0.1) },
  };
};

/**
 * Opening lines: they begin at the hinges and meet at the handle; a tilting sash's meet above. A sliding sash has none.
 */
export const openingLines = ({ leaf, box }: Field): Point[][] => {
  const [x0, y0, x1, y1] = [box.x, box.y, box.x + box.width, box.y + box.height];
  const tilt: Point[] = [
    [x0, y1],
    [(x0 + x1) / 2, y0],
    [x1, y1],
  ];
  if (leaf.kind === 'fixed' || leaf.kind === 'slide') return [];
  if (leaf.kind === 'tilt') return [tilt];
  const [hinge, handle] = leaf.hinge === 'left' ? [x0, x1] : [x1, x0];
  const turn: Point[] = [
    [hinge, y0],
    [handle, (y0 + y1) / 2],
    [hinge, y1],
  ];
  return leaf.kind === 'turn' || leaf.kind === 'door' ? [turn] : [turn, tilt];
};

/** The face of a product for views that are not SVG: millimetres from its upper left corner, seen from the inside. */
export interface ProductFace {
  readonly sashes: readonly Box[];
  readonly panes: readonly Box[];
  readonly panels: readonly Box[];
  readonly openings: readonly (readonly Point[])[];
}

/** The face of a product without a picture: one area inside its frame; an addition has none. */
export const productFace = (product: DesignInput): ProductFace => {
  const outer = { x: 0, y: 0, width: product.widthMm, height: product.heightMm };
  const isFrame = designOf(product).kind === 'frame';
  return {
    sashes: [],
    panes: isFrame ? [inset(outer, profileWidths(outer, 1, 0).frame)] : [],
    panels: [],
    openings: [],
  };
};
