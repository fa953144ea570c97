import { formatMoment, formatMomentIn, formatMomentSeconds, formatNumber, isIsoDate, parseNumber } from './format';

describe('moments on paper', () => {
  it("are written in the company's time zone, in summer and winter", () => {
    expect(formatMomentIn(new Date('2026-11-21T22:22:59Z'), 'Europe/Vilnius')).toBe('2026-11-22 00:22');
    expect(formatMomentIn(new Date('2026-07-01T10:00:00Z'), 'Europe/Vilnius')).toBe('2026-07-01 13:00');
  });
});

describe('numbers', () => {
  it('are grouped by a thin space in both languages and use the decimal sign of the language', () => {
    expect(formatNumber(1284, 'lt')).toBe('1\u2009284');
    expect(formatNumber(1234567.891, 'en', 2)).toBe('1\u2009234\u2009567.89');
    expect(formatNumber(61.4, 'lt', 2)).toBe('61,40');
  });

  it('show a minus sign, but never for a rounded zero', () => {
    expect(formatNumber(-1500.5, 'lt', 1)).toBe('\u22121\u2009500,5');
    expect(formatNumber(-0.001, 'en', 2)).toBe('0.00');
  });

  it('are read back as they are shown', () => {
    for (const value of [0, 7, -1284.25, 999999.99]) expect(parseNumber(formatNumber(value, 'lt', 2))).toBe(value);
    expect(parseNumber('12,5')).toBe(12.5);
    expect(parseNumber('1.284,5')).toBeNull();
    expect(parseNumber('')).toBeNull();
  });
});

describe('dates', () => {
  it('accept only days that exist', () => {
    expect(isIsoDate('2026-02-28')).toBe(true);
    expect(isIsoDate('2026-02-30')).toBe(false);
    expect(isIsoDate('2026-2-3')).toBe(false);
  });

  it('show a moment to the minute', () => {
    expect(formatMoment(new Date(2026, 10, 4, 9, 5))).toBe('2026-11-04 09:05');
    expect(formatMomentSeconds(new Date(2026, 10, 4, 9, 5, 7))).toBe('2026-11-04 09:05:07');
  });
});
