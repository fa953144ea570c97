import { boxOf, restsOn, type PlacedProduct, type Plank, type Stack } from '@mullion/packing-model';
import { massDisc } from './dimensions';
import { patchedText, patchWidth, stackNumber } from './lettering';
import { STATE_COLORS, markedLast, productAttrs, stateOf, type PalletPen, type PalletScene } from './pallet-marks';
import { line, path, rect, type Box } from './shapes';
import { el, px, type SvgNode } from './svg-node';

/** Shares of a frame's depth, seen from above: the glass lies in the middle third. */
const GLASS_START = 0.36;
const GLASS_SHARE = 0.28;
const FRAME_MM = 68;
const PIN_PX = 4;
const DISC_PX = 6.5;
const DISC_GAP_PX = 2;
/** Below this depth in pixels the glass would be a smudge. */
const GLASS_FROM_PX = 5;

const plankTop = (pen: PalletPen, plank: Plank): SvgNode => {
  const { paint, scale } = pen;
  const isLeg = plank.layer === 1;
  const box = {
    x: pen.x + plank.xMm * scale,
    y: pen.y + plank.yMm * scale,
    width: plank.sizeXMm * scale,
    height: plank.sizeYMm * scale,
  };
  const edge = {
    color: paint.color('d-wood-line'),
    width: plank.layer === 3 ? 0.8 : 0.7,
    dash: isLeg ? '3 2' : undefined,
  };
  return rect(box, paint.color(isLeg ? 'd-wood-2' : 'd-wood'), edge);
};

const topBox = (pen: PalletPen, product: PlacedProduct): Box => {
  const { x0, x1, y0, y1 } = boxOf(product);
  return {
    x: pen.x + x0 * pen.scale,
    y: pen.y + y0 * pen.scale,
    width: (x1 - x0) * pen.scale,
    height: (y1 - y0) * pen.scale,
  };
};

const glassFromAbove = (pen: PalletPen, { x, y, width, height }: Box): SvgNode[] => {
  const edge = { color: pen.paint.color('d-thin'), width: 0.6 };
  const frame = Math.min(FRAME_MM * pen.scale, width / 4);
  return [
    rect(
      { x: x + frame, y: y + height * GLASS_START, width: width - 2 * frame, height: height * GLASS_SHARE },
      pen.paint.color('d-glass'),
      edge,
    ),
    line(path`M${x + frame} ${y}v${height}M${x + width - frame} ${y}v${height}`, edge),
  ];
};

interface Point {
  readonly x: number;
  readonly y: number;
}
interface Seen {
  /** Products of the stack that is seen from above here. */
  readonly stackSize: number;
  /** Where the disc of the centre of mass lies; lettering stands beside it. */
  readonly disc: Point | null;
}

/** Where lettering of this width stands: in the middle, or beside the disc when that lies there and a side has room. */
const besideDisc = (box: Box, width: number, disc: Point | null): number => {
  const middle = box.x + box.width / 2;
  const reach = width / 2 + DISC_PX + DISC_GAP_PX;
  if (
    disc === null ||
    Math.abs(disc.x - middle) >= reach ||
    disc.y + DISC_PX < box.y ||
    disc.y - DISC_PX > box.y + box.height
  )
    return middle;
  const sides = [disc.x - reach, disc.x + reach].filter(
    (x) => x - width / 2 >= box.x && x + width / 2 <= box.x + box.width,
  );
  return sides.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? middle;
};

const labelFromAbove = (pen: PalletPen, product: PlacedProduct, box: Box, { stackSize, disc }: Seen): SvgNode[] => {
  const number = pen.marks.stackNumbers?.get(product.id);
  if (number !== undefined)
    return pen.hasLabels
      ? stackNumber(pen.paint, box.x + box.width / 2, box.y + box.height / 2, number, box.height)
      : [];
  const label = pen.texts.label(product) + (stackSize > 1 ? ` ×${stackSize}` : '');
  if (
    !pen.hasLabels ||
    label === '' ||
    box.height < pen.paint.labelPx + 0.5 ||
    patchWidth(pen.paint, label) > box.width - 4
  )
    return [];
  const colors = STATE_COLORS[stateOf(product, pen.marks)];
  return patchedText(
    pen.paint,
    besideDisc(box, patchWidth(pen.paint, label), disc),
    box.y + box.height / 2,
    label,
    { color: colors.patchInk, isStrong: true },
    { ground: colors.patch, heightPx: Math.min(box.height - 3, pen.paint.labelPx + 7) },
  );
};

/** A pin's head in the left end of a product that stays where it is. */
const pinFromAbove = (pen: PalletPen, product: PlacedProduct, { x, y, height }: Box): SvgNode[] => {
  if (pen.marks.pinnedIds?.has(product.id) !== true) return [];
  const radius = Math.max(2, Math.min(PIN_PX, height / 2 - 1));
  const stroke = { stroke: pen.paint.color('d-paper'), 'stroke-width': 1 };
  return [
    el('circle', {
      cx: px(x + radius + 3),
      cy: px(y + height / 2),
      r: radius,
      fill: pen.paint.color('accent'),
      ...stroke,
    }),
  ];
};

