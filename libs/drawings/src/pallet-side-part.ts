import { boundsOf, boxOf, type PlacedProduct, type Plank, type Stack } from '@mullion/packing-model';
import { patchedText, patchWidth, stackNumber } from './lettering';
import { STATE_COLORS, markedLast, productAttrs, stateOf, type PalletPen, type PalletScene } from './pallet-marks';
import { line, path, rect, type Box } from './shapes';
import { el, px, type SvgNode } from './svg-node';
import { designOf } from './window-design';
import { windowPart } from './window-part';

const END_GRAIN_FROM_SCALE = 0.12;
const FLOOR_OVERHANG_MM = 74;
const DISC_ROOM_PX = 18;

const sideBox = (pen: PalletPen, product: PlacedProduct): Box => {
  const { x0, x1, z0, z1 } = boxOf(product);
  return {
    x: pen.x + x0 * pen.scale,
    y: pen.y - z1 * pen.scale,
    width: (x1 - x0) * pen.scale,
    height: (z1 - z0) * pen.scale,
  };
};

/**
 * A flipped product is the same drawing turned by a quarter to the right, so its openings show that it lies on its
 * side.
 */
const elevation = (pen: PalletPen, product: PlacedProduct, box: Box): SvgNode => {
  const state = stateOf(product, pen.marks);
  const style = {
    paint: pen.paint,
    scale: pen.scale,
    ...(state === 'plain' ? {} : { accent: STATE_COLORS[state].line }),
    ...(state === 'error' || state === 'done' ? { fill: STATE_COLORS[state].topFill } : {}),
  };
  const design = designOf(product);
  if (!product.isFlipped) return el('g', {}, ...windowPart(design, box, style));
  const turn = `translate(${px(box.x + box.width)} ${px(box.y)}) rotate(90)`;
  return el(
    'g',
    { transform: turn },
    ...windowPart(design, { x: 0, y: 0, width: box.height, height: box.width }, style),
  );
};

const sideLabel = (pen: PalletPen, product: PlacedProduct, box: Box): SvgNode[] => {
  const label = pen.texts.label(product);
  const labelHeight = pen.paint.labelPx + 5;
  if (!pen.hasLabels || label === '' || patchWidth(pen.paint, label) > box.width - 2 || box.height < labelHeight + 2)
    return [];
  const state = stateOf(product, pen.marks);
  const colors = STATE_COLORS[state];
  const patch = state === 'plain' ? ({ ground: 'd-paper', edge: 'd-thin' } as const) : { ground: colors.patch };
  const cy = box.y + Math.min(box.height * 0.8, box.height - labelHeight / 2 - 1);
  return patchedText(
    pen.paint,
    box.x + box.width / 2,
    cy,
    label,
    { color: colors.patchInk, isStrong: true },
    { ...patch, heightPx: labelHeight },
  );
};

const productSide = (pen: PalletPen, product: PlacedProduct): SvgNode => {
  const box = sideBox(pen, product);
  return el(
    'g',
    productAttrs(product, stateOf(product, pen.marks), pen.texts, pen.isInteractive),
    elevation(pen, product, box),
    ...sideLabel(pen, product, box),
  );
};

const plankSide = (pen: PalletPen, plank: Plank): SvgNode[] => {
  const { paint, scale } = pen;
  const edge = { color: paint.color('d-wood-line'), width: 0.8 };
  const box: Box = {
    x: pen.x + plank.xMm * scale,
    y: pen.y - (plank.zMm + plank.sizeZMm) * scale,
    width: plank.sizeXMm * scale,
    height: plank.sizeZMm * scale,
  };
  const { x, y, width, height } = box;
  const endGrain = line(path`M${x} ${y}l${width} ${height}M${x + width} ${y}l${-width} ${height}`, {
    ...edge,
    width: 0.5,
  });
  return [
    rect(box, paint.color(plank.layer === 2 ? 'd-wood' : 'd-wood-2'), edge),
    ...(plank.layer === 1 && scale > END_GRAIN_FROM_SCALE ? [endGrain] : []),
  ];
};

const timberParts = (pen: PalletPen, scene: PalletScene): SvgNode[] => {
  const { paint, scale, marks } = pen;
  if (scene.timber.length === 0) {
    const box = { x: pen.x, y: pen.y, width: scene.load.lengthMm * scale, height: -scene.floorZMm * scale };
    return [rect(box, paint.color('d-wood'), { color: paint.color('d-wood-line'), width: 0.8 })];
  }
  const visible = scene.timber.filter((plank) => marks.hiddenLayers?.has(plank.layer) !== true);
  // boards along the length cover one another from the side
  const seen = visible.filter(
    (plank, index) => plank.layer !== 2 || visible.findIndex((other) => other.layer === 2) === index,
  );
  return [...seen].reverse().flatMap((plank) => plankSide(pen, plank));
};

/**
 * The number of each stack in the upper corner of its lowest product, where no label stands; above it where it is too
 * narrow.
 */
const stackDiscs = (pen: PalletPen, stacks: readonly Stack[]): SvgNode[] =>
  stacks.flatMap((stack) => {
    const [lowest] = stack;
    const number = lowest && pen.marks.stackNumbers?.get(lowest.id);
    const bounds = boundsOf(stack.map(boxOf));
    if (lowest === undefined || number === undefined || bounds === null) return [];
    const left = pen.x + bounds.x0 * pen.scale;
    const isNarrow = (bounds.x1 - bounds.x0) * pen.scale < DISC_ROOM_PX;
    const cx = isNarrow ? left + ((bounds.x1 - bounds.x0) / 2) * pen.scale : left + DISC_ROOM_PX / 2;
    const cy = isNarrow ? pen.y - bounds.z1 * pen.scale - DISC_ROOM_PX / 2 : sideBox(pen, lowest).y + DISC_ROOM_PX / 2;
    return stackNumber(pen.paint, cx, cy, number, DISC_ROOM_PX);
  });

/**
 * A pallet from the front at one row; rows behind it as dashed outlines, rows before it left out. `pen.y` is the deck.
 */
export const palletSidePart = (pen: PalletPen, scene: PalletScene, rowIndex: number): SvgNode[] => {
  const { paint, scale, marks } = pen;
  const floorY = pen.y - scene.floorZMm * scale;
  const behind = scene.rows.slice(0, rowIndex).flatMap((row) => row.stacks.flat());
  const row = scene.rows[rowIndex]?.stacks.flat() ?? [];
  const overhang = FLOOR_OVERHANG_MM * scale;
  const hidden = { color: paint.color('d-thin'), width: 0.7, dash: '3 3' };
  const products = [
    ...behind.map((product) => rect(sideBox(pen, product), 'none', hidden)),
    ...markedLast(row, marks).map((product) => productSide(pen, product)),
    ...stackDiscs(pen, scene.rows[rowIndex]?.stacks ?? []),
  ];
  return [
    ...(marks.hiddenLayers?.has('products') === true ? [] : products),
    ...timberParts(pen, scene),
    line(path`M${pen.x - overhang} ${floorY + 0.5}H${pen.x + scene.load.lengthMm * scale + overhang}`, {
      color: paint.color('d-line'),
      width: 1.2,
    }),
  ];
};
