import { changesPacking } from './product-changes';

const product = { width_mm: 1000, height_mm: 1200, depth_mm: 82, weight_kg: 40.5, can_be_flipped: true, part_of: null };

describe('edits that packing must allow', () => {
  it('are those of sizes, mass, flip and set', () => {
    expect(changesPacking(product, { width_mm: 1010 })).toBe(true);
    expect(changesPacking(product, { can_be_flipped: false })).toBe(true);
    expect(changesPacking(product, { part_of: 'A' })).toBe(true);
  });

  it('are not those that change nothing', () => {
    expect(changesPacking(product, { width_mm: 1000, weight_kg: 40.5, part_of: null })).toBe(false);
    expect(changesPacking(product, {})).toBe(false);
  });
});
