import { headerOf, widthOf } from './template-rules';

describe('CUS-04b rules of a template', () => {
  it('CUS-04b replaces an empty or too small width by 10', () => {
    for (const typed of ['', '9', '-5', 'abc', '0']) expect(widthOf(typed)).toEqual({ width: 10, replaced: true });
    expect(widthOf('12,7')).toEqual({ width: 12, replaced: false });
    expect(widthOf('10')).toEqual({ width: 10, replaced: false });
    expect(widthOf(' 190 ')).toEqual({ width: 190, replaced: false });
    expect(widthOf('900')).toEqual({ width: 500, replaced: true });
  });
  it('an editor without a word is no header', () => {
    expect([headerOf('<p></p>'), headerOf('<p style="text-align: center"></p><p></p>'), headerOf('<p>a</p>')]).toEqual([
      '',
      '',
      '<p>a</p>',
    ]);
  });
});
