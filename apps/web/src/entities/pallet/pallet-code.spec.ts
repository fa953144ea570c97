import { palletMeant } from './pallet-code';

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
