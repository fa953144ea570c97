import { codesMeant, isCodeOf, itemOfCode } from './item-of-code';

const things = [{ code: 'HO-12.999' }, { code: 'HO-ąč.999' }, { code: 'ho-34.1' }];

const codeOf = ({ code }: { readonly code: string }): string => code;

describe('the thing that a code means', () => {
  it('is found however a keyboard has typed its digits and letters', () => {
    expect(itemOfCode(things, 'ho-ęė.ą', codeOf)).toBe(things[2]);
    expect(itemOfCode(things, 'HO-12.999', codeOf)).toBe(things[0]);
    expect(itemOfCode(things, 'HO-56.1', codeOf)).toBeUndefined();
  });

  it('is the one whose code is exactly this before the one that it may have been', () => {
    expect(itemOfCode(things, 'ho-ąč.999', codeOf)).toBe(things[1]);
  });

  it('has the same code by both ways of typing, and none without a code', () => {
    expect([isCodeOf('ąč', '12'), isCodeOf('Ab', 'aB'), isCodeOf('12', 'ąč'), isCodeOf('12', null)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(codesMeant('HO.ą')).toEqual(['ho.ą', 'ho.1']);
  });
});
