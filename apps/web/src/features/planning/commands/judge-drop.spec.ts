import { samplePallet, sampleProduct } from '../../../entities/pallet/testing/sample-pallet';
import { ghostOf, judgeDrop, lockOf, type DropRules } from './judge-drop';

const rules: DropRules = {
  lengthRule: { allowCustom: true, standardLengthsMm: [], longestMm: 2400 },
  fullWidthMm: 1200,
  tallPalletRule: false,
};

describe('whether a product fits a pallet', () => {
  it('PLN-06 says where it would stand and how much width is left', () => {
    const verdict = judgeDrop([sampleProduct(2)], samplePallet(1, [sampleProduct(1)]), rules, { xMm: 0, yMm: 110 });
    expect(verdict).toMatchObject({
      fits: true,
      place: { x: 0, y: 100, z: 0, is_flipped: false },
      freeMm: 1000,
      lengthMm: 2400,
    });
  });

  it('PLN-06 refuses locked pallets and those on a truck before anything else', () => {
    expect(judgeDrop([sampleProduct(2)], samplePallet(1, [], { status: 2 }), rules, null)).toEqual({
      fits: false,
      why: { code: 'pallet.locked', params: { status: 2 } },
      fitting: 0,
    });
    expect(lockOf(samplePallet(1, [], { truck_id: 5 as never }))?.code).toBe('pallet.on_truck');
    expect(lockOf(samplePallet(1, [], { owned: false }))?.code).toBe('pallet.not_owned');
  });

  it('PLN-12 lets products in and out of prepared pallets', () => {
    expect(judgeDrop([sampleProduct(2)], samplePallet(1, [], { status: 1 }), rules, null).fits).toBe(true);
    expect(lockOf(samplePallet(1, [], { status: 1 }))).toBeNull();
  });

  it('names the rule when there is no room or it weighs too much', () => {
    const long = judgeDrop([sampleProduct(2, { width: 2600, can_be_flipped: false })], samplePallet(1), rules, null);
    expect(long).toMatchObject({ fits: false, why: { code: 'pallet.products_do_not_fit' } });
    const heavy = judgeDrop([sampleProduct(2, { weight: 3000 })], samplePallet(1), rules, null);
    expect(heavy).toMatchObject({ fits: false, why: { code: 'pallet.overweight' } });
  });

  it('PLN-06 says of several products how many go there, one after another', () => {
    const [one, ...others] = [2, 3, 4].map((id) =>
      sampleProduct(id, { width: 1400, depth: 500, height: 2300, can_be_flipped: false }),
    );
    const onto = samplePallet(1, [], { width: 1200 });
    expect(judgeDrop([one!, others[0]!], onto, rules, { xMm: 0, yMm: 0 })).toMatchObject({
      fits: true,
      place: { y: 0 },
    });
    expect(judgeDrop([one!, ...others], onto, rules, { xMm: 0, yMm: 0 })).toMatchObject({ fits: false, fitting: 2 });
    const other = sampleProduct(9, { address_key: 'b' });
    expect(judgeDrop([sampleProduct(8), other], onto, rules, null)).toMatchObject({ fits: true, otherAddress: true });
  });

  it('lets a pallet that was cut narrow grow back to its full width', () => {
    const narrow = samplePallet(1, [sampleProduct(1, { width: 2400, depth: 600, height: 2000 })], { width: 600 });
    const verdict = judgeDrop(
      [sampleProduct(2, { width: 2300, height: 2300, can_be_flipped: false })],
      narrow,
      rules,
      null,
    );
    expect(verdict).toMatchObject({ fits: true, widthMm: 1200 });
  });

  it('says when the pallet goes to another address', () => {
    const verdict = judgeDrop(
      [sampleProduct(2, { address_key: 'b' })],
      samplePallet(1, [sampleProduct(1)]),
      rules,
      null,
    );
    expect(verdict).toMatchObject({ fits: true, otherAddress: true });
  });

  it('moves a product inside its own pallet as if it were not there', () => {
    const pallet = samplePallet(1, [sampleProduct(1)]);
    expect(judgeDrop([pallet.products[0]!], pallet, rules, { xMm: 200, yMm: 300 })).toMatchObject({ fits: true });
  });

  it('draws the ghost of a flipped product turned', () => {
    expect(ghostOf(sampleProduct(1), { x: 5, y: 6, z: 0, is_flipped: true })).toEqual({
      xMm: 5,
      yMm: 6,
      sizeXMm: 1400,
      sizeYMm: 100,
    });
  });
});
