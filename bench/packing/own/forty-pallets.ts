import path from 'node:path';
import type { TruckFloor, TruckPallet } from '@mullion/packing-model';
import type { TruckInstance } from '@mullion/packing-optimiser';
import { listInstances, loadInstance } from '../instances';
import { Draw } from './draw';

const COUNT = 40;
const STOPS = [1, 2, 5, 12] as const;
const FLOOR: TruckFloor = { lengthMm: null, widthMm: 2480, heightMm: 3000, maxMassKg: 1e9, betweenPalletsMm: 50 };

/** A truck load of forty pallets with its name: kind, stops, number of the draw. */
export interface Forty {
  readonly name: string;
  readonly instance: TruckInstance;
}

type Size = readonly [lengthMm: number, widthMm: number];

/** Window pallets cut to content, pallets of standard sizes, and rectangles of any size. */
const KINDS: Record<string, (draw: Draw) => Size> = {
  cut: (draw) => [
    draw.integer(60, 240) * 10,
    draw.pick<number>([
      [6, 1000],
      [3, 800],
      [1, 1200],
    ]),
  ],
  standard: (draw) =>
    draw.pick<Size>([
      [5, [1200, 800]],
      [3, [1600, 1000]],
      [2, [2400, 1000]],
      [2, [800, 600]],
      [1, [1200, 1000]],
    ]),
  any: (draw) => [draw.integer(400, 1600), draw.integer(400, 1200)],
};

/**
 * Forty pallets of every kind with every number of stops, `draws` of each; `real` are pallets of the real loads put
 * together.
 */
export function fortyPallets(draws: number): Forty[] {
  const made: Forty[] = [];
  const real = realPallets();
  for (const kind of [...Object.keys(KINDS), 'real'])
    for (const stops of STOPS)
      for (let n = 1; n <= draws; n++) {
        const draw = new Draw(n * 1000 + stops * 10 + kind.length);
        const pallets = Array.from({ length: COUNT }, (_, i): TruckPallet => {
          const common = {
            id: i + 1,
            heightMm: 2000,
            massKg: draw.integer(100, 1500),
            dispatchPriority: draw.integer(1, stops),
          };
          if (kind === 'real') {
            const { lengthMm, widthMm, allowTurn } = draw.pick(real.map((pallet) => [1, pallet] as const));
            return { ...common, lengthMm, widthMm, allowTurn };
          }
          const [lengthMm, widthMm] = KINDS[kind]!(draw);
          return { ...common, lengthMm, widthMm, allowTurn: draw.chance(0.8) };
        });
        const floor = kind === 'real' ? { ...FLOOR, widthMm: 2440, betweenPalletsMm: 0 } : FLOOR;
        made.push({ name: `${kind}-${stops}-${n}`, instance: { floor, pallets } });
      }
  return made;
}

const realPallets = (): TruckPallet[] =>
  listInstances(['TRUCK'], [`${path.sep}trucks${path.sep}`]).flatMap(({ file }) => {
    const { instance } = loadInstance(file);
    return instance.kind === 'truck' ? instance.truck.pallets : [];
  });
