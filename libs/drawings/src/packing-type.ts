import { dimensionAcross, dimensionDown } from './dimensions';
import { millimetres, text } from './lettering';
import { paintOf, type Paint } from './paint';
import { EXAMPLE_DEPTH, packingTypeFacts, type PackingNumbers } from './packing-type-facts';
import { line, path, rect, svgRoot } from './shapes';
import { el, type SvgNode } from './svg-node';

export interface PackingTypeTexts {
  readonly name: string;
  readonly top: string;
  readonly side: string;
  readonly truck: string;
  readonly corner: string;
}
type Lit = keyof PackingNumbers | null;
interface Scene {
  readonly paint: Paint;
  readonly type: PackingNumbers;
  readonly texts: PackingTypeTexts;
  readonly lit: Lit;
}

const WIDTH = 560;
const HEIGHT = 606;
const LEFT = 46;
const TOP = { y: 26, width: 270, height: 136 } as const;
const LOUPE = { x: 376, y: 26, size: 150, zoom: 5 } as const;
const SIDE = { y: 218, height: 178 } as const;
const TRUCK = { y: 470, width: 470, height: 92 } as const;
const MOST_ROWS = 40;
const LONGEST = 100_000;

const style = (scene: Scene, field: Lit) =>
  scene.lit === field
    ? ({ color: 'accent-text', stroke: 'accent' } as const)
    : scene.type[field as keyof PackingNumbers] < 0
      ? ({ color: 'bad', stroke: 'bad' } as const)
      : {};

const clamp = (value: number, from: number, to: number): number => Math.min(to, Math.max(from, value));

/** Pixels a millimetre at which both sizes fit. */
const fit = (mmAcross: number, mmDown: number, across: number, down: number): number =>
  Math.min(across / clamp(mmAcross, 1, LONGEST), down / clamp(mmDown, 1, LONGEST));

const heading = (paint: Paint, x: number, y: number, value: string): SvgNode => text(paint, x, y, value, { color: 'ink-2' });

const topView = (scene: Scene, scale: number): SvgNode[] => {
  const { paint, type, texts } = scene;
  const [length, width] = [Math.max(0, type.longest_pallet) * scale, Math.max(0, type.pallet_width) * scale];
  const rows = Math.min(MOST_ROWS, packingTypeFacts(type).rows);
  const wood = { color: paint.color('d-wood-line'), width: 1 };
  const edge = { color: paint.color('d-line'), width: 0.7 };
  const inner = Math.max(0, type.longest_pallet - 2 * type.spacing_ends) * scale;
  return [
    heading(paint, LEFT, TOP.y - 10, texts.top),
    rect({ x: LEFT, y: TOP.y, width: length, height: width }, paint.color('d-wood'), wood),
    ...Array.from({ length: rows }, (_, row) =>
      rect(
        {
          x: LEFT + type.spacing_ends * scale,
          y: TOP.y + (type.spacing_sides + row * (EXAMPLE_DEPTH + type.spacing_between)) * scale,
          width: inner * (row % 3 === 1 ? 0.86 : 1),
          height: EXAMPLE_DEPTH * scale,
        },
        paint.color('d-top'),
        edge,
      ),
    ),
    dimensionAcross(
      paint,
      LEFT,
      LEFT + length,
      TOP.y + width + 20,
      millimetres(type.longest_pallet, paint),
      style(scene, 'longest_pallet'),
    ),
    dimensionDown(paint, TOP.y, TOP.y + width, LEFT - 14, millimetres(type.pallet_width, paint), style(scene, 'pallet_width')),
  ];
};

