import { numberShown } from './number-shown';

const asked = (...pairs: readonly (readonly [number, number | null])[]) =>
  pairs.map(([supplier_id, order_number]) => ({ supplier_id, order_number }));

describe('numbers of shown suppliers', () => {
  it('SUP-01a run from 0 without gaps in the order of the numbers asked for, and hidden ones have none', () => {
    expect(numberShown(asked([5, 7], [3, 2], [9, null], [4, 40]))).toEqual(asked([3, 0], [5, 1], [4, 2]));
    expect(numberShown([])).toEqual([]);
  });

  it('SUP-01a keep the order of the list where numbers are equal, so that several added with 0 stay as they were listed', () => {
    expect(numberShown(asked([8, 0], [2, 0], [5, 0]))).toEqual(asked([8, 0], [2, 1], [5, 2]));
  });
});
