import { findNodes, textsOf } from './testing/find-nodes';
import { productImageSvg, windowDrawing } from './window-drawing';

const base = { theme: 'print', name: 'Window', widthPx: 400, heightPx: 400 } as const;
const rects = (node: Parameters<typeof findNodes>[0]) => findNodes(node, (found) => found.tag === 'rect');

describe('a window drawing', () => {
  it('keeps the proportion of the product and stands in the middle', () => {
    const outer = rects(windowDrawing({ widthMm: 600, heightMm: 1200, category: 1 }, base))[0]?.attrs;
    expect(Number(outer?.['height']) / Number(outer?.['width'])).toBeCloseTo(2, 6);
    expect(Number(outer?.['x']) + Number(outer?.['width']) / 2).toBeCloseTo(200, 6);
    expect(Number(outer?.['height'])).toBeCloseTo(396, 6);
  });

  it('draws opening lines from the hinges to the handle', () => {
    const drawing = windowDrawing({ widthMm: 1010, heightMm: 2120, category: 2 }, base);
    const sash = rects(drawing).find((node) => node.attrs['fill'] === '#F4F6F6')?.attrs;
    const handle = rects(drawing).find((node) => node.attrs['fill'] === '#2B3338')?.attrs;
    const opening = findNodes(drawing, (node) => node.attrs['stroke'] === '#46545B')[0]?.attrs['d'];
    const [startX = NaN, , tipX = NaN, tipY = NaN] =
      String(opening)
        .match(/-?[\d.]+/g)
        ?.map(Number) ?? [];
    const handleX = Number(handle?.['x']) + Number(handle?.['width']) / 2;
    expect(Math.abs(handleX - tipX)).toBeLessThan(Math.abs(handleX - startX));
    expect(tipY).toBeCloseTo(Number(sash?.['y']) + Number(sash?.['height']) / 2, 1);
    expect(Math.abs(startX - tipX)).toBeCloseTo(Number(sash?.['width']), 1);
  });

  it('drops sash and handle, but not the opening lines, when they would be thinner than a pixel', () => {
    const small = windowDrawing({ widthMm: 1010, heightMm: 2120, category: 2 }, { ...base, widthPx: 40, heightPx: 60 });
    expect(rects(small).some((node) => node.attrs['fill'] === '#F4F6F6')).toBe(false);
    expect(findNodes(small, (node) => node.attrs['stroke'] === '#46545B')).toHaveLength(1);
  });

  it('writes its sizes when asked', () => {
    expect(textsOf(windowDrawing({ widthMm: 1180, heightMm: 1390, category: 1 }, { ...base, hasDimensions: true }))).toEqual([
      '1\u00A0180',
      '1\u00A0390',
    ]);
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
