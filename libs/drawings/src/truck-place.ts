import { floorRect, type PlacedPallet, type TruckFloor } from '@mullion/packing-model';
import { dimensionAcross } from './dimensions';
import { text } from './lettering';
import { paintOf, type DrawingTheme } from './paint';
import { line, path, rect, svgRoot, type Box } from './shapes';
import { el, type SvgNode } from './svg-node';
import type { TruckMarks, TruckPen, TruckTexts } from './truck-marks';
import { palletOnFloor } from './truck-pallet-part';

export interface TruckPlaceOptions extends TruckMarks {
  readonly theme: DrawingTheme;
  readonly widthPx: number;
  readonly heightPx: number;
  /** The pallet whose place is in the middle. */
  readonly placeId: number;
  readonly group: (pallet: PlacedPallet) => number;
  readonly texts: TruckTexts & {
    /** "6,95 m nuo kabinos" */
    readonly fromCab: (lengthMm: number) => string;
    readonly leftSide: string;
    readonly rightSide: string;
  };
}

const HEAD_PX = 36;
const FOOT_PX = 24;
const WORD_PX = 13;
const LABEL_PX = 20;
const PLACE_LABEL_PX = 28;
/**
 * The place stands this far from the left end of the picture, as a share of what is beside it: what comes next is at
 * the right.
 */
const BEFORE_SHARE = 0.62;

/**
 * A part of a truck's floor, close up round one place: what it stands beside, how far it is from the cab, and, in heavy
 * dashes, what comes next.
 */
export const truckPlace = (floor: TruckFloor, placed: readonly PlacedPallet[], options: TruckPlaceOptions): SvgNode => {
  const paint = paintOf(options.theme);
  const scale = Math.max(0.0005, (options.heightPx - HEAD_PX - FOOT_PX) / floor.widthMm);
  const own = placed.find(({ id }) => id === options.placeId);
  const place = own ? floorRect(own) : { x0: 0, x1: 0, y0: 0, y1: floor.widthMm };
  const lengthMm = floor.lengthMm ?? Math.max(place.x1, ...placed.map((pallet) => floorRect(pallet).x1));
  const shownMm = Math.min(lengthMm, options.widthPx / scale);
  const besideMm = Math.max(0, shownMm - (place.x1 - place.x0));
  const fromMm = Math.max(0, Math.min(place.x0 - besideMm * BEFORE_SHARE, lengthMm - shownMm));
  const pen: TruckPen = {
    paint,
    x: -fromMm * scale,
    y: HEAD_PX,
    scale,
    marks: { ...options, nextId: undefined } as TruckMarks,
    texts: options.texts,
    group: options.group,
    isInteractive: false,
    labelPx: LABEL_PX,
    hasStops: false,
    hasTexture: false,
    disc: null,
  };
  const boxOfPallet = (pallet: PlacedPallet): Box => {
    const { x0, x1, y0, y1 } = floorRect(pallet);
    return { x: pen.x + x0 * scale, y: pen.y + y0 * scale, width: (x1 - x0) * scale, height: (y1 - y0) * scale };
  };
  const next = placed.find(({ id }) => id === options.nextId && id !== options.placeId);
  const floorPx = floor.widthMm * scale;
  const inner = ({ x, y, width, height }: Box, by: number): Box => ({
    x: x + by,
    y: y + by,
    width: width - 2 * by,
    height: height - 2 * by,
  });
  const cabX = Math.max(0, pen.x);
  const placeX = pen.x + place.x0 * scale;
  const distance =
    own && place.x0 > 0
      ? [
          dimensionAcross(paint, cabX, placeX, HEAD_PX - 8, ''),
          text(paint, Math.max(8, Math.min(cabX + 8, placeX)), HEAD_PX - 16, options.texts.fromCab(place.x0), {
            color: 'ink',
            sizePx: WORD_PX,
            isStrong: true,
          }),
        ]
      : [text(paint, 8, HEAD_PX - 16, options.texts.fromCab(0), { color: 'ink', sizePx: WORD_PX, isStrong: true })];
  const sideX = options.widthPx * 0.66;
  return svgRoot({ width: options.widthPx, height: HEAD_PX + floorPx + FOOT_PX, paint, name: options.texts.name }, [
    rect({ x: pen.x, y: HEAD_PX, width: lengthMm * scale, height: floorPx }, paint.color('d-floor'), {
      color: paint.color('d-line'),
      width: 2,
    }),
    ...placed.filter((pallet) => pallet !== own).map((pallet) => palletOnFloor(pen, pallet)),
    ...(own ? [palletOnFloor({ ...pen, labelPx: PLACE_LABEL_PX }, own)] : []),
    ...(next
      ? [
          el(
            'g',
            { 'data-next': next.id },
            rect(inner(boxOfPallet(next), 2), 'none', { color: paint.color('ink'), width: 4, dash: '10 5' }),
          ),
        ]
      : []),
    ...(own
      ? [
          el(
            'g',
            { 'data-place': own.id },
            rect(inner(boxOfPallet(own), 2), 'none', { color: paint.color('ink'), width: 4 }),
          ),
        ]
      : []),
    ...distance,
    text(paint, sideX, HEAD_PX - 16, options.texts.rightSide, { color: 'ink-2', sizePx: WORD_PX, anchor: 'middle' }),
    text(paint, options.widthPx - 8, HEAD_PX - 16, options.texts.doors ?? '', {
      color: 'd-dim',
      sizePx: WORD_PX,
      anchor: 'end',
    }),
    text(paint, sideX, HEAD_PX + floorPx + FOOT_PX - 8, options.texts.leftSide, {
      color: 'ink-2',
      sizePx: WORD_PX,
      anchor: 'middle',
    }),
    line(path`M0 ${HEAD_PX}h${options.widthPx}M0 ${HEAD_PX + floorPx}h${options.widthPx}`, {
      color: paint.color('d-line'),
      width: 2,
    }),
  ]);
};
