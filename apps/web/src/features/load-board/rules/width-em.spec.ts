import { widthEm } from './width-em';

describe('the width of a time on the wall', () => {
  it('BEY-04 grows with what is written, signs taking less than digits; nothing written has one too', () => {
    expect(widthEm('2:08')).toBeCloseTo(2.14);
    expect(widthEm('12-03 07:00')).toBeCloseTo(5.82);
    expect(widthEm('2 d. 1 val.')).toBeLessThan(widthEm('12 d. 10 val.'));
    expect(widthEm('')).toBe(1);
  });
});