/** The corner where the first two rows begin, five times as large as the view from above. */
const loupe = (scene: Scene, topScale: number): SvgNode[] => {
  const { paint, type, texts } = scene;
  const scale = topScale * LOUPE.zoom;
  const frame = { x: LOUPE.x, y: LOUPE.y, width: LOUPE.size, height: LOUPE.size };
  const [ends, sides, between] = [type.spacing_ends, type.spacing_sides, type.spacing_between].map((mm) => clamp(mm, -60, 200) * scale);
  const x = LOUPE.x + 30 + (ends ?? 0);
  const y = LOUPE.y + 30 + (sides ?? 0);
  const depth = EXAMPLE_DEPTH * scale;
  const second = y + depth + (between ?? 0);
  const edge = { color: paint.color('d-line'), width: 1 };
  const product = (at: { x: number; y: number }) => rect({ ...at, width: LOUPE.size, height: depth }, paint.color('d-top'), edge);
  const gap = (box: { x: number; y: number; width: number; height: number }, field: Lit) =>
    scene.lit === field &&
    box.width > 0 &&
    box.height > 0 &&
    rect(box, paint.color('accent-soft'), { color: paint.color('accent'), width: 1 });
  const number = (field: 'spacing_ends' | 'spacing_sides' | 'spacing_between', at: { x: number; y: number }) =>
    text(paint, at.x, at.y, millimetres(type[field], paint), { color: style(scene, field).color ?? 'd-dim', anchor: 'middle' });
  const corner = { x: LOUPE.x + 30, y: LOUPE.y + 30 };
  return [
    heading(paint, LOUPE.x, LOUPE.y - 10, texts.corner),
    line(path`M${LEFT + 26} ${TOP.y + 12}H${LOUPE.x}`, { color: paint.color('accent'), width: 1 }),
    rect({ x: LEFT - 3, y: TOP.y - 3, width: 30, height: 28 }, 'none', { color: paint.color('accent'), width: 1.4 }),
    el(
      'svg',
      { x: frame.x, y: frame.y, width: frame.width, height: frame.height, viewBox: `${frame.x} ${frame.y} ${frame.width} ${frame.height}` },
      rect(frame, paint.color('d-paper')),
      rect({ ...corner, width: LOUPE.size, height: LOUPE.size }, paint.color('d-wood'), { color: paint.color('d-wood-line'), width: 1.2 }),
      gap({ ...corner, width: ends ?? 0, height: LOUPE.size }, 'spacing_ends'),
      gap({ ...corner, width: LOUPE.size, height: sides ?? 0 }, 'spacing_sides'),
      product({ x, y }),
      product({ x, y: second }),
      gap({ x, y: y + depth, width: LOUPE.size, height: between ?? 0 }, 'spacing_between'),
      number('spacing_ends', { x: corner.x + (ends ?? 0) / 2, y: corner.y - 8 }),
      number('spacing_sides', { x: LOUPE.x + 14, y: corner.y + (sides ?? 0) / 2 + 4 }),
      number('spacing_between', { x: LOUPE.x + 14, y: y + depth + (between ?? 0) / 2 + 4 }),
    ),
    rect(frame, 'none', { color: paint.color('accent'), width: 1 }),
  ];
};

const sideView = (scene: Scene): SvgNode[] => {
  const { paint, type, texts } = scene;
  const facts = packingTypeFacts(type);
  const scale = fit(type.longest_pallet, Math.max(type.max_height, type.truck_height, 1), TOP.width, SIDE.height);
  const ground = SIDE.y + SIDE.height;
  const length = Math.max(0, type.longest_pallet) * scale;
  const timber = Math.max(0, type.pallet_height) * scale;
  const limit = ground - Math.max(0, type.max_height) * scale;
  const edge = { color: paint.color('d-line'), width: 1.2 };
  const tall = Math.max(0, facts.productHeight) * scale;
  const windows = [0.62, 0.94].map((part, at) => {
    const height = tall * part;
    const box = { x: LEFT + length * (0.02 + at * 0.42), y: ground - timber - height, width: length * 0.38, height };
    const frame = Math.min(6, box.width / 4, height / 4);
    return el(
      'g',
      {},
      rect(box, paint.color('d-frame'), edge),
      rect({ x: box.x + frame, y: box.y + frame, width: box.width - 2 * frame, height: box.height - 2 * frame }, paint.color('d-glass'), {
        color: paint.color('d-glass-line'),
        width: 0.7,
      }),
    );
  });
  const limitStyle = scene.lit === 'max_height' ? 'accent' : 'bad';
  const roof = ground - Math.max(0, type.truck_height) * scale;
  return [
    heading(paint, LEFT, SIDE.y - 10, texts.side),
    line(path`M${LEFT - 16} ${ground}H${LEFT + TOP.width + 20}`, edge),
    ...(tall > 0 ? windows : []),
    rect({ x: LEFT, y: ground - timber, width: length, height: timber }, paint.color('d-wood'), {
      color: paint.color('d-wood-line'),
      width: 1,
    }),
    line(
      path`M${LEFT - 10} ${limit}H${LEFT + TOP.width + 20}`,
      { color: paint.color(limitStyle), width: 1.4 },
      { 'stroke-dasharray': '5 4' },
    ),
    text(paint, LEFT + TOP.width + 24, limit + 4, millimetres(type.max_height, paint), {
      color: scene.lit === 'max_height' ? 'accent-text' : 'bad',
    }),
    line(path`M${LEFT + TOP.width + 74} ${ground}V${roof}h-12`, {
      color: paint.color(facts.tooTall ? 'bad' : scene.lit === 'truck_height' ? 'accent' : 'd-thin'),
      width: scene.lit === 'truck_height' || facts.tooTall ? 2 : 1,
    }),
    text(paint, LEFT + TOP.width + 80, roof + 10, millimetres(type.truck_height, paint), {
      color: facts.tooTall ? 'bad' : scene.lit === 'truck_height' ? 'accent-text' : 'd-dim',
    }),
    dimensionDown(paint, ground - timber, ground, LEFT - 14, millimetres(type.pallet_height, paint), style(scene, 'pallet_height')),
  ];
};

