import { boxOf, floorRect, type PlacedPallet, type PlacedProduct } from '@mullion/packing-model';
import { patchedText, patchWidth, text, textWidth } from './lettering';
import { groupTokens, type Token } from './paint';
import { line, path, rect, type Box } from './shapes';
import { el, px, type SvgNode } from './svg-node';
import { palletAttrs, palletColors, palletStateOf, type TruckPen } from './truck-marks';

/** Lines of the texture stand for rows of products, about this far apart. */
const TEXTURE_MM = 150;
const TEXTURE_FROM_SCALE = 0.04;
const STOP_WIDTH_PX = 18;
const STOP_HEIGHT_PX = 16;
const EDGE_PX = 5;
const TIGHT_PX = 2;
const RING_PX = 3;
const RING_GAP_PX = 6;

const boxOnFloor = (pen: TruckPen, pallet: PlacedPallet): Box => {
  const { x0, x1, y0, y1 } = floorRect(pallet);
  return {
    x: pen.x + x0 * pen.scale,
    y: pen.y + y0 * pen.scale,
    width: (x1 - x0) * pen.scale,
    height: (y1 - y0) * pen.scale,
  };
};

const texture = (pen: TruckPen, box: Box, ink: string, acrossMm: number, isTurned: boolean): SvgNode[] => {
  const count = Math.round(acrossMm / TEXTURE_MM);
  if (!pen.hasTexture || pen.scale < TEXTURE_FROM_SCALE || count < 2) return [];
  const lines = Array.from({ length: count - 1 }, (_, index) => (index + 1) / count)
    .map((share) =>
      isTurned
        ? path`M${box.x + box.width * share} ${box.y + 6}V${box.y + box.height - 6}`
        : path`M${box.x + 6} ${box.y + box.height * share}H${box.x + box.width - 6}`,
    )
    .join('');
  return [line(lines, { color: ink, width: 0.8 }, { 'stroke-opacity': 0.22 })];
};

/**
 * How far lettering of this size moves up or down so that the centre of mass does not lie on it; 0 when it need not or
 * cannot.
 */
const clearOfDisc = (pen: TruckPen, box: Box, halfWidth: number, halfHeight: number): number => {
  if (pen.disc === null) return 0;
  const { x, y, radius } = pen.disc;
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  const reach = halfHeight + radius + 2;
  if (Math.abs(x - cx) >= halfWidth + radius || Math.abs(y - cy) >= reach) return 0;
  const room = box.height / 2 - halfHeight - 2;
  const shifts = [y + reach - cy, y - reach - cy].filter((shift) => Math.abs(shift) <= room);
  return shifts.sort((a, b) => Math.abs(a) - Math.abs(b))[0] ?? 0;
};

/** How far lettering moves down from under the badges in the corners, as far as there is room. */
const belowBadges = (
  pen: TruckPen,
  pallet: PlacedPallet,
  box: Box,
  lettering: { readonly top: number; readonly bottom: number },
): number => {
  const isBadged = (pen.hasStops || pen.marks.fixedIds?.has(pallet.id) === true) && hasCorner(pen, pallet, box);
  if (!isBadged || isBeside(pen, pallet, box)) return 0;
  const hidden = box.y + EDGE_PX + STOP_HEIGHT_PX - lettering.top;
  return Math.max(0, Math.min(hidden, box.y + box.height - TIGHT_PX - lettering.bottom));
};

/**
 * A number where a patch has no room: without one, along the pallet or, when only that fits, upwards below a badge;
 * nothing when neither does.
 */
const tightLabel = (pen: TruckPen, pallet: PlacedPallet, box: Box, color: Token): SvgNode[] => {
  if (pen.hasTexture) return [];
  const [label, size] = [pen.texts.label(pallet), pen.labelPx];
  const long = textWidth(label, size) + TIGHT_PX;
  const isUpwards = long > box.width || size > box.height;
  const isBadged =
    isUpwards && (pen.hasStops || pen.marks.fixedIds?.has(pallet.id) === true) && hasCorner(pen, pallet, box);
  const above = isBadged ? STOP_HEIGHT_PX + TIGHT_PX : 0;
  if (isUpwards && (long > box.height - above || size > box.width)) return [];
  const [cx, cy] = [box.x + box.width / 2, box.y + (box.height + above) / 2];
  const lettering = text(pen.paint, cx, cy + size * 0.36, label, {
    color,
    sizePx: size,
    isStrong: true,
    anchor: 'middle',
  });
  return [isUpwards ? el('g', { transform: `rotate(-90 ${px(cx)} ${px(cy)})` }, lettering) : lettering];
};

