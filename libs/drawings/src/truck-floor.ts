import { centreOfMass, usedLengthMm, type PlacedPallet, type TruckFloor } from '@mullion/packing-model';
import { dimensionAcross, dimensionDown, massDisc } from './dimensions';
import { millimetres, text } from './lettering';
import { paintOf, type DrawingTheme } from './paint';
import { line, path, rect, shape, svgRoot } from './shapes';
import { el, type SvgNode } from './svg-node';
import type { TruckMarks, TruckPen, TruckTexts } from './truck-marks';
import { palletOnFloor, selectionRing } from './truck-pallet-part';

export interface TruckFloorOptions extends TruckMarks {
  readonly theme: DrawingTheme;
  readonly texts: TruckTexts;
  /**
   * Most room for the drawing in pixels (points in a PDF); it is drawn as large as fits, and no higher than it needs.
   */
  readonly widthPx: number;
  readonly heightPx: number;
  /** Dispatch group of a pallet, 1-based. */
  readonly group: (pallet: PlacedPallet) => number;
  /** full: dimensions, ruler, centre of mass. compact: cards and phones. bare: loading steps, no lettering. */
  readonly detail: 'full' | 'compact' | 'bare';
  readonly labelPx?: number;
  /** Numbers of stops in the corners; in full drawings unless said otherwise. */
  readonly hasStops?: boolean;
  readonly isInteractive?: boolean;
}

interface Margins {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly cabPx: number;
  readonly labelPx: number;
}

const MARGINS: Readonly<Record<TruckFloorOptions['detail'], Margins>> = {
  full: { left: 96, right: 14, top: 40, bottom: 34, cabPx: 48, labelPx: 15 },
  compact: { left: 30, right: 12, top: 11, bottom: 18, cabPx: 22, labelPx: 11 },
  bare: { left: 18, right: 8, top: 9, bottom: 9, cabPx: 11, labelPx: 0 },
};

/** The lettering that the sizes in MARGINS go with. */
const SCREEN_LABEL_PX = 11;
/** Room that a metre's number needs beside its neighbour. */
const RULER_LABEL_PX = 26;
const GRID_MM = 1000;

const cab = (pen: TruckPen, widthPx: number, cabPx: number): SvgNode[] => {
  const gap = Math.min(10, cabPx * 0.2);
  const edge = { color: pen.paint.color('d-line'), width: 1 };
  const [x, y, w] = [pen.x - gap, pen.y, widthPx];
  const body = path`M${x} ${y + w * 0.04}h${-cabPx * 0.5}q${-cabPx * 0.42} 0 ${-cabPx * 0.42} ${w * 0.14}v${w * 0.64}q0 ${w * 0.14} ${cabPx * 0.42} ${w * 0.14}h${cabPx * 0.5}z`;
  const screen = path`M${x - cabPx * 0.52} ${y + w * 0.12}q${-cabPx * 0.22} ${w * 0.38} 0 ${w * 0.76}l${-cabPx * 0.2} ${-w * 0.06}q${-cabPx * 0.16} ${-w * 0.32} 0 ${-w * 0.64}z`;
  return [shape(body, pen.paint.color('d-steel'), edge), shape(screen, pen.paint.color('d-glass'), edge)];
};

const doors = (pen: TruckPen, lengthPx: number, widthPx: number): SvgNode =>
  line(
    path`M${pen.x + lengthPx} ${pen.y}l7 ${-widthPx * 0.13}M${pen.x + lengthPx} ${pen.y + widthPx}l7 ${widthPx * 0.13}`,
    {
      color: pen.paint.color('d-line'),
      width: widthPx > 60 ? 3 : 2,
    },
  );

const metreGrid = (pen: TruckPen, lengthMm: number, widthPx: number): SvgNode[] => {
  const count = Math.ceil(lengthMm / GRID_MM) - 1;
  const lines = Array.from(
    { length: Math.max(count, 0) },
    (_, index) => path`M${pen.x + (index + 1) * GRID_MM * pen.scale} ${pen.y}v${widthPx}`,
  );
  return lines.length === 0 ? [] : [line(lines.join(''), { color: pen.paint.color('d-grid'), width: 1 })];
};

const ruler = (pen: TruckPen, lengthMm: number, floorBottom: number): SvgNode[] => {
  const every = Math.max(1, Math.ceil(RULER_LABEL_PX / (GRID_MM * pen.scale)));
  const last = Math.floor(lengthMm / GRID_MM);
  const metres = Array.from({ length: last + 1 }, (_, metre) => metre);
  const numbered = metres.filter((metre) => metre % every === 0);
  const ticks = metres.map((metre) => path`M${pen.x + metre * GRID_MM * pen.scale} ${floorBottom + 8}v5`).join('');
  return [
    line(ticks, { color: pen.paint.color('d-dim'), width: 0.8 }),
    ...numbered.map((metre, index) =>
      text(
        pen.paint,
        pen.x + metre * GRID_MM * pen.scale,
        floorBottom + 26,
        index === numbered.length - 1 && metre > 0 ? `${metre} m` : String(metre),
        {
          color: 'd-dim',
          anchor: 'middle',
        },
      ),
    ),
  ];
};

const middleLine = (pen: TruckPen, lengthPx: number, widthPx: number): SvgNode =>
  line(path`M${pen.x} ${pen.y + widthPx / 2}h${lengthPx}`, {
    color: pen.paint.color('ink'),
    width: 0.7,
    dash: '10 4 2 4',
  });

