import { productFace } from './window-face';

describe('the face of a product', () => {
  it('is one area inside its frame, without a sash or an opening that nobody has said', () => {
    const face = productFace({ widthMm: 2350, heightMm: 1560, category: 1 });
    expect(face).toEqual({
      sashes: [],
      panes: [{ x: 68, y: 68, width: 2214, height: 1424 }],
      panels: [],
      openings: [],
    });
    expect(productFace({ widthMm: 1010, heightMm: 2120, category: 2 })).toMatchObject({ sashes: [], openings: [] });
  });

  it('is empty for additions', () => {
    expect(productFace({ widthMm: 1300, heightMm: 60, category: 0 })).toEqual({
      sashes: [],
      panes: [],
      panels: [],
      openings: [],
    });
  });
});
