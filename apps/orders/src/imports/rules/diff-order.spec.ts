import { diffOrder, productsOfRow } from './diff-order';
import type { ImportRow } from './read-rows';

const row = (over: Partial<ImportRow> = {}): ImportRow => ({
  row: 2,
  order: '26-1',
  customer: null,
  address: null,
  position: 'A',
  type: null,
  category: 1,
  width_mm: 1000,
  height_mm: 1200,
  depth_mm: 82,
  weight_kg: 40,
  area_m2: 1.2,
  quantity: 1,
  can_be_flipped: null,
  ...over,
});
const stored = (id: number, over: Partial<ImportRow> = {}) => ({
  id,
  ...(productsOfRow(row(over))[0] as ReturnType<typeof productsOfRow>[0]),
});

describe('bringing a known order up to a file', () => {
  it('leaves an order alone that is as the file says', () => {
    expect(diffOrder([row({ quantity: 2 })], [stored(1), stored(2)])).toEqual({ changed: [], added: [], removed: [] });
  });

  it('matches by position in the order they were made, then adds or removes', () => {
    const more = diffOrder([row({ quantity: 3 }), row({ row: 3, position: 'B' })], [stored(1), stored(2, { width_mm: 900 })]);
    expect(more.changed).toEqual([{ id: 2, row: 2, set: { width_mm: 1000 } }]);
    expect(more.added.map((product) => product.position)).toEqual(['A', 'B']);
    expect(diffOrder([row()], [stored(1), stored(2), stored(3, { position: 'Z' })]).removed).toEqual([
      { id: 2, position: 'A' },
      { id: 3, position: 'Z' },
    ]);
  });

  it('keeps what the file does not say about flipping', () => {
    const unflippable = { ...stored(1), can_be_flipped: false };
    expect(diffOrder([row()], [unflippable]).changed).toEqual([]);
    expect(diffOrder([row({ can_be_flipped: true })], [unflippable]).changed[0]?.set).toEqual({ can_be_flipped: true });
  });

  it('lets windows be flipped and nothing else, unless the file says so', () => {
    expect([0, 1, 2].map((category) => productsOfRow(row({ category: category as 0 }))[0]?.can_be_flipped)).toEqual([false, true, false]);
    expect(productsOfRow(row({ category: 2, can_be_flipped: true }))[0]?.can_be_flipped).toBe(true);
  });
});
