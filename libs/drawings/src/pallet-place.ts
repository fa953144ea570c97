import { boxOf, rowsOf, type PalletLoad, type PlacedProduct } from '@mullion/packing-model';
import { text } from './lettering';
import { paintOf, type DrawingTheme, type Paint, type Token } from './paint';
import { sceneOf } from './pallet-marks';
import { rect, svgRoot, type Box } from './shapes';
import type { SvgNode } from './svg-node';

export interface PalletPlaceOptions {
  readonly theme: DrawingTheme;
  readonly widthPx: number;
  readonly heightPx: number;
  /** The product whose place is shown; null when the pallet has only been opened. */
  readonly placeId: number | null;
  /** ok: it stands there. bad: it does not belong on the pallet that is open. next: it is to be put there. */
  readonly tone: 'ok' | 'bad' | 'next';
  readonly doneIds: ReadonlySet<number>;
  /** Scanned, but not taken by the server yet. */
  readonly waitingIds?: ReadonlySet<number>;
  readonly texts: { readonly name: string; readonly left: string; readonly right: string; readonly caption: string };
}

const GUTTER_PX = 30;
const FOOT_PX = 24;
const EDGE_PX = 4;
const ROW_PX = 18;
const END_ROW_PX = 13;
const WORD_PX = 13;
/** Of a letter of that size, as wide as the widest text of it may be. */
const LETTER_PX = 7.4;
const LINE_PX = 18;
const GAP_PX = 12;
const PLACE: Readonly<Record<PalletPlaceOptions['tone'], Token>> = { ok: 'ok', bad: 'bad', next: 'accent' };

interface Pen {
  readonly paint: Paint;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const boxAt = ({ x, y, scale }: Pen, product: PlacedProduct): Box => {
  const { x0, x1, y0, y1 } = boxOf(product);
  return { x: x + x0 * scale, y: y + y0 * scale, width: (x1 - x0) * scale, height: (y1 - y0) * scale };
};

const productFromAbove = (pen: Pen, product: PlacedProduct, options: PalletPlaceOptions): SvgNode => {
  const box = boxAt(pen, product);
  const { paint } = pen;
  const attrs = { 'data-product-id': product.id };
  if (product.id === options.placeId) {
    const color = paint.color(PLACE[options.tone]);
    return options.tone === 'next'
      ? rect(box, paint.color('accent-soft'), { color, width: 3, dash: '7 4' }, { ...attrs, 'data-state': 'place' })
      : rect(box, color, { color, width: 1 }, { ...attrs, 'data-state': 'place' });
  }
  if (options.doneIds.has(product.id))
    return rect(
      box,
      paint.color('ok-soft'),
      { color: paint.color('ok-mark'), width: 1.4 },
      { ...attrs, 'data-state': 'done' },
    );
  const isWaiting = options.waitingIds?.has(product.id) === true;
  const fill = paint.color(isWaiting ? 'surface-3' : 'surface');
  return rect(
    box,
    fill,
    { color: paint.color('d-dim'), width: 1, ...(isWaiting ? {} : { dash: '3 3' }) },
    { ...attrs, 'data-state': isWaiting ? 'waiting' : 'missing' },
  );
};

/** The number of the row that counts, large, and of the first and the last one, small, at its left. */
const rowNumbers = (pen: Pen, load: PalletLoad, placeId: number | null): SvgNode[] => {
  const rows = rowsOf(load.products);
  const own = rows.findIndex((row) => row.stacks.flat().some(({ id }) => id === placeId));
  // the row that counts first: what would touch a number that stands is left out
  const shown = [...new Set([own, 0, rows.length - 1])].filter((index) => index >= 0);
  const taken: number[] = [];
  return shown.flatMap((index) => {
    const boxes = (rows[index]?.stacks.flat() ?? []).map((product) => boxAt(pen, product));
    if (boxes.length === 0) return [];
    const isOwn = index === own;
    const sizePx = isOwn ? ROW_PX : END_ROW_PX;
    const y =
      (Math.min(...boxes.map((box) => box.y)) + Math.max(...boxes.map((box) => box.y + box.height))) / 2 +
      sizePx * 0.36;
    if (taken.some((other) => Math.abs(other - y) < ROW_PX)) return [];
    taken.push(y);
    return [
      text(pen.paint, pen.x - 8, y, String(index + 1), {
        color: isOwn ? 'ink' : 'd-dim',
        sizePx,
        isStrong: isOwn,
        anchor: 'end',
      }),
    ];
  });
};

/** A pallet from above, small, with what stands on it and where one product goes: read by whoever holds the product. */
export const palletPlace = (load: PalletLoad, options: PalletPlaceOptions): SvgNode => {
  const paint = paintOf(options.theme);
  const scale = Math.max(
    0.001,
    Math.min(
      (options.widthPx - GUTTER_PX - 2 * EDGE_PX) / load.lengthMm,
      (options.heightPx - FOOT_PX - 2 * EDGE_PX) / load.widthMm,
    ),
  );
  const [lengthPx, widthPx] = [load.lengthMm * scale, load.widthMm * scale];
  const pen: Pen = { paint, x: GUTTER_PX + EDGE_PX, y: EDGE_PX, scale };
  const scene = sceneOf(load);
  const wood = scene.timber.map((plank) =>
    rect(
      {
        x: pen.x + plank.xMm * scale,
        y: pen.y + plank.yMm * scale,
        width: plank.sizeXMm * scale,
        height: plank.sizeYMm * scale,
      },
      paint.color('d-wood'),
      { color: paint.color('d-wood-line'), width: 0.7 },
    ),
  );
  // what lies below is drawn first, and the place above everything
  const order = [...load.products].sort(
    (a, b) => Number(a.id === options.placeId) - Number(b.id === options.placeId) || a.zMm - b.zMm,
  );
  const base = pen.y + widthPx + FOOT_PX - 7;
  const { texts } = options;
  const [left = 0, caption = 0, right = 0] = [texts.left, texts.caption, texts.right].map(
    (word) => word.length * LETTER_PX,
  );
  // on a short pallet the ends keep their line and the caption goes below; words that are longer than the pallet make
  // the picture wider
  const isNarrow = left + caption + right + 2 * GAP_PX > lengthPx;
  const footWidthPx = Math.max(lengthPx, left + right + GAP_PX, isNarrow ? caption : 0);
  const end = pen.x + footWidthPx;
  const height = widthPx + 2 * EDGE_PX + FOOT_PX + (isNarrow ? LINE_PX : 0);
  return svgRoot({ width: end + EDGE_PX, height, paint, name: texts.name }, [
    rect({ x: pen.x, y: pen.y, width: lengthPx, height: widthPx }, paint.color('d-floor'), {
      color: paint.color('d-line'),
      width: 1.4,
    }),
    ...wood,
    ...order.map((product) => productFromAbove(pen, product, options)),
    rect({ x: pen.x, y: pen.y, width: lengthPx, height: widthPx }, 'none', {
      color: paint.color('d-line'),
      width: 1.4,
    }),
    ...rowNumbers(pen, load, options.placeId),
    text(paint, pen.x, base, texts.left, { color: 'ink-2', sizePx: WORD_PX }),
    text(paint, pen.x + footWidthPx / 2, base + (isNarrow ? LINE_PX : 0), texts.caption, {
      color: 'ink-2',
      sizePx: WORD_PX,
      isStrong: true,
      anchor: 'middle',
    }),
    text(paint, end, base, texts.right, { color: 'ink-2', sizePx: WORD_PX, anchor: 'end' }),
  ]);
};
