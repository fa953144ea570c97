import { errorStatus, refusalCode } from './errors';

describe('the code of a refusal', () => {
  it('is the one that the other service gave', () => {
    expect(Object.keys(errorStatus).filter((code) => refusalCode(code) !== code)).toEqual([]);
  });
  it('is a conflict where only the other service knows it, also when every object has a property of that name', () => {
    expect(['truck.on_the_moon', '', 'constructor', '__proto__'].map(refusalCode)).toEqual(Array(4).fill('conflict'));
  });
});
