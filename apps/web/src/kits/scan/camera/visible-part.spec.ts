import { visiblePart } from './visible-part';

describe('what the decoder is given of the picture', () => {
  it('BEY-03b is the middle of what is seen, cut as the box cuts it', () => {
    expect(visiblePart({ width: 1000, height: 1000 }, { width: 400, height: 200 })).toEqual({
      x: 80,
      y: 290,
      width: 840,
      height: 420,
    });
    const near = visiblePart({ width: 1000, height: 1000 }, { width: 400, height: 200 }, 2);
    expect([near.x, near.y, near.width, near.height]).toEqual([290, 395, 420, 210]);
  });
});
