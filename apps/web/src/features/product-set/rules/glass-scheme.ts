import { compareNatural, type GlassUnitOfSet } from '@mullion/contracts';

interface Sizes {
  readonly width: number;
  readonly height: number;
}
/** A pane in the scheme; mm from the upper left corner of the product. */
export interface SchemePane extends Sizes {
  readonly field: string;
  readonly x: number;
  readonly y: number;
}

const widthOf = (row: readonly Sizes[]): number => row.reduce((sum, { width }) => sum + width, 0);
const heightOf = (row: readonly Sizes[]): number => Math.max(...row.map(({ height }) => height));

/** Panes beside each other as long as they fit into the product's width, then below. */
const rowsOf = <Pane extends Sizes>(panes: readonly Pane[], widthMm: number): Pane[][] => {
  const rows: Pane[][] = [];
  for (const pane of panes) {
    const last = rows.at(-1);
    if (last && widthOf(last) + pane.width <= widthMm) last.push(pane);
    else rows.push([pane]);
  }
  return rows;
};

/**
 * Where the panes of a product stand as far as their fields and sizes tell: in the order of their fields, evenly
 * spaced, true to scale. What is too large for the product is drawn smaller, all panes alike.
 */
export const glassScheme = (product: Sizes, units: readonly GlassUnitOfSet[]): SchemePane[] => {
  const named = units.flatMap(({ field, width, height }) =>
    field === null || width < 1 || height < 1 ? [] : [{ field, width, height }],
  );
  const rows = rowsOf(
    named.toSorted((a, b) => compareNatural(a.field, b.field)),
    product.width,
  );
  const high = rows.reduce((sum, row) => sum + heightOf(row), 0);
  const scale = Math.min(1, product.height / Math.max(high, 1), product.width / Math.max(1, ...rows.map(widthOf)));
  const gapDown = (product.height - high * scale) / (rows.length + 1);
  let y = gapDown;
  return rows.flatMap((row) => {
    const gap = (product.width - widthOf(row) * scale) / (row.length + 1);
    const tall = heightOf(row) * scale;
    let x = gap;
    const placed = row.map(({ field, width, height }) => {
      const pane = { field, x, y: y + (tall - height * scale) / 2, width: width * scale, height: height * scale };
      x += width * scale + gap;
      return pane;
    });
    y += tall + gapDown;
    return placed;
  });
};
