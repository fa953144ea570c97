import { samplePallet, sampleProduct } from '../../../entities/pallet/testing/sample-pallet';
import { dropOutcome } from './drop-outcome';
import { judgeDrop } from '../commands/judge-drop';

const rules = {
  lengthRule: { allowCustom: true, standardLengthsMm: [], longestMm: 2400 },
  fullWidthMm: 1200,
  tallPalletRule: false,
};
const place = { xMm: 0, yMm: 110 };
const onto = (at: typeof place | null) => ({ kind: 'pallet', palletId: 1, at }) as const;
const unplaced = sampleProduct(2);
const placed = sampleProduct(1);

describe('what dropping a product means', () => {
  it('PLN-06 moves nothing onto a pallet that it does not fit, and says why', () => {
    const verdict = judgeDrop([sampleProduct(2, { weight: 3000 })], samplePallet(1), rules, place);
    expect(dropOutcome(unplaced, onto(place), verdict)).toMatchObject({
      kind: 'refuse',
      why: { code: 'pallet.overweight' },
    });
  });
  it('moves to the place under the pointer, or lets the pallet find one', () => {
    const verdict = judgeDrop([unplaced], samplePallet(1, [placed]), rules, place);
    expect(dropOutcome(unplaced, onto(place), verdict)).toMatchObject({
      kind: 'move',
      to: { palletId: 1, place: { y: 100 } },
    });
    expect(dropOutcome(unplaced, onto(null), verdict)).toEqual({
      kind: 'move',
      to: { kind: 'pallet', palletId: 1, place: null },
    });
  });
  it('is nothing where the product is already', () => {
    expect(dropOutcome({ ...unplaced, pallet_id: 1 as never }, onto(null), null)).toEqual({ kind: 'nothing' });
    expect(dropOutcome({ ...unplaced, pallet_id: null }, { kind: 'unplaced' }, null)).toEqual({ kind: 'nothing' });
    expect(dropOutcome({ ...unplaced, pallet_id: 1 as never }, { kind: 'unplaced' }, null)).toEqual({
      kind: 'move',
      to: { kind: 'unplaced' },
    });
  });
});
