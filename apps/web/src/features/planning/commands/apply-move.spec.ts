import { samplePallet, sampleProduct } from '../../../entities/pallet/testing/sample-pallet';
import { samplePlanning } from '../testing/sample-planning';
import { absorbAct, applyMove } from './apply-move';

const onFirst = sampleProduct(11);
const free = sampleProduct(12);
const page = () => samplePlanning([samplePallet(1, [onFirst]), samplePallet(2)], [free]);
const place = { x: 0, y: 100, z: 0, is_flipped: false };

describe('a move before the server has answered', () => {
  it('shows the product where it was dropped and counts it as placed', () => {
    const after = applyMove(page(), free, 2, place);
    expect(after.pallets[1]?.products.map((product) => [product.id, product.y])).toEqual([[12, 100]]);
    expect(after.orders[0]?.placed_count).toBe(2);
    expect(after.pallets[1]?.weight).toBe(150);
  });

  it('takes it from the pallet it leaves', () => {
    const data = page();
    const after = applyMove(data, data.pallets[0]!.products[0]!, 2, place);
    expect(after.pallets[0]?.products).toEqual([]);
    expect(after.pallets[0]?.products_count).toBe(0);
    expect(after.pallets[0]?.weight).toBe(50);
  });

  it('makes it unplaced when it goes off every pallet', () => {
    const data = page();
    const after = applyMove(data, data.pallets[0]!.products[0]!, null, null);
    expect(after.orders[0]?.placed_count).toBe(0);
    expect(after.orders[0]?.products.find((product) => product.id === 11)?.pallet_id).toBeNull();
  });
});

describe('the answer to an act', () => {
  const answer = (version: number) => ({
    products: [sampleProduct(12, { pallet_id: 2 as never, version: 2 })],
    pallets: [samplePallet(2, [sampleProduct(12, { version: 2 })], { version, weight: 171 })],
    deleted: [1 as never],
  });

  it('PLN-06 replaces the pallets it touched and removes those that became empty', () => {
    const after = absorbAct(applyMove(page(), free, 2, place), answer(2));
    expect(after.pallets.map((pallet) => [pallet.id, pallet.weight])).toEqual([[2, 171]]);
    expect(after.orders[0]?.products.find((product) => product.id === 12)?.version).toBe(2);
  });

  it('adds a pallet that was made for the product', () => {
    const made = {
      products: [sampleProduct(12, { pallet_id: 9 as never })],
      pallets: [samplePallet(9, [free])],
      deleted: [],
    };
    expect(absorbAct(page(), made).pallets.map((pallet) => pallet.id)).toEqual([1, 2, 9]);
  });

  it('that was overtaken by a newer state does not bring the old one back', () => {
    const newer = samplePlanning([samplePallet(2, [], { version: 5, weight: 999 })], [free]);
    expect(absorbAct(newer, answer(2)).pallets[0]?.weight).toBe(999);
  });
});
