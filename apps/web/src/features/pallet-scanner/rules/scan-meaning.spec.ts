import { meaningOf } from './scan-meaning';

describe('what a scanned code means', () => {
  const open = { pallet: 4, name: 'P260041' };
  it('BEY-02 is a product of the pallet that is open in that moment, also while its own scan has no answer', () => {
    expect(meaningOf('26-0412-007', open)).toEqual({ kind: 'load-product', code: '26-0412-007', onto: open });
    const opening = { opening: 'a', name: '0DEMO1P260042' };
    expect(meaningOf('26-0412-007', opening)).toEqual({ kind: 'load-product', code: '26-0412-007', onto: opening });
  });
  it('PSC-01 is a pallet when none is open, or when it can only be the number of one', () => {
    expect(meaningOf('hand1', null)).toEqual({ kind: 'open-pallet', code: 'HAND1' });
    expect(meaningOf('“DEMOąPčš““ėč', open)).toEqual({ kind: 'open-pallet', code: '0DEMO1P260042' });
    expect(meaningOf('0demo1p260042', open)).toEqual({ kind: 'open-pallet', code: '0DEMO1P260042' });
  });
  it('BEY-63b is a pallet by the number that people read, but for a product of the open pallet with such a code', () => {
    expect(meaningOf('p260042', open)).toEqual({ kind: 'open-pallet', code: 'P260042' });
    expect(meaningOf('P260042', open, [{ barcode: 'P260042' }])).toEqual({
      kind: 'load-product',
      code: 'P260042',
      onto: open,
    });
  });
  it('BEY-63a is a pallet behind an identifier', () => {
    expect(meaningOf(']C10demo1p260042', open)).toEqual({ kind: 'open-pallet', code: '0DEMO1P260042' });
  });
});
