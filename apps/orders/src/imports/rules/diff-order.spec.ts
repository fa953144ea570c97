import { diffOrder, productsOfRow } from './diff-order';
import type { ImportRow } from './read-rows';

const silence = {
  customer: null,
  address: null,
  delivery_date: null,
  contact: null,
  offer: null,
  customer_order_number: null,
  product_type: null,
  wood_type: null,
  paint_type: null,
  element_count: null,
  spross_count: null,
};
const row = (over: Partial<ImportRow> = {}): ImportRow => ({
  row: 2,
  order: '26-1',
  ...silence,
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
  comment: null,
  barcode: null,
  fittings: null,
  ...over,
});
const hashOf = (groups: readonly { code: string }[]) => groups.map(({ code }) => code).join() || null;
const productsOf = (one: ImportRow) => productsOfRow(one, hashOf);
const diff = (rows: ImportRow[], products: Parameters<typeof diffOrder>[1]) => diffOrder(rows, products, hashOf);
const stored = (id: number, over: Partial<ImportRow> = {}) => ({
  id,
  barcode: `B${id}`,
  done: 0,
  ...(productsOf(row(over))[0] as ReturnType<typeof productsOf>[0]),
});
const nothing = { changed: [], added: [], removed: [], unclear: [], unknown: [] };

describe('bringing a known order up to a file', () => {
  it('leaves an order alone that is as the file says', () => {
    expect(diff([row({ quantity: 2 })], [stored(1), stored(2)])).toEqual({ ...nothing, same: 2 });
  });

  it('changes what is left of a position, then adds or removes', () => {
    const more = diff(
      [row({ quantity: 3 }), row({ row: 3, position: 'B' })],
      [stored(1), stored(2, { width_mm: 900 })],
    );
    expect(more.changed).toEqual([{ id: 2, row: 2, kind: 'changed', set: { width_mm: 1000 } }]);
    expect(more.added.map((product) => product.position)).toEqual(['A', 'B']);
    expect(diff([row()], [stored(1), stored(2), stored(3, { position: 'Z' })]).removed).toEqual([
      { id: 2, position: 'A', row: 2 },
      { id: 3, position: 'Z', row: 2 },
    ]);
  });

  it('changes nothing when a mark stands twice with other sizes and the rows are exchanged', () => {
    const [large, small] = [{ width_mm: 1460 }, { width_mm: 900 }];
    const exchanged = diff([row(small), row({ ...large, row: 3 })], [stored(1, large), stored(2, small)]);
    expect(exchanged).toEqual({ ...nothing, same: 2 });
  });

  it('changes the only one that is left of a mark; says which rows are unclear when several are left that differ', () => {
    const products = [stored(1, { width_mm: 1460 }), stored(2, { width_mm: 900 })];
    const one = diff([row({ width_mm: 900 }), row({ row: 3, width_mm: 1500 })], products);
    expect([one.changed, one.unclear]).toEqual([[{ id: 1, row: 3, kind: 'changed', set: { width_mm: 1500 } }], []]);
    const both = [row({ width_mm: 950 }), row({ row: 3, width_mm: 1500 })];
    expect(diff(both, products)).toMatchObject({
      changed: [],
      removed: [],
      unclear: [{ position: 'A', row: 2 }, { row: 3 }],
    });
    expect(diff(both, [stored(1, { width_mm: 1400 }), stored(2, { width_mm: 1400 })]).unclear).toHaveLength(2);
    expect(
      diff([row({ quantity: 2, width_mm: 1000 })], [stored(1, { width_mm: 900 }), stored(2, { width_mm: 900 })])
        .unclear,
    ).toEqual([]);
  });

  it('gives exchanged marks to the products that have their sizes; names barcodes that the order has not', () => {
    const products = [stored(1, { position: 'A', width_mm: 1460 }), stored(2, { position: 'B', width_mm: 900 })];
    const exchanged = diff(
      [row({ position: 'A', width_mm: 900 }), row({ row: 3, position: 'B', width_mm: 1460 })],
      products,
    );
    expect(exchanged.changed).toEqual([
      { id: 2, row: 2, kind: 'exchanged', set: { position: 'A' } },
      { id: 1, row: 3, kind: 'exchanged', set: { position: 'B' } },
    ]);
    expect(diff([row({ barcode: 'B2', width_mm: 900 }), row({ row: 3, barcode: 'X' })], products)).toMatchObject({
      changed: [{ id: 2, set: { position: 'A' } }],
      unknown: [{ barcode: 'X', row: 3 }],
    });
  });

  it('keeps what the file does not say about flipping', () => {
    const unflippable = { ...stored(1), can_be_flipped: false };
    expect(diff([row()], [unflippable]).changed).toEqual([]);
    expect(diff([row({ can_be_flipped: true })], [unflippable]).changed[0]?.set).toEqual({ can_be_flipped: true });
  });

  it('SET-01a changes what products are fitted with, and keeps it when the file says nothing', () => {
    const fitted = (code: string) => ({
      fittings: [{ code, description: null, fittings: [{ field: 'A', quantity: 1 }] }],
    });
    expect(diff([row(fitted('V-1'))], [stored(1, fitted('V-2'))]).changed).toEqual([
      { id: 1, row: 2, kind: 'changed', set: { fittings: 'V-1' } },
    ]);
    expect(diff([row(fitted('V-1'))], [stored(1, fitted('V-1'))]).changed).toEqual([]);
    expect(diff([row()], [stored(1, fitted('V-2'))]).changed).toEqual([]);
    expect(diff([row({ ...fitted('V-1'), quantity: 2 })], []).added.map((product) => product.fittings)).toEqual([
      'V-1',
      'V-1',
    ]);
  });

  it('lets windows be flipped and nothing else, unless the file says so', () => {
    expect([0, 1, 2].map((category) => productsOf(row({ category: category as 0 }))[0]?.can_be_flipped)).toEqual([
      false,
      true,
      false,
    ]);
    expect(productsOf(row({ category: 2, can_be_flipped: true }))[0]?.can_be_flipped).toBe(true);
  });
});