interface Measured {
  readonly pen: TruckPen;
  readonly floor: TruckFloor;
  readonly lengthMm: number;
  readonly usedMm: number;
}

const fullParts = ({ pen, floor, lengthMm, usedMm }: Measured): SvgNode[] => {
  const { paint, scale, x, y } = pen;
  const [lengthPx, widthPx] = [lengthMm * scale, floor.widthMm * scale];
  const used = dimensionAcross(paint, x, x + usedMm * scale, y - 18, pen.texts.used(millimetres(usedMm, paint)), {
    color: 'accent-text',
  });
  const rest = dimensionAcross(paint, x + usedMm * scale, x + lengthPx, y - 18, millimetres(lengthMm - usedMm, paint));
  return [
    ...(usedMm > 0 ? [used] : []),
    ...(lengthMm > usedMm ? [rest] : []),
    dimensionDown(paint, y, y + widthPx, 24, millimetres(floor.widthMm, paint)),
    ...ruler(pen, lengthMm, y + widthPx),
    ...(pen.disc === null ? [] : [massDisc(paint, pen.disc.x, pen.disc.y, pen.disc.radius)]),
  ];
};

/** Where the load ends and how long the floor is, below a small drawing. */
const compactParts = ({ pen, floor, lengthMm, usedMm }: Measured): SvgNode[] => {
  const { paint, scale, x, y, texts } = pen;
  const bottom = y + floor.widthMm * scale;
  const base = bottom + paint.labelPx + 3;
  if (texts.cab !== undefined || texts.doors !== undefined) {
    return [
      text(paint, x, base, texts.cab ?? '', { color: 'd-dim' }),
      text(paint, x + lengthMm * scale, base, texts.doors ?? '', { color: 'd-dim', anchor: 'end' }),
    ];
  }
  const usedX = x + usedMm * scale;
  const endX = x + lengthMm * scale;
  return [
    ...(usedMm > 0 && usedX - x < 70 ? [] : [text(paint, x, base, '0', { color: 'd-dim' })]),
    ...(usedMm > 0
      ? [
          line(path`M${usedX} ${bottom + 4}v9`, { color: paint.color('accent'), width: 2 }),
          text(paint, usedX - 4, base, texts.metres(usedMm), { color: 'accent-text', isStrong: true, anchor: 'end' }),
        ]
      : []),
    ...(endX - usedX > 60 ? [text(paint, endX, base, texts.metres(lengthMm), { color: 'd-dim', anchor: 'end' })] : []),
  ];
};

/**
 * A truck floor from above: cab left, doors right, pallets in the colours of their groups. The floor may be shorter
 * than the load.
 */
export const truckFloor = (floor: TruckFloor, placed: readonly PlacedPallet[], options: TruckFloorOptions): SvgNode => {
  const paint = paintOf(options.theme);
  const margins = MARGINS[options.detail];
  const usedMm = usedLengthMm(placed);
  const lengthMm = floor.lengthMm ?? Math.max(usedMm, GRID_MM);
  const scale = Math.max(
    Math.min(
      (options.widthPx - margins.left - margins.right) / Math.max(lengthMm, usedMm),
      (options.heightPx - margins.top - margins.bottom) / floor.widthMm,
    ),
    0.0005,
  );
  const isInteractive = options.isInteractive === true;
  // one pallet's centre says nothing
  const centre = options.detail === 'full' && placed.length > 1 ? centreOfMass(placed) : null;
  const pen: TruckPen = {
    paint,
    x: margins.left,
    y: margins.top,
    scale,
    marks: options,
    texts: options.texts,
    group: options.group,
    isInteractive,
    labelPx: options.labelPx ?? margins.labelPx * (paint.labelPx / SCREEN_LABEL_PX),
    hasStops: options.hasStops ?? options.detail === 'full',
    hasTexture: options.detail === 'full',
    disc: centre && {
      x: margins.left + centre.xMm * scale,
      y: margins.top + centre.yMm * scale,
      radius: paint.labelPx * 0.8,
    },
  };
  const [lengthPx, widthPx] = [lengthMm * scale, floor.widthMm * scale];
  const selected = placed.find((pallet) => pallet.id === options.selectedId);
  const lifted = placed.find((pallet) => pallet.id === options.liftedId);
  const measured: Measured = { pen, floor, lengthMm, usedMm };
  return svgRoot(
    {
      width: options.widthPx,
      height: margins.top + widthPx + margins.bottom,
      paint,
      name: options.texts.name,
      isInteractive,
    },
    [
      ...cab(pen, widthPx, margins.cabPx),
      rect({ x: pen.x, y: pen.y, width: lengthPx, height: widthPx }, paint.color('d-floor'), {
        color: paint.color('d-line'),
        width: options.detail === 'bare' ? 1.4 : 2,
      }),
      ...(options.detail === 'full' ? [...metreGrid(pen, lengthMm, widthPx), middleLine(pen, lengthPx, widthPx)] : []),
      ...placed.map((pallet) => palletOnFloor(pen, pallet)),
      // drawn once more above its neighbours: its own element keeps its place, and with it the focus
      ...(lifted === undefined
        ? []
        : [
            el(
              'g',
              { 'aria-hidden': 'true', 'pointer-events': 'none' },
              palletOnFloor({ ...pen, isInteractive: false }, lifted),
            ),
          ]),
      doors(pen, lengthPx, widthPx),
      ...(selected === undefined ? [] : selectionRing(pen, selected)),
      ...(options.detail === 'full' ? fullParts(measured) : []),
      ...(options.detail === 'compact' ? compactParts(measured) : []),
    ],
  );
};
