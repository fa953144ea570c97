import { samplePallet, sampleProduct } from '../../../entities/pallet/testing/sample-pallet';
import { samplePlanning } from '../testing/sample-planning';
import { endFor, moveRefusal } from './destination';

describe('where a product goes on the planning page', () => {
  const closed = { status: 2 } as const;
  const pallets = [samplePallet(1, [sampleProduct(11)]), samplePallet(2, [sampleProduct(21)], closed), samplePallet(3)];
  const data = samplePlanning(pallets, [sampleProduct(41)]);
  const on = (palletId: number) => ({ kind: 'pallet', palletId, place: null }) as const;
  const refusal = (productId: number, from: number | null, to: Parameters<typeof moveRefusal>[2]) =>
    moveRefusal(data, sampleProduct(productId, { pallet_id: from as never }), to)?.code ?? null;

  it('neither leaves a closed pallet nor comes onto one; open ones and none take it', () => {
    expect([refusal(21, 2, on(3)), refusal(11, 1, on(2)), refusal(21, 2, { kind: 'unplaced' })]).not.toContain(null);
    expect([refusal(11, 1, on(3)), refusal(41, null, on(1)), refusal(11, 1, { kind: 'unplaced' })]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('a new pallet is made with what is given, a card of one with its own sizes', () => {
    const made = { length: 2400, width: 1200 };
    const card = { key: 'k', length: 1600, width: null, comment: 'glass' };
    expect(endFor({ kind: 'new' }, made, [card])).toEqual({ kind: 'new', like: made, temporary: null });
    expect(endFor({ kind: 'temporary', key: 'k' }, made, [card])).toEqual({
      kind: 'new',
      like: { length: 1600, width: 1200, comment: 'glass' },
      temporary: 'k',
    });
    // the card went while the product was dragged
    const settings = {
      pallet_height: 140,
      max_height: 2400,
      max_weight: 900,
      spacing_between: 5,
      spacing_ends: 6,
      spacing_sides: 7,
    };
    expect(endFor({ kind: 'temporary', key: 'k' }, made, [{ ...card, settings }])).toMatchObject({ like: settings });
    expect(endFor({ kind: 'temporary', key: 'gone' }, made, [card])).toEqual({
      kind: 'new',
      like: made,
      temporary: null,
    });
    expect(endFor(on(3), made, [])).toEqual(on(3));
  });
});
