import { sampleProduct } from '../../../entities/pallet/testing/sample-pallet';
import { productOver, verdictOver, type DragState } from './drag-store';

describe('a drag as a card sees it', () => {
  const product = sampleProduct(1);
  const verdict = { fits: false, why: { code: 'pallet.too_high', params: {} }, fitting: 0 } as const;
  const over = (palletId: number): Extract<DragState, { kind: 'dragging' }> => ({
    kind: 'dragging',
    what: { kind: 'product', product, pieces: [product], all: 1 },
    at: { x: 0, y: 0 },
    target: { kind: 'pallet', palletId, at: null },
    verdict,
  });

  it('is nothing from its begin to its end, but for the card under the pointer', () => {
    const states: readonly DragState[] = [
      { kind: 'idle' },
      { ...over(7), target: null, verdict: null },
      over(7),
      over(8),
      { kind: 'idle' },
    ];
    const seenBy = (palletId: number) =>
      states.map((state) => [productOver(state, palletId), verdictOver(state, palletId)]);
    const nothing = [null, null];
    expect(seenBy(9)).toEqual(states.map(() => nothing));
    expect(seenBy(7)).toEqual([nothing, nothing, [product, verdict], nothing, nothing]);
  });
});