const truckView = (scene: Scene): SvgNode[] => {
  const { paint, type, texts } = scene;
  const scale = fit(type.truck_length, type.truck_width, TRUCK.width, TRUCK.height);
  const facts = packingTypeFacts(type);
  const [length, width] = [Math.max(0, type.truck_length) * scale, Math.max(0, type.truck_width) * scale];
  const gap = type.default_truck_spacing;
  const pallets = Array.from({ length: Math.min(facts.pallets, 120) }, (_, at) => {
    const [column, row] = [Math.floor(at / facts.across), at % facts.across];
    const box = {
      x: LEFT + column * (type.longest_pallet + gap) * scale,
      y: TRUCK.y + row * (type.pallet_width + gap) * scale,
      width: type.longest_pallet * scale,
      height: type.pallet_width * scale,
    };
    return rect(box, paint.color('g1'), { color: paint.color('g-line'), width: 0.8 });
  });
  const second = LEFT + (type.longest_pallet + gap / 2) * scale;
  const marked = facts.overlaps || scene.lit === 'default_truck_spacing';
  const gapColor = facts.overlaps ? 'bad' : 'accent';
  return [
    heading(paint, LEFT, TRUCK.y - 10, texts.truck),
    rect({ x: LEFT, y: TRUCK.y, width: length, height: width }, paint.color('d-floor'), { color: paint.color('d-line'), width: 1.4 }),
    ...pallets,
    ...(marked && facts.along > 1
      ? [line(path`M${second} ${TRUCK.y}V${TRUCK.y + width}`, { color: paint.color(gapColor), width: Math.max(2, Math.abs(gap) * scale) })]
      : []),
    ...(facts.pallets === 0
      ? [
          rect(
            {
              x: LEFT,
              y: TRUCK.y,
              width: Math.min(WIDTH - LEFT - 4, Math.max(0, type.longest_pallet) * scale),
              height: Math.min(HEIGHT - TRUCK.y - 34, Math.max(0, type.pallet_width) * scale),
            },
            'none',
            { color: paint.color('bad'), width: 2 },
          ),
        ]
      : []),
    dimensionAcross(paint, LEFT, LEFT + length, TRUCK.y + width + 20, millimetres(type.truck_length, paint), style(scene, 'truck_length')),
    dimensionDown(paint, TRUCK.y, TRUCK.y + width, LEFT - 14, millimetres(type.truck_width, paint), style(scene, 'truck_width')),
  ];
};

/** A packing type from above, its corner five times as large, from the side and in the truck; the dimension of `lit` is singled out. */
export const packingTypeDrawing = (type: PackingNumbers, texts: PackingTypeTexts, lit: Lit): SvgNode => {
  const paint = paintOf('screen');
  const scene = { paint, type, texts, lit };
  const scale = fit(type.longest_pallet, type.pallet_width, TOP.width, TOP.height);
  return svgRoot({ width: WIDTH, height: HEIGHT, paint, name: texts.name }, [
    ...topView(scene, scale),
    ...loupe(scene, scale),
    ...sideView(scene),
    ...truckView(scene),
  ]);
};
