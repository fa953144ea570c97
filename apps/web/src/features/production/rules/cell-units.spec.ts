import type { OrderProgress } from '@mullion/contracts';
import { cellUnits, nextCenter } from './cell-units';

const operation = (work_center_id: number, status: number, round = 1) => ({ work_center_id, status, round });
const progress = {
  centers: [
    { id: 40, before: [] },
    { id: 45, before: [40] },
    { id: 50, before: [40] },
  ],
  products: [
    { position: '1', operations: [operation(40, 2), operation(50, 2)] },
    { position: '2', operations: [operation(40, 0), operation(50, 0)] },
    { position: '3', operations: [operation(40, 2), operation(50, 3)] },
    { position: '4', operations: [operation(40, 2), operation(50, 2), operation(50, 0, 2)] },
    { position: '5', operations: [operation(40, 2)] },
  ],
} as unknown as OrderProgress;

describe('products of a cell', () => {
  it('PRO-01c are those with a problem first, then what may be worked on, what waits and what is done', () => {
    expect(cellUnits(progress, 50).map(({ product, isReady }) => `${product.position} ${isReady}`)).toEqual([
      '3 true',
      '4 true',
      '2 false',
      '1 false',
    ]);
  });

  it('go on to the next work center that has something to do with the order', () => {
    expect(nextCenter(progress, 40)?.id).toBe(50);
    expect(nextCenter(progress, 50)).toBeUndefined();
  });
});
