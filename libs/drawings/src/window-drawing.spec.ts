import { findNodes, textsOf } from './testing/find-nodes';
import { productImageSvg, windowDrawing } from './window-drawing';

const base = { theme: 'print', name: 'Window', schematic: 'schematic', widthPx: 400, heightPx: 400 } as const;
const rects = (node: Parameters<typeof findNodes>[0]) => findNodes(node, (found) => found.tag === 'rect');

describe('a window drawing', () => {
  it('keeps the proportion of the product and stands in the middle', () => {
    const outer = rects(windowDrawing({ widthMm: 600, heightMm: 1200, category: 1 }, base))[0]?.attrs;
    expect(Number(outer?.['height']) / Number(outer?.['width'])).toBeCloseTo(2, 6);
    expect(Number(outer?.['x']) + Number(outer?.['width']) / 2).toBeCloseTo(200, 6);
    expect(Number(outer?.['height'])).toBeCloseTo(396, 6);
  });

  it('shows the outline alone, dashed inside, and says that it is schematic where there is room', () => {
    for (const category of [1, 2] as const) {
      const drawing = windowDrawing({ widthMm: 2350, heightMm: 1560, category }, base);
      expect(textsOf(drawing)).toEqual(['schematic']);
      // the outline, the dashed line inside it, the ground of the word
      expect(rects(drawing).map((node) => node.attrs['stroke-dasharray'])).toEqual([undefined, '3 2', undefined]);
      expect(findNodes(drawing, (node) => node.tag === 'path')).toEqual([]);
    }
    const small = windowDrawing({ widthMm: 1010, heightMm: 2120, category: 2 }, { ...base, widthPx: 40, heightPx: 60 });
    expect([textsOf(small), rects(small).length]).toEqual([[], 2]);
    expect(textsOf(windowDrawing({ widthMm: 1300, heightMm: 60, category: 0 }, base))).toEqual([]);
  });

  it('writes its sizes when asked', () => {
    expect(
      textsOf(windowDrawing({ widthMm: 1180, heightMm: 1390, category: 1 }, { ...base, hasDimensions: true })),
    ).toEqual(['schematic', '1\u00A0180', '1\u00A0390']);
  });
});

describe('a product image', () => {
  it('is below 6 kB, safe and finite for every size a factory makes', () => {
    for (const category of [0, 1, 2] as const) {
      for (let widthMm = 60; widthMm <= 3200; widthMm += 157) {
        for (let heightMm = 60; heightMm <= 2900; heightMm += 149) {
          const image = productImageSvg({ widthMm, heightMm, category, depthMm: 90 }, 'Langas 58');
          expect(image.length).toBeLessThan(6000);
          expect(image).not.toMatch(/NaN|Infinity|undefined|var\(|<script|href|\bon\w+=|<style/);
        }
      }
    }
  });

  it('carries its name, escaped', () => {
    expect(productImageSvg({ widthMm: 900, heightMm: 900, category: 1 }, 'A & B <"x">')).toContain(
      '<title>A &amp; B &lt;&quot;x&quot;&gt;</title>',
    );
  });
});
