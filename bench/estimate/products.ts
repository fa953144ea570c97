import type { z } from 'zod';
import type { estimateOrder } from '@mullion/contracts';

export type EstimateBody = z.input<typeof estimateOrder.body>;

/** Numbers from 0 to 1, the same for a seed. */
const randomOf = (seed: number) => {
  let state = seed * 7919 + 17;
  return (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

/** So many windows, each of its own size: 500 to 2,200 mm, four depths, 35 kg a square metre. */
export const productsOf = (count: number, seed: number): NonNullable<EstimateBody['products']> => {
  const random = randomOf(seed + 1);
  const size = () => 500 + Math.round(random() * 170) * 10;
  return Array.from({ length: count }, (_, at) => {
    const [width, height] = [size(), size()];
    const weight = Math.round((width * height * 35) / 1e5) / 10;
    return {
      position: String(at + 1),
      width,
      height,
      depth: [70, 80, 92, 110][Math.floor(random() * 4)] ?? 80,
      weight,
    };
  });
};
