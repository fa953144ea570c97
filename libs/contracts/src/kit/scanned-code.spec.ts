import { readingsOf } from './scanned-code';

describe('readings of a scanned code', () => {
  it('begin with the code as it is and go on with its capitals and its digits', () => {
    expect(readingsOf('ho-12.999001')).toEqual(['ho-12.999001', 'HO-12.999001']);
    expect(readingsOf('HO-ąč.„“ū')).toEqual(['HO-ąč.„“ū', 'HO-ĄČ.„“Ū', 'ho-ąč.„“ū', 'HO-12.908', 'ho-12.908']);
    expect(readingsOf('1234')).toEqual(['1234']);
  });
});
