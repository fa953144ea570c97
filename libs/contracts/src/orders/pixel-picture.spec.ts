import { pixelPictureSvg, pixelsOfSvg } from './pixel-picture';

const picture = { type: 'png', base64: 'iVBORw0KGgo=', width: 80, height: 60 } as const;

describe('BEY-64a a picture of pixels as SVG', () => {
  it('is read back as it was written', () => {
    expect(pixelsOfSvg(pixelPictureSvg(picture))).toEqual(picture);
  });

  it.each([
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect/></svg>'],
    ['another address', pixelPictureSvg(picture).replace('data:image/png;base64,', 'https://x.example/')],
    ['another kind', pixelPictureSvg(picture).replace('image/png', 'image/svg+xml')],
    ['another size', pixelPictureSvg(picture).replace('width="80"', 'width="81"')],
    ['something after it', `${pixelPictureSvg(picture)}<script/>`],
    ['an attribute more', pixelPictureSvg(picture).replace('/>', ' onload="1"/>')],
  ])('is not %s', (_what, svg) => {
    expect(pixelsOfSvg(svg)).toBeNull();
  });
});
