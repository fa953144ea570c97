import { addressLine, parseAddress } from './address-line';

describe('an address as one line', () => {
  it('joins what is there', () => {
    expect(addressLine({ street: 'Ąžuolų g. 5', post_code: '01103', city: 'Vilnius', country: 'LT' })).toBe(
      'Ąžuolų g. 5, 01103 Vilnius, LT',
    );
    expect(addressLine({ street: null, post_code: null, city: 'Oslo', country: 'NO' })).toBe('Oslo, NO');
  });

  it.each([
    [
      'Gedimino pr. 1, LT-01103 Vilnius, LT',
      { street: 'Gedimino pr. 1', post_code: 'LT-01103', city: 'Vilnius', country: 'LT' },
    ],
    ['Storgata 3, 0155 Oslo, no', { street: 'Storgata 3', post_code: '0155', city: 'Oslo', country: 'NO' }],
    [
      'Kungsgatan 12, 111 35 Stockholm, SE',
      { street: 'Kungsgatan 12', post_code: '111 35', city: 'Stockholm', country: 'SE' },
    ],
    ['Kaunas', { street: null, post_code: null, city: 'Kaunas', country: 'LT' }],
    ['Dariaus g. 5, Jonava, 55166, LT', { street: 'Dariaus g. 5', post_code: '55166', city: 'Jonava', country: 'LT' }],
    [
      'Dariaus g. 5, LT-55166, Jonava, Lietuva',
      { street: 'Dariaus g. 5', post_code: 'LT-55166', city: 'Jonava', country: 'LT' },
    ],
    [
      'Hauptstraße 5, Kiel 24103, Deutschland',
      { street: 'Hauptstraße 5', post_code: '24103', city: 'Kiel', country: 'DE' },
    ],
    [
      'ul. Prosta 7, 00-950 Warszawa, Polska',
      { street: 'ul. Prosta 7', post_code: '00-950', city: 'Warszawa', country: 'PL' },
    ],
    [
      'Brīvības iela 1, Rīga, LV-1010, LV',
      { street: 'Brīvības iela 1', post_code: 'LV-1010', city: 'Rīga', country: 'LV' },
    ],
    [
      '10 Downing Street, London SW1A 2AA, United Kingdom',
      { street: '10 Downing Street', post_code: 'SW1A 2AA', city: 'London', country: 'GB' },
    ],
    ['Savanorių pr. 1, Kaunas', { street: 'Savanorių pr. 1', post_code: null, city: 'Kaunas', country: 'LT' }],
    [
      'Liepų g. 2, butas 4, Klaipėda',
      { street: 'Liepų g. 2, butas 4', post_code: null, city: 'Klaipėda', country: 'LT' },
    ],
  ])('reads %s', (line, parts) => {
    expect(parseAddress(line)).toEqual(parts);
  });

  it('gives back the line it wrote', () => {
    const line = 'Weg 7, 6511 AB Nijmegen, NL';
    expect(addressLine(parseAddress(line))).toBe(line);
  });
});
