import type { PalletLoad } from '@mullion/packing-model';
import { palletSheet, palletTop } from './pallet-drawings';
import { palletCard } from './pallet-card';
import { renderSvg } from './svg-node';
import { drawingOptions, outlineOf, productGroup } from './testing/drawn-products';
import { findNodes, textsOf } from './testing/find-nodes';
import { sampleLoad, sampleTexts } from './testing/sample-load';

describe('the pallet sheet', () => {
  it('stands both views over one x axis', () => {
    const sheet = palletSheet(sampleLoad(), drawingOptions);
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
        const sheet = palletSheet(each, {
          ...drawingOptions,
          widthPx,
          heightPx: 700,
          hasMassDisc: true,
          hasViewNames: true,
        });
        expect(renderSvg(sheet)).not.toMatch(/NaN|Infinity|undefined/);
        expect(Number(sheet.attrs['height'])).toBeLessThanOrEqual(701);
      }
    }
  });

  it('uses literal colours in print and only variables on screen', () => {
    expect(renderSvg(palletSheet(sampleLoad(), drawingOptions))).not.toContain('var(');
    expect(renderSvg(palletSheet(sampleLoad(), { ...drawingOptions, theme: 'screen' }))).not.toMatch(/#[0-9A-F]{6}/i);
  });

  it('escapes labels', () => {
    const svg = renderSvg(
      palletSheet(sampleLoad(), { ...drawingOptions, texts: { ...sampleTexts, label: () => '<&>', name: '"P"' } }),
    );
    expect(svg).toContain('&lt;&amp;&gt;');
    expect(svg).toContain('aria-label="&quot;P&quot;"');
    expect(svg).not.toContain('<&>');
  });

  it('is an image to readers, and a group of named buttons where it can be pressed', () => {
    expect(palletSheet(sampleLoad(), drawingOptions).attrs['role']).toBe('img');
    const pressed = palletTop(sampleLoad(), { ...drawingOptions, isInteractive: true, selectedIds: new Set([4]) });
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
    expect(outlineOf(card.top, 1).width).toBeCloseTo(outlineOf(short.top, 1).width, 6);
    expect(outlineOf(card.top, 1).width).toBeCloseTo((2300 * 280) / 3200, 6);
    expect([...textsOf(card.top), ...textsOf(card.side)]).toEqual([]);
    expect(findNodes(card.side, (node) => node.attrs['data-product-id'] !== undefined)).toHaveLength(3);
  });
});
