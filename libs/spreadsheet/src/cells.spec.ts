import { numberOf, parseDate, parseFlag, parseNumber, parseText } from './cells';

describe('numbers as people write them', () => {
  it.each([
    ['1210', 1210],
    [' 122,1 ', 122.1],
    ['122.1', 122.1],
    ['1 234,5', 1234.5],
    ['1\u00a0234,5', 1234.5],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['1.234.567,8', 1234567.8],
    ['-3', -3],
    ['5,', 5],
  ])('reads %s', (text, value) => {
    expect(numberOf(text)).toBe(value);
  });

  it.each(['', 'abc', '12a', '1,2,3', '1.23.4,5', '1e5', '--3', '0x10', 'Infinity', '12 mm'])('refuses %j', (text) => {
    expect(numberOf(text)).toBeNull();
  });
});

describe('cells', () => {
  const millimetres = { min: 1, max: 100_000, isInteger: true, required: true };

  it('name what is wrong with a number', () => {
    expect(parseNumber('', millimetres)).toEqual({ fault: { code: 'import.required', params: {} } });
    expect(parseNumber('abc', millimetres)).toEqual({
      fault: { code: 'import.not_a_number', params: { value: 'abc' } },
    });
    expect(parseNumber('1,210', millimetres)).toEqual({
      fault: { code: 'import.not_whole', params: { value: '1,210' } },
    });
    expect(parseNumber('0', millimetres)).toEqual({
      fault: { code: 'import.out_of_range', params: { value: '0', min: 1, max: 100_000 } },
    });
    expect(parseNumber(1210, millimetres)).toEqual({ value: 1210 });
  });

  it('name what is wrong with a text', () => {
    expect(parseText('  ', { max: 3, required: true })).toEqual({ fault: { code: 'import.required', params: {} } });
    expect(parseText('abcd', { max: 3 })).toEqual({ fault: { code: 'import.too_long', params: { max: 3 } } });
    expect(parseText(' a\u0000b ', { max: 3 })).toEqual({ value: 'a b' });
  });

  it('are refused where a date, a negative number or unseen characters stand for a text', () => {
    const order = { max: 64 };
    expect(parseText(new Date('2026-11-12'), order)).toEqual({
      fault: { code: 'import.is_date', params: { value: '2026-11-12' } },
    });
    expect(parseText(new Date(NaN), order)).toEqual({ fault: { code: 'import.is_date', params: { value: '?' } } });
    expect(parseText(-5, order)).toEqual({ fault: { code: 'import.is_negative', params: { value: '-5' } } });
    expect(parseText('HO-\u202eevil', order)).toEqual({
      fault: { code: 'import.characters', params: { value: 'HO-evil' } },
    });
    expect(parseNumber(new Date('2026-11-12'), millimetres)).toHaveProperty('fault.code', 'import.is_date');
    expect(parseText(2601, order)).toEqual({ value: '2601' });
  });

  it('are refused with more decimals than are kept, never rounded without a word', () => {
    const mass = { min: 0, max: 100_000, decimals: 1 };
    expect(parseNumber('30,55', mass)).toEqual({
      fault: { code: 'import.too_many_decimals', params: { value: '30,55', max: 1 } },
    });
    expect(parseNumber('30,50', mass)).toEqual({ value: 30.5 });
    expect(parseNumber(0.1 + 0.2, mass)).toHaveProperty('value');
  });

  it('read yes or no in both languages', () => {
    expect(['taip', 'No', true, '0', ''].map((cell) => parseFlag(cell))).toEqual(
      [true, false, true, false, null].map((value) => ({ value })),
    );
    expect(parseFlag('toString')).toHaveProperty('fault.code', 'import.not_a_choice');
  });

  it('are refused where a spreadsheet could not compute them, whatever is wanted', () => {
    for (const cell of [{ error: '#N/A' }, '#N/A', '#REF!', '#NAME?', '#DIV/0!', '#REIKŠMĖ!', '####', ' #ССЫЛКА! '])
      for (const parsed of [
        parseText(cell, { max: 64 }),
        parseNumber(cell, millimetres),
        parseFlag(cell),
        parseDate(cell),
      ])
        expect(parsed).toHaveProperty('fault.code', 'import.cell_error');
    expect(parseText('#12', { max: 64 })).toEqual({ value: '#12' });
    expect(parseText('#A-1', { max: 64 })).toEqual({ value: '#A-1' });
  });

  it.each([
    ['2027-01-02', '2027-01-02'],
    ['2027.1.2', '2027-01-02'],
    ['02.01.2027', '2027-01-02'],
    [new Date('2027-01-02T00:00:00Z'), '2027-01-02'],
    ['', null],
  ])('read the day %s', (cell, value) => {
    expect(parseDate(cell)).toEqual({ value });
  });

  it.each(['01/02/2027', '2027-02-30', '0202-12-12', '2062', 46_389, 'rytoj', new Date(NaN)])(
    'refuse the day %s',
    (cell) => {
      expect(parseDate(cell)).toHaveProperty('fault.code', 'import.not_a_day');
    },
  );

  it('are taken as a person sees them, whatever number stands behind', () => {
    expect(parseText({ number: 412, shown: '00412' }, { max: 64 })).toEqual({ value: '00412' });
    expect(parseNumber({ number: 1460.4, shown: '1460' }, millimetres)).toEqual({ value: 1460 });
    expect(parseNumber({ number: 1460, shown: '1460 mm' }, millimetres)).toEqual({ value: 1460 });
    expect(parseNumber({ number: 1460, shown: '1,460.00' }, millimetres)).toEqual({ value: 1460 });
    expect(parseNumber({ number: 68.46, shown: '68.5' }, { min: 0, max: 100, decimals: 1 })).toEqual({ value: 68.5 });
  });

  it.each([
    [0.5, '50%'],
    [1460, '1.46'],
    [1.5, '1 1/2'],
    [1460, '146E+1'],
    [7, '***'],
  ])('are asked about where a format makes another number of %s: %s', (number, text) => {
    expect(parseNumber({ number, shown: text }, { min: 0, max: 100_000 })).toEqual({
      fault: { code: 'import.shown_otherwise', params: { value: text, number } },
    });
  });

  it('are refused in scientific form and with an apostrophe in front, as a text and as a number', () => {
    for (const cell of ['1,23457E+11', '1.2E+05', { number: 123_456_789_012, shown: '1.23457E+11' }])
      expect(parseText(cell, { max: 64 })).toHaveProperty('fault.code', 'import.scientific');
    expect(parseNumber('1,2E+05', millimetres)).toHaveProperty('fault.code', 'import.scientific');
    expect(parseText("'00412", { max: 64 })).toHaveProperty('fault.code', 'import.apostrophe');
    expect(parseNumber("'1460", millimetres)).toHaveProperty('fault.code', 'import.apostrophe');
    for (const text of ['2E1', "'t Hooft", "O'Brien", 'E+10'])
      expect(parseText(text, { max: 64 })).toEqual({ value: text });
    expect(parseNumber("1'460", millimetres)).toEqual({ value: 1460 });
  });
});
