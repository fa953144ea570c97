import { dimensionAcross, dimensionDown } from './dimensions';
import { millimetres, text } from './lettering';
import { packingTypeFacts } from './packing-type-facts';
import { line, path, rect } from './shapes';
import { el, type SvgNode } from './svg-node';
import { type Scene, style, fit, heading, WIDTH, HEIGHT, LEFT } from './packing-type-scene';

export const TOP = { y: 26, width: 270, height: 136 } as const;
const SIDE = { y: 218, height: 178 } as const;
const TRUCK = { y: 470, width: 470, height: 92 } as const;

export const sideView = (scene: Scene): SvgNode[] => {
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
      rect(
        { x: box.x + frame, y: box.y + frame, width: box.width - 2 * frame, height: box.height - 2 * frame },
        paint.color('d-glass'),
        {
          color: paint.color('d-glass-line'),
          width: 0.7,
        },
      ),
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
    dimensionDown(
      paint,
      ground - timber,
      ground,
      LEFT - 14,
      millimetres(type.pallet_height, paint),
      style(scene, 'pallet_height'),
    ),
  ];
};

export const truckView = (scene: Scene): SvgNode[] => {
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
    rect({ x: LEFT, y: TRUCK.y, width: length, height: width }, paint.color('d-floor'), {
      color: paint.color('d-line'),
      width: 1.4,
    }),
    ...pallets,
    ...(marked && facts.along > 1
      ? [
          line(path`M${second} ${TRUCK.y}V${TRUCK.y + width}`, {
            color: paint.color(gapColor),
            width: Math.max(2, Math.abs(gap) * scale),
          }),
        ]
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
    dimensionAcross(
      paint,
      LEFT,
      LEFT + length,
      TRUCK.y + width + 20,
      millimetres(type.truck_length, paint),
      style(scene, 'truck_length'),
    ),
    dimensionDown(
      paint,
      TRUCK.y,
      TRUCK.y + width,
      LEFT - 14,
      millimetres(type.truck_width, paint),
      style(scene, 'truck_width'),
    ),
  ];
};