const labels = (pen: TruckPen, pallet: PlacedPallet, box: Box): SvgNode[] => {
  const label = pen.texts.label(pallet);
  const size = pen.labelPx;
  if (size === 0 || label === '') return [];
  const { fill, ink } = palletColors(pen.group(pallet), palletStateOf(pallet, pen.marks));
  if (patchWidth(pen.paint, label, size) > box.width || size + 4 > box.height) return tightLabel(pen, pallet, box, ink);
  const sub = pen.texts.subLabel?.(pallet) ?? '';
  const hasSub = sub !== '' && patchWidth(pen.paint, sub) <= box.width && box.height >= size + pen.paint.labelPx + 20;
  const halfHeight = hasSub ? (size + pen.paint.labelPx + 4) / 2 : size / 2;
  const halfWidth = Math.max(patchWidth(pen.paint, label, size), hasSub ? patchWidth(pen.paint, sub) : 0) / 2;
  const cx = box.x + box.width / 2;
  const middle = box.y + box.height / 2 + clearOfDisc(pen, box, halfWidth, halfHeight);
  const cy = middle + belowBadges(pen, pallet, box, { top: middle - halfHeight, bottom: middle + halfHeight });
  const main = patchedText(
    pen.paint,
    cx,
    hasSub ? cy - size * 0.4 : cy,
    label,
    { color: ink, sizePx: size, isStrong: true },
    { ground: fill, heightPx: size + 2 },
  );
  return hasSub
    ? [
        ...main,
        ...patchedText(
          pen.paint,
          cx,
          cy + pen.paint.labelPx * 0.8,
          sub,
          { color: ink },
          { ground: fill, heightPx: pen.paint.labelPx + 3 },
        ),
      ]
    : main;
};

/** Whether a badge in a corner leaves the lettering free. */
const hasCorner = (pen: TruckPen, pallet: PlacedPallet, box: Box): boolean => {
  return pen.labelPx > 0 && (isBeside(pen, pallet, box) || box.height >= pen.labelPx + 2 * STOP_HEIGHT_PX + 8);
};

/** Whether badges and lettering stand side by side. */
const isBeside = (pen: TruckPen, pallet: PlacedPallet, box: Box): boolean =>
  box.width - patchWidth(pen.paint, pen.texts.label(pallet), pen.labelPx) >= 2 * (STOP_WIDTH_PX + 4);

const stopBadge = (pen: TruckPen, pallet: PlacedPallet, box: Box): SvgNode[] => {
  // an outline without a number is of others, whose stops are nobody's business
  if (!pen.hasStops || pen.texts.label(pallet) === '' || !hasCorner(pen, pallet, box)) return [];
  const { paint } = pen;
  const badge = { x: box.x + 4, y: box.y + 4, width: STOP_WIDTH_PX, height: STOP_HEIGHT_PX };
  return [
    rect(badge, paint.color('surface'), { color: paint.color('g-line'), width: 0.8 }, { rx: 2 }),
    text(paint, badge.x + STOP_WIDTH_PX / 2, badge.y + 12, String(pen.group(pallet)), {
      color: 'ink',
      isStrong: true,
      anchor: 'middle',
    }),
  ];
};

/** A padlock in the far corner of what stays where it stands. */
const padlock = (pen: TruckPen, pallet: PlacedPallet, box: Box): SvgNode[] => {
  if (!pen.marks.fixedIds?.has(pallet.id) || !hasCorner(pen, pallet, box)) return [];
  const { paint } = pen;
  const badge = {
    x: box.x + box.width - STOP_WIDTH_PX - 4,
    y: box.y + 4,
    width: STOP_WIDTH_PX,
    height: STOP_HEIGHT_PX,
  };
  const [x, y] = [badge.x + STOP_WIDTH_PX / 2, badge.y + STOP_HEIGHT_PX / 2];
  return [
    rect(badge, paint.color('surface'), { color: paint.color('g-line'), width: 0.8 }, { rx: 2 }),
    line(path`M${x - 2.5} ${y - 0.5}v-2a2.5 2.5 0 0 1 5 0v2`, { color: paint.color('ink'), width: 1.4 }),
    rect({ x: x - 4, y: y - 0.5, width: 8, height: 6 }, paint.color('ink'), undefined, { rx: 1 }),
  ];
};

