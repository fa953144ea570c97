import { shortLabel, shortLabels } from './short-label';

describe('the short name of a stop', () => {
  it('TRK-03 is the town of its address, or the label as it is', () => {
    expect(shortLabel('Økernveien 121, 0581 Oslo, NO')).toBe('Oslo');
    expect(shortLabel('Geniner Straße 88, 23560 Lübeck, DE')).toBe('Lübeck');
    expect(shortLabel('Nøstegaten 42, 5014 Bergen, NO, Žvejų g. 5, 91241 Klaipėda, LT')).toBe('Bergen, Klaipėda');
    expect(shortLabel('Savanorių pr. 1, LT-44255 Kaunas, LT')).toBe('Kaunas');
    expect(shortLabel('Kopparbergsvägen 7, 722 30 Västerås, SE')).toBe('Västerås');
    expect(shortLabel('26-0101, 26-0104')).toBe('26-0101, 26-0104');
    expect(shortLabel('Dariaus ir Girėno g. 5, Jonava, 55166, LT')).toBe('Jonava');
    expect(shortLabel('Hauptstraße 5, Kiel, 24103, DE')).toBe('Kiel');
  });

  it('TRK-03 of two in one town is the whole address', () => {
    const [first, second, other] = [
      'Savanorių pr. 1, 44255 Kaunas, LT',
      'Taikos pr. 9, 51181 Kaunas, LT',
      'Weg 7, 6511 AB Nijmegen, NL',
    ] as const;
    expect(shortLabels([first, second, other])).toEqual([first, second, 'Nijmegen']);
    expect(shortLabels([first, first, other])).toEqual(['Kaunas', 'Kaunas', 'Nijmegen']);
  });
});
