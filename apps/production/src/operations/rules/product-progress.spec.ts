import { operationStatus as is } from '@mullion/contracts';
import { productProgress } from './product-progress';

const op = (status: number, preperation = false) => ({ status, preperation });

describe('how far production is with a product', () => {
  it.each([
    ['nothing', [], 0],
    ['all cancelled', [op(is.cancelled)], 0],
    ['waiting', [op(is.waiting, true), op(is.waiting)], 4],
    ['prepared', [op(is.completed, true), op(is.waiting)], 4],
    ['preparation alone, complete', [op(is.completed, true)], 4],
    ['begun', [op(is.completed, true), op(is.started), op(is.waiting)], 6],
    ['begun before its preparation ended', [op(is.waiting, true), op(is.completed)], 6],
    ['a problem', [op(is.completed), op(is.problem)], 6],
    ['one of two complete', [op(is.completed), op(is.waiting)], 6],
    ['complete', [op(is.completed, true), op(is.completed)], 8],
    ['complete but for a cancelled one', [op(is.completed), op(is.cancelled)], 8],
  ])('%s', (_name, operations, expected) => {
    expect(productProgress(operations)).toBe(expected);
  });
});