/** The place of a product on its pallet; a turned pallet's length lies across, its far end at the side. */
const boxOnPallet = (pen: TruckPen, pallet: PlacedPallet, product: PlacedProduct): Box => {
  const { x0, y0 } = floorRect(pallet);
  const { scale } = pen;
  const box = boxOf(product);
  const [alongMm, acrossMm] = pallet.isTurned ? [box.y0, pallet.lengthMm - box.x1] : [box.x0, box.y0];
  const [sizeXMm, sizeYMm] = pallet.isTurned ? [box.y1 - box.y0, box.x1 - box.x0] : [box.x1 - box.x0, box.y1 - box.y0];
  return {
    x: pen.x + (x0 + alongMm) * scale,
    y: pen.y + (y0 + acrossMm) * scale,
    width: sizeXMm * scale,
    height: sizeYMm * scale,
  };
};

/** Where a product that is made again will stand: empty, with a dashed edge. */
const holes = (pen: TruckPen, pallet: PlacedPallet): SvgNode[] =>
  (pen.marks.missing?.get(pallet.id) ?? []).map((product) =>
    rect(
      boxOnPallet(pen, pallet, product),
      pen.paint.color('surface'),
      { color: pen.paint.color('bad'), width: 1.5, dash: '4 2' },
      { 'data-missing': product.id },
    ),
  );

const stateEdges = (pen: TruckPen, pallet: PlacedPallet, box: Box): SvgNode[] => {
  const { paint, marks } = pen;
  const state = palletStateOf(pallet, marks);
  const inner = (by: number): Box => ({
    x: box.x + by,
    y: box.y + by,
    width: box.width - 2 * by,
    height: box.height - 2 * by,
  });
  const parts: SvgNode[] = [];
  if (state === 'missing' || state === 'next') {
    parts.push(
      rect({ ...box, width: Math.min(EDGE_PX, box.width / 4) }, paint.color(groupTokens(pen.group(pallet)).fill)),
    );
  }
  if (state === 'next') parts.push(rect(inner(1), 'none', { color: paint.color('ink'), width: 2.5, dash: '6 3' }));
  if (marks.errorIds?.has(pallet.id) === true)
    parts.push(rect(inner(1.5), 'none', { color: paint.color('bad'), width: 3 }));
  return parts;
};

/** The ring around the selected pallet is ink with a gap, because an accent ring is lost on a blue pallet. */
export const selectionRing = (pen: TruckPen, pallet: PlacedPallet): SvgNode[] => {
  const box = boxOnFloor(pen, pallet);
  const around = { x: box.x - 2, y: box.y - 2, width: box.width + 4, height: box.height + 4 };
  return [
    rect(around, 'none', { color: pen.paint.color('surface'), width: RING_GAP_PX }, { 'pointer-events': 'none' }),
    rect(around, 'none', { color: pen.paint.color('ink'), width: RING_PX }, { 'pointer-events': 'none' }),
  ];
};

/** One pallet on the floor with its group's colour and number, its last digits, and its state. */
export const palletOnFloor = (pen: TruckPen, pallet: PlacedPallet): SvgNode => {
  const box = boxOnFloor(pen, pallet);
  const state = palletStateOf(pallet, pen.marks);
  const { fill, ink, edge } = palletColors(pen.group(pallet), state);
  const dash = state === 'missing' || state === 'next' ? '4 3' : undefined;
  const isFilled = state === 'filled';
  return el(
    'g',
    palletAttrs(pallet, pen.marks, pen.texts, pen.isInteractive),
    rect(box, pen.paint.color(fill), { color: pen.paint.color(edge), width: state === 'grey' ? 0.5 : 1, dash }),
    ...(isFilled ? texture(pen, box, pen.paint.color(ink), pallet.widthMm, pallet.isTurned) : []),
    ...holes(pen, pallet),
    ...stateEdges(pen, pallet, box),
    ...(state === 'grey' ? [] : labels(pen, pallet, box)),
    ...(state === 'grey' ? [] : stopBadge(pen, pallet, box)),
    ...(state === 'grey' ? [] : padlock(pen, pallet, box)),
  );
};
