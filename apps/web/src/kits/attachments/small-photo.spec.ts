import { fittedSize } from './small-photo';

describe('the size of a sent photo', () => {
  it('PIN-01c is at most 2048 on its longer side, in proportion, and never larger than it was', () => {
    expect(fittedSize(4096, 3072)).toEqual({ width: 2048, height: 1536 });
    expect(fittedSize(3000, 4000)).toEqual({ width: 1536, height: 2048 });
    expect(fittedSize(640, 480)).toEqual({ width: 640, height: 480 });
    expect(fittedSize(9000, 1)).toEqual({ width: 2048, height: 1 });
  });
});
