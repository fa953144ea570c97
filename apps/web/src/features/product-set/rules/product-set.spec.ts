import type { GlassUnitOfSet } from '@mullion/contracts';
import { decimalsOf, fittingTable } from './fitting-table';
import { glassScheme } from './glass-scheme';
import { picturedFields } from './picture-fields';

const group = (number: number, code: string, quantities: Record<string, number>) => ({
  number,
  code,
  description: null,
  fittings: Object.entries(quantities).map(([field, quantity]) => ({ field, quantity })),
});
const unit = (field: string | null, width: number, height: number): GlassUnitOfSet => ({
  field,
  width,
  height,
  type: '4-16-4',
  description: null,
  stand_number: null,
  stand_side: null,
});

describe('SET-01a fittings as a table', () => {
  it('has one column a field, sorted alphabetically, with the quantity of each and their sum', () => {
    const { fields, rows } = fittingTable([
      group(1, 'V-1', { C: 2, A: 1 }),
      group(2, 'S-300', { B: 4.1, A10: 5.9, A2: 4.1 }),
    ]);
    expect(fields).toEqual(['A', 'A2', 'A10', 'B', 'C']);
    expect(rows.map(({ code, quantities, total }) => [code, quantities['A'], quantities['C'], total])).toEqual([
      ['V-1', 1, 2, 3],
      ['S-300', undefined, undefined, 14.1],
    ]);
  });

  it('writes pieces as integers and metres with their decimals', () => {
    expect([1, 4.1, 0.125, 0.1 + 0.2].map(decimalsOf)).toEqual([0, 1, 3, 1]);
  });
});

describe('SET-01a the panes of a product', () => {
  it('are found in its picture by their fields', () => {
    expect(
      picturedFields(`<svg><rect data-field="B" x="1"/><g data-field='A'/><rect data-field="B"/><rect x="2"/></svg>`),
    ).toEqual(['B', 'A']);
  });

  it('are drawn from fields and sizes where the picture does not name them: in order, inside, never over each other', () => {
    const product = { width: 2_350, height: 1_560 };
    const [a, b, c] = glassScheme(product, [
      unit('C', 526, 1_386),
      unit(null, 100, 100),
      unit('B', 1_056, 1_386),
      unit('A', 526, 1_386),
    ]);
    expect([a?.field, b?.field, c?.field]).toEqual(['A', 'B', 'C']);
    expect([a?.width, a?.height]).toEqual([526, 1_386]);
    expect((a?.x ?? 0) + (a?.width ?? 0)).toBeLessThan(b?.x ?? 0);
    expect((c?.x ?? 0) + (c?.width ?? 0)).toBeLessThan(product.width);
  });

  it('go below each other when they do not fit beside each other, and shrink when they are too large', () => {
    const [upper, lower] = glassScheme({ width: 1_000, height: 2_000 }, [unit('A', 800, 700), unit('B', 800, 900)]);
    expect((upper?.y ?? 0) + (upper?.height ?? 0)).toBeLessThan(lower?.y ?? 0);
    const [large] = glassScheme({ width: 1_000, height: 1_000 }, [unit('A', 2_000, 500)]);
    expect([large?.x, large?.width, large?.height]).toEqual([0, 1_000, 250]);
    expect(glassScheme({ width: 1_000, height: 1_000 }, [])).toEqual([]);
  });
});
