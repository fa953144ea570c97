import { barcodeOf, codesMeant, isCodeOf, palletMeant, thingOfCode } from './thing-of-code';

const things = [{ barcode: 'HO-12.999' }, { barcode: 'HO-ąč.999' }, { barcode: 'ho-34.1' }];

describe('the thing that a code means', () => {
  it('is found however a keyboard has typed its digits and letters', () => {
    expect(thingOfCode(things, 'ho-ęė.ą', barcodeOf)).toBe(things[2]);
    expect(thingOfCode(things, 'HO-12.999', barcodeOf)).toBe(things[0]);
    expect(thingOfCode(things, 'HO-56.1', barcodeOf)).toBeUndefined();
  });

  it('is the one whose code is exactly this before the one that it may have been', () => {
    expect(thingOfCode(things, 'ho-ąč.999', barcodeOf)).toBe(things[1]);
  });

  it('has the same code by both ways of typing, and none without a code', () => {
    expect([isCodeOf('ąč', '12'), isCodeOf('Ab', 'aB'), isCodeOf('12', 'ąč'), isCodeOf('12', null)]).toEqual([true, true, false, false]);
    expect(codesMeant('HO.ą')).toEqual(['ho.ą', 'ho.1']);
  });
});

describe('the pallet that a code means', () => {
  const pallet = (number: string | null, shown_number: string) => ({ number, shown_number });
  const pallets = [
    pallet('0RYTAIP260034', 'P260034'),
    pallet('0RYTAIP260035', 'P260035'),
    pallet('OTHERCP260035', 'P260035'),
    pallet(null, '#7'),
  ];

  it('BEY-63b is found by its number and by the part of it that people read, unless two are read alike', () => {
    for (const code of ['0rytaip260034', ']C10RZTAIP260034', 'P260034', 'p260034'])
      expect([code, palletMeant(pallets, code)]).toEqual([code, pallets[0]]);
    expect(palletMeant(pallets, 'P260035')).toBeUndefined();
    expect(palletMeant(pallets, 'OTHERCP260035')).toBe(pallets[2]);
    expect(palletMeant(pallets, '#7')).toBeUndefined();
  });
});