const productTop = (pen: PalletPen, product: PlacedProduct, seen: Seen): SvgNode => {
  const state = stateOf(product, pen.marks);
  const colors = STATE_COLORS[state];
  const box = topBox(pen, product);
  const isProfile = product.category === 0;
  const edge = {
    color: pen.paint.color(colors.line),
    width: state === 'plain' ? 1 : 2,
    ...(state === 'ghost' ? { dash: '4 3' } : {}),
  };
  return el(
    'g',
    productAttrs(product, state, pen.texts, pen.isInteractive),
    rect(box, pen.paint.color(isProfile && state === 'plain' ? 'd-end' : colors.topFill), edge),
    ...(isProfile || box.height < GLASS_FROM_PX ? [] : glassFromAbove(pen, box)),
    ...labelFromAbove(pen, product, box, seen),
    ...pinFromAbove(pen, product, box),
  );
};

/** Products of a stack nothing stands on; those are what one sees from above. */
const topsOf = (stack: Stack): readonly PlacedProduct[] =>
  stack.filter((product) => !stack.some((other) => restsOn(other, product)));

const productsFromAbove = (pen: PalletPen, scene: PalletScene, disc: Point | null): SvgNode[] => {
  const stacks = scene.rows.flatMap((row) => row.stacks);
  const tops = new Map(
    stacks.flatMap((stack) =>
      topsOf(stack).map((product, _, all) => [product, all.length === 1 ? stack.length : 1] as const),
    ),
  );
  // a lower product wider than what stands on it still shows beside it
  const covered = stacks.flat().filter((product) => !tops.has(product));
  return [
    ...covered.map((product) => productTop({ ...pen, hasLabels: false }, product, { stackSize: 1, disc })),
    ...markedLast([...tops.keys()], pen.marks).map((product) =>
      productTop(pen, product, { stackSize: tops.get(product) ?? 1, disc }),
    ),
  ];
};

const ghostPart = (pen: PalletPen): SvgNode[] => {
  const { ghost } = pen.marks;
  if (ghost === undefined) return [];
  const { scale } = pen;
  const color = pen.paint.color('accent');
  const box = {
    x: pen.x + ghost.xMm * scale,
    y: pen.y + ghost.yMm * scale,
    width: ghost.sizeXMm * scale,
    height: ghost.sizeYMm * scale,
  };
  return [rect(box, color, { color, width: 2, dash: '4 3' }, { 'fill-opacity': 0.25 })];
};

const OUTLINES = {
  plain: { color: 'd-line', width: 1.2 },
  error: { color: 'bad', width: 2 },
  prepared: { color: 'ok-mark', width: 2 },
} as const;

/** Centre of mass of the content in plan, in pixels; null for an empty pallet. */
const massPoint = (pen: PalletPen, scene: PalletScene): Point | null => {
  const { products } = scene.load;
  const massKg = products.reduce((sum, product) => sum + product.massKg, 0);
  if (massKg <= 0) return null;
  const mean = (centre: (product: PlacedProduct) => number): number =>
    products.reduce((sum, product) => sum + centre(product) * product.massKg, 0) / massKg;
  return {
    x: pen.x + mean((product) => (boxOf(product).x0 + boxOf(product).x1) / 2) * pen.scale,
    y: pen.y + mean((product) => (boxOf(product).y0 + boxOf(product).y1) / 2) * pen.scale,
  };
};

/** A pallet from above: timber, products, guides, outline. `pen.x`, `pen.y` is its back left corner. */
export const palletTopPart = (
  pen: PalletPen,
  scene: PalletScene,
  options: { readonly hasMassDisc: boolean },
): SvgNode[] => {
  const { load } = scene;
  const { paint, scale, marks } = pen;
  const deck: Box = { x: pen.x, y: pen.y, width: load.lengthMm * scale, height: load.widthMm * scale };
  const outline = OUTLINES[marks.outline ?? 'plain'];
  const centre = options.hasMassDisc ? massPoint(pen, scene) : null;
  const guides = (marks.guidesXMm ?? []).map((xMm) =>
    line(path`M${pen.x + xMm * scale} ${deck.y - 6}V${deck.y + deck.height + 6}`, {
      color: paint.color('accent'),
      width: 1,
      dash: '5 3',
    }),
  );
  return [
    ...(scene.timber.length === 0 ? [rect(deck, paint.color('d-wood'))] : []),
    ...scene.timber
      .filter((plank) => marks.hiddenLayers?.has(plank.layer) !== true)
      .map((plank) => plankTop(pen, plank)),
    ...(marks.hiddenLayers?.has('products') === true ? [] : productsFromAbove(pen, scene, centre)),
    ...ghostPart(pen),
    rect(deck, 'none', { color: paint.color(outline.color), width: outline.width }, { 'pointer-events': 'none' }),
    ...guides,
    ...(centre === null ? [] : [massDisc(paint, centre.x, centre.y, DISC_PX)]),
  ];
};
