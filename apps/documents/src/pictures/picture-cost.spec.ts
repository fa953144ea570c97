import { mostPixels, tooManyPixels, type PictureHead } from './picture-cost';

const head: PictureHead = {
  format: 'jpeg',
  width: 9_000,
  height: 9_000,
  channels: 3,
  depth: 8,
  isProgressive: false,
  isSubsampled: true,
};

describe('what decoding a picture costs', () => {
  it('a photo of 9000 × 9000 pixels that is read row by row is taken; the same one is refused when all of it has to be kept', () => {
    expect(tooManyPixels(head)).toBeNull();
    expect(tooManyPixels({ ...head, isProgressive: true })).toEqual({
      width: 9_000,
      height: 9_000,
      most_megapixels: 40,
    });
    expect(tooManyPixels({ ...head, format: 'gif' })).toEqual({ width: 9_000, height: 9_000, most_megapixels: 20 });
    expect(tooManyPixels({ ...head, width: 30_000, height: 30_000 })).toEqual({
      width: 30_000,
      height: 30_000,
      most_megapixels: 110,
    });
  });

  it('progressive pictures cost by their samples: of a PNG the channels and their bits, of a JPEG the colours that it left out', () => {
    const png = { ...head, format: 'png', isProgressive: true } as const;
    expect(mostPixels(png)).toBe(53_333_333);
    expect(mostPixels({ ...png, channels: 4, depth: 16 })).toBe(20_000_000);
    expect(mostPixels({ ...head, isProgressive: true, isSubsampled: false })).toBe(20_000_000);
  });
});
