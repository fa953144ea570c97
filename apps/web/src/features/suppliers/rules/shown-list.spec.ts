import type { SupplierId } from '@mullion/contracts';
import { moveShown, toggleShown } from './shown-list';

const list = (...pairs: readonly (readonly [number, number | null])[]) =>
  pairs.map(([id, order_number]) => ({ id: id as SupplierId, order_number }));
const shown = (...ids: readonly number[]) => ids.map((supplier_id, order_number) => ({ supplier_id, order_number }));
const id = (value: number) => value as SupplierId;
const some = list([5, 0], [3, 1], [8, 2], [2, null], [9, null]);

describe('the list of shown suppliers', () => {
  it('SUP-01a numbers all shown from 0 in the order of the list when one is added', () => {
    expect(toggleShown(some, id(9))).toEqual(shown(5, 3, 8, 9));
    expect(toggleShown(some, id(2))).toEqual(shown(5, 3, 8, 2));
    expect(toggleShown(list([4, null]), id(4))).toEqual(shown(4));
  });

  it('SUP-01a leaves out one that is hidden and closes the gap', () => {
    expect(toggleShown(some, id(3))).toEqual(shown(5, 8));
    expect(toggleShown(list([4, 0]), id(4))).toEqual([]);
  });

  it('SUP-01a moves up by swapping with the one before, and down only with one that is shown', () => {
    expect(moveShown(some, id(3), -1)).toEqual(shown(3, 5, 8));
    expect(moveShown(some, id(3), 1)).toEqual(shown(5, 8, 3));
    expect(moveShown(some, id(5), -1)).toBeNull();
    expect(moveShown(some, id(8), 1)).toBeNull();
    expect(moveShown(some, id(2), -1)).toBeNull();
  });
});
