import { barcodeGiver, barcodePrefix, nextBarcodes } from './barcode';

describe('PRD-02b generated barcodes', () => {
  it('take seven characters of the number, dots to eight and 999', () => {
    expect(barcodePrefix('P-2048')).toBe('P-2048..999');
    expect(barcodePrefix('26-123456')).toBe('26-1234.999');
  });

  it('count on from what the order has used, padded to three', () => {
    expect(nextBarcodes('P.......999', 0, 2, new Set())).toEqual({
      barcodes: ['P.......999001', 'P.......999002'],
      counter: 2,
    });
    expect(nextBarcodes('P.......999', 999, 1, new Set()).barcodes).toEqual(['P.......9991000']);
  });

  it('skip those that another order has taken', () => {
    expect(nextBarcodes('P.......999', 0, 2, new Set(['P.......999001', 'P.......999003']))).toEqual({
      barcodes: ['P.......999002', 'P.......999004'],
      counter: 4,
    });
  });

  it('are never given twice, whatever orders share a prefix', () => {
    const give = barcodeGiver(new Set(['P.......999002']));
    const all = [
      give('P.......999', 0, 2),
      give('P.......999', 0, 2),
      give('P.......999', 7, 1),
      give('P.......999', 0, 4),
    ];
    expect(all.map((one) => one.barcodes.map((barcode) => Number(barcode.slice(11))))).toEqual([
      [1, 3],
      [4, 5],
      [8],
      [6, 7, 9, 10],
    ]);
  });
});
