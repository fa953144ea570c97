import { isValidNumber, palletNumber, sequenceText, shownNumber } from './pallet-number';

describe('pallet numbers', () => {
  it('PAL-03 thirteen characters, sequence 9999 goes on with A000 and ends with Z999', () => {
    expect(palletNumber({ companyCode: 'demo', year: 2026, sequence: 1 })).toBe('00DEMOP260001');
    expect([9999, 10_000, 10_999, 11_000, 35_999].map(sequenceText)).toEqual(['9999', 'A000', 'A999', 'B000', 'Z999']);
    expect(() => sequenceText(36_000)).toThrow(RangeError);
  });
  it('PAL-03 every sequence has its own text', () => {
    expect(new Set(Array.from({ length: 35_999 }, (_, i) => sequenceText(i + 1))).size).toBe(35_999);
  });
  it('PAL-03 shows the last 7 of a full number, otherwise the last 4', () => {
    expect([shownNumber('00DEMOP260001'), shownNumber('123456'), shownNumber('12')]).toEqual(['P260001', '3456', '12']);
  });
  it('PLN-08 by hand: 13 characters or 1 to 12 digits', () => {
    expect(['00DEMOP260001', '1', '123456789012'].every(isValidNumber)).toBe(true);
    expect(['', 'A1', '1234567890123456', '00demoP260001', '12 3'].some(isValidNumber)).toBe(false);
  });
});
