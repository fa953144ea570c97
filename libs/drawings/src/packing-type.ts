import { dimensionAcross, dimensionDown } from './dimensions';
import { millimetres, text } from './lettering';
import { paintOf } from './paint';
import { EXAMPLE_DEPTH, packingTypeFacts, type PackingNumbers } from './packing-type-facts';
import { line, path, rect, svgRoot } from './shapes';
import { el, type SvgNode } from './svg-node';
import {
  type Lit,
  type Scene,
  style,
  clamp,
  fit,
  heading,
  WIDTH,
  HEIGHT,
  LEFT,
  type PackingTypeTexts,
} from './packing-type-scene';
import { sideView, truckView, TOP } from './packing-type-side';

const LOUPE = { x: 376, y: 26, size: 150, zoom: 5 } as const;
const MOST_ROWS = 40;

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
    dimensionDown(
      paint,
      TOP.y,
      TOP.y + width,
      LEFT - 14,
      millimetres(type.pallet_width, paint),
      style(scene, 'pallet_width'),
    ),
  ];
};

/** The corner where the first two rows begin, five times as large as the view from above. */
const loupe = (scene: Scene, topScale: number): SvgNode[] => {
  const { paint, type, texts } = scene;
  const scale = topScale * LOUPE.zoom;
  const frame = { x: LOUPE.x, y: LOUPE.y, width: LOUPE.size, height: LOUPE.size };
  const [ends, sides, between] = [type.spacing_ends, type.spacing_sides, type.spacing_between].map(
    (mm) => clamp(mm, -60, 200) * scale,
  );
  const x = LOUPE.x + 30 + (ends ?? 0);
  const y = LOUPE.y + 30 + (sides ?? 0);
  const depth = EXAMPLE_DEPTH * scale;
  const second = y + depth + (between ?? 0);
  const edge = { color: paint.color('d-line'), width: 1 };
  const product = (at: { x: number; y: number }) =>
    rect({ ...at, width: LOUPE.size, height: depth }, paint.color('d-top'), edge);
  const gap = (box: { x: number; y: number; width: number; height: number }, field: Lit) =>
    scene.lit === field &&
    box.width > 0 &&
    box.height > 0 &&
    rect(box, paint.color('accent-soft'), { color: paint.color('accent'), width: 1 });
  const number = (field: 'spacing_ends' | 'spacing_sides' | 'spacing_between', at: { x: number; y: number }) =>
    text(paint, at.x, at.y, millimetres(type[field], paint), {
      color: style(scene, field).color ?? 'd-dim',
      anchor: 'middle',
    });
  const corner = { x: LOUPE.x + 30, y: LOUPE.y + 30 };
  return [
    heading(paint, LOUPE.x, LOUPE.y - 10, texts.corner),
    line(path`M${LEFT + 26} ${TOP.y + 12}H${LOUPE.x}`, { color: paint.color('accent'), width: 1 }),
    rect({ x: LEFT - 3, y: TOP.y - 3, width: 30, height: 28 }, 'none', { color: paint.color('accent'), width: 1.4 }),
    el(
      'svg',
      {
        x: frame.x,
        y: frame.y,
        width: frame.width,
        height: frame.height,
        viewBox: `${frame.x} ${frame.y} ${frame.width} ${frame.height}`,
      },
      rect(frame, paint.color('d-paper')),
      rect({ ...corner, width: LOUPE.size, height: LOUPE.size }, paint.color('d-wood'), {
        color: paint.color('d-wood-line'),
        width: 1.2,
      }),
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

/**
 * A packing type from above, its corner five times as large, from the side and in the truck; the dimension of `lit` is
 * singled out.
 */
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
