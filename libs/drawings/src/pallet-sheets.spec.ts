import type { PalletLoad } from '@mullion/packing-model';
import { palletSheet, palletTop } from './pallet-drawings';
import { type PalletDrawingOptions } from './pallet-views';
import { palletCard } from './pallet-card';
import { renderSvg, type SvgNode } from './svg-node';
import { findNodes, textsOf } from './testing/find-nodes';
import { sampleLoad, sampleTexts } from './testing/sample-load';

const options: PalletDrawingOptions = { theme: 'print', texts: sampleTexts, widthPx: 900, heightPx: 900 };
const productGroup = (node: SvgNode, id: number): SvgNode => {
  const found = findNodes(node, (part) => part.attrs['data-product-id'] === id)[0];
  if (found === undefined) throw new Error(`product ${id} is not drawn`);
  return found;
};
const outline = (node: SvgNode, id: number) => {
  const attrs = findNodes(productGroup(node, id), (part) => part.tag === 'rect')[0]?.attrs ?? {};
  return {
    x: Number(attrs['x']),
    y: Number(attrs['y']),
    width: Number(attrs['width']),
    height: Number(attrs['height']),
    stroke: attrs['stroke'],
  };
};

describe('the pallet sheet', () => {
  it('stands both views over one x axis', () => {
    const sheet = palletSheet(sampleLoad(), options);
    const doors = findNodes(sheet, (node) => node.attrs['data-product-id'] === 4).map(
      (node) => findNodes(node, (part) => part.tag === 'rect')[0]?.attrs,
    );
    expect(doors).toHaveLength(2);
    expect(doors[0]?.['x']).toBe(doors[1]?.['x']);
    expect(doors[0]?.['width']).toBe(doors[1]?.['width']);
  });

  it('stays inside its room and never draws an impossible number, whatever the load', () => {
    const load = sampleLoad();
    const loads: PalletLoad[] = [
      { ...load, products: [] },
      { ...load, structure: null },
      { ...load, makesLegs: false },
      { ...load, lengthMm: 300, products: load.products.slice(0, 1) },
      { ...load, products: load.products.map((product) => ({ ...product, massKg: 0 })) },
    ];
    for (const each of loads) {
      for (const widthPx of [120, 400, 1600]) {
        const sheet = palletSheet(each, { ...options, widthPx, heightPx: 700, hasMassDisc: true, hasViewNames: true });
        expect(renderSvg(sheet)).not.toMatch(/NaN|Infinity|undefined/);
        expect(Number(sheet.attrs['height'])).toBeLessThanOrEqual(701);
      }
    }
  });

  it('uses literal colours in print and only variables on screen', () => {
    expect(renderSvg(palletSheet(sampleLoad(), options))).not.toContain('var(');
    expect(renderSvg(palletSheet(sampleLoad(), { ...options, theme: 'screen' }))).not.toMatch(/#[0-9A-F]{6}/i);
  });

  it('escapes labels', () => {
    const svg = renderSvg(
      palletSheet(sampleLoad(), { ...options, texts: { ...sampleTexts, label: () => '<&>', name: '"P"' } }),
    );
    expect(svg).toContain('&lt;&amp;&gt;');
    expect(svg).toContain('aria-label="&quot;P&quot;"');
    expect(svg).not.toContain('<&>');
  });

  it('is an image to readers, and a group of named buttons where it can be pressed', () => {
    expect(palletSheet(sampleLoad(), options).attrs['role']).toBe('img');
    const pressed = palletTop(sampleLoad(), { ...options, isInteractive: true, selectedIds: new Set([4]) });
    expect(pressed.attrs['role']).toBe('group');
    expect(productGroup(pressed, 4).attrs).toMatchObject({
      role: 'button',
      tabindex: 0,
      'aria-label': 'Product 04',
      'aria-pressed': 'true',
    });
    expect(productGroup(pressed, 1).attrs['aria-pressed']).toBe('false');
  });
});

describe('a pallet card', () => {
  it('draws pallets of one list at one scale, without lettering', () => {
    const size = {
      theme: 'screen',
      texts: sampleTexts,
      widthPx: 290,
      sideWidthPx: 132,
      sideHeightPx: 100,
      longestMm: 3200,
    } as const;
    const card = palletCard(sampleLoad(), size);
    const short = palletCard({ ...sampleLoad(), lengthMm: 2350 }, size);
    expect(outline(card.top, 1).width).toBeCloseTo(outline(short.top, 1).width, 6);
    expect(outline(card.top, 1).width).toBeCloseTo((2300 * 280) / 3200, 6);
    expect([...textsOf(card.top), ...textsOf(card.side)]).toEqual([]);
    expect(findNodes(card.side, (node) => node.attrs['data-product-id'] !== undefined)).toHaveLength(3);
  });
});
