import { defaultStackRules, type EstimatedProduct, type PackingInstance } from '@mullion/contracts';
import { firstPlan } from './first-plan';

const settings = (over: Partial<PackingInstance['settings']> = {}): PackingInstance['settings'] => ({
  pallet_length: 2400,
  pallet_width: 1000,
  pallet_height: 120,
  max_height: 2520,
  max_weight: 2000,
  spacing_between: 10,
  spacing_ends: 30,
  spacing_sides: 30,
  allow_different_orders: true,
  mix_addresses: false,
  cut_to_content: true,
  stack_rules: defaultStackRules,
  ...over,
});
const tall = settings({ pallet_length: 3200, pallet_width: 1200, max_height: 2900 });
const floor = { width: 2480, between: 50 };
const product = (over: Partial<EstimatedProduct> = {}): EstimatedProduct => ({
  position: '10',
  category: 1,
  width: 1200,
  height: 1400,
  depth: 80,
  weight: 60,
  can_be_flipped: false,
  quantity: 1,
  ...over,
});
const plan = (products: readonly EstimatedProduct[], types = [settings(), tall]) =>
  firstPlan({ types, floor, products });
const figures = (products: readonly EstimatedProduct[], types?: PackingInstance['settings'][]) => {
  const planned = plan(products, types);
  if (planned.gap) throw new Error(planned.gap.code);
  return planned;
};

describe('BEY-24a the first plan of an order', () => {
  it('has every piece on a pallet, with timber in the mass', () => {
    const { pallets, length, mass, timberMass } = figures([product({ quantity: 30 })]);
    expect(pallets.reduce((sum, pallet) => sum + pallet.products, 0)).toBe(30);
    expect(mass).toBeCloseTo(30 * 60 + timberMass, 1);
    expect(timberMass).toBeGreaterThan(10);
    expect(length).toBe(pallets.reduce((sum, pallet) => sum + Math.round((pallet.length + 50) / 2), 0));
  });

  it('is the same for the same question', () => {
    const products = Array.from({ length: 40 }, (_, at) =>
      product({ width: 600 + 37 * (at % 17), height: 700 + 53 * (at % 11) }),
    );
    expect(plan(products)).toEqual(plan(products));
  });

  it('takes the first packing type that holds a product, and sets together', () => {
    const high = product({ height: 2600 });
    expect(figures([product(), high]).pallets.map(({ width }) => width)).toEqual([1200, 1000]);
    expect(
      figures([product({ part_of: 'A' }), { ...high, part_of: 'A' }]).pallets.map(({ width, products }) => [
        width,
        products,
      ]),
    ).toEqual([[1200, 2]]);
  });

  it('names the product that no packing type holds', () => {
    expect(plan([product(), product({ position: '20', quantity: 3, height: 3500 })])).toEqual({
      gap: { code: 'fits_no_type', product: 2, position: '20' },
    });
  });

  it('plans a set of more pieces than any pallet holds as if it were no set', () => {
    const pieces = [product({ quantity: 300 })];
    expect(figures(pieces.map((one) => ({ ...one, part_of: 'S' })))).toEqual(figures(pieces));
  });

  it('plans very large orders in parts, every piece once, whole sets too', () => {
    const many = [
      product({ quantity: 700 }),
      product({ quantity: 500, width: 900, height: 900, part_of: null }),
      product({ part_of: 'S', quantity: 4 }),
    ];
    expect(figures(many).pallets.reduce((sum, pallet) => sum + pallet.products, 0)).toBe(1204);
  });
});
