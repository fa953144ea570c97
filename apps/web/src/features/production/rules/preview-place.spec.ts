import { previewPlace } from './preview-place';

const view = { width: 1000, height: 800 };
const size = { width: 300, height: 200 };
const cell = (left: number, top: number) => ({ left, top, right: left + 80, bottom: top + 24 });

describe('PRO-01c the place of a preview', () => {
  it('is 12 px to the right of the pointer and below its cell', () => {
    expect(previewPlace({ x: 110, y: 110 }, cell(100, 100), size, view)).toEqual({ left: 122, top: 126 });
    expect(previewPlace({ x: 110, y: 122 }, cell(100, 100), size, view)).toEqual({ left: 122, top: 134 });
  });

  it('flips at the right and the lower edge, and never covers the cell', () => {
    expect(previewPlace({ x: 910, y: 110 }, cell(900, 100), size, view)).toEqual({ left: 598, top: 126 });
    expect(previewPlace({ x: 110, y: 705 }, cell(100, 700), size, view)).toEqual({ left: 122, top: 493 });
  });

  it('stands beside the cell where there is room neither above nor below', () => {
    expect(previewPlace({ x: 110, y: 110 }, cell(100, 100), { width: 300, height: 780 }, view)).toEqual({
      left: 192,
      top: 20,
    });
  });
});
