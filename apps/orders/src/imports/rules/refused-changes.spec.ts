import { productStatus } from '@mullion/contracts';
import type { OrderDiff } from './diff-order';
import { refusedChanges } from './refused-changes';

const nothing: OrderDiff = { changed: [], added: [], removed: [], unclear: [] };
const product = (id: number, over: { status?: number; pallet_id?: number } = {}) => ({
  id,
  position: `L${id}`,
  status: productStatus.new,
  pallet_id: null,
  ...over,
});
const refused = (diff: Partial<OrderDiff>, products: ReturnType<typeof product>[], mayDelete = true, changesPlace = true) =>
  refusedChanges(
    { ...nothing, ...diff },
    { byId: new Map(products.map((one) => [one.id, one])), mayDelete, changesPlace: () => changesPlace },
  ).map(({ row, code, params }) => [row, code, params['value']]);
const changed = [{ id: 1, row: 5, set: { width_mm: 1050 } }];
const removed = [{ id: 1, row: 6, position: 'L1' }];

describe('BEY-01 what a file may not change of a known order', () => {
  it('is what is being made, whatever changes', () => {
    for (const status of [productStatus.inProduction, productStatus.made, productStatus.loaded, productStatus.cancelled]) {
      expect(refused({ changed }, [product(1, { status })], true, false)).toEqual([[5, 'import.change_of_made', 'L1']]);
      expect(refused({ removed }, [product(1, { status })])).toEqual([[6, 'import.delete_made', 'L1']]);
    }
    expect(refused({ changed, removed }, [product(1, { status: productStatus.inPreparation })])).toEqual([]);
  });

  it('is the size of what lies on a pallet, not its words', () => {
    const placed = [product(1, { pallet_id: 7 })];
    expect(refused({ changed }, placed)).toEqual([[5, 'import.change_on_pallet', 'L1']]);
    expect(refused({ changed }, placed, true, false)).toEqual([]);
    expect(refused({ removed }, placed)).toEqual([[6, 'import.delete_on_pallet', 'L1']]);
  });

  it('is any product it would delete, without the right to delete; each position once', () => {
    const two = [...removed, { id: 2, row: 6, position: 'L1' }];
    expect(refused({ removed: two }, [product(1), product(2)], false)).toEqual([[6, 'import.no_right_to_delete', 'L1']]);
  });

  it('is a row of which nobody knows what it means', () => {
    expect(refused({ unclear: [{ position: 'L1', row: 3 }] }, [])).toEqual([[3, 'import.position_unclear', 'L1']]);
  });
});
