import { designOf } from './window-design';

describe('a product without a picture', () => {
  it('has no division and no opening that nobody has said', () => {
    for (const category of [1, 2] as const)
      for (let widthMm = 300; widthMm <= 3000; widthMm += 90)
        for (let heightMm = 300; heightMm <= 2800; heightMm += 90)
          expect(designOf({ category, widthMm, heightMm, depthMm: 170 })).toEqual({ kind: 'frame' });
    expect(designOf({ category: 0, widthMm: 1300, heightMm: 60 })).toEqual({ kind: 'profile' });
  });
});
