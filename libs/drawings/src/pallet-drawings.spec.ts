import type { PalletLoad } from '@mullion/packing-model';
import { palletSheet, palletSide, palletTop } from './pallet-drawings';
import { drawingOptions, outlineOf, productGroup } from './testing/drawn-products';
import { findNodes, textsOf } from './testing/find-nodes';
import { sampleLoad } from './testing/sample-load';

describe('a pallet from above', () => {
  const top = palletTop(sampleLoad(), drawingOptions);

  it('draws every product once, to scale and in place', () => {
    expect(findNodes(top, (node) => node.attrs['data-product-id'] !== undefined)).toHaveLength(4);
    const [one, four] = [outlineOf(top, 1), outlineOf(top, 4)];
    const scale = one.width / 2300;
    expect(one.height).toBeCloseTo(90 * scale, 6);
    expect(four.x - one.x).toBeCloseTo((1230 - 20) * scale, 6);
    expect(four.y - one.y).toBeCloseTo((120 - 20) * scale, 6);
  });

  it('names a stack by its top product and its number of products', () => {
    const labels = textsOf(top);
    expect(labels).toContain('03 ×2');
    expect(labels).not.toContain('02');
    expect(labels).toContain('04');
  });

  it('keeps the lettering of a product clear of the centre of mass', () => {
    const load = sampleLoad();
    const [middle] = load.products;
    if (!middle) throw new Error('the sample is empty');
    const alone = palletSheet(
      { ...load, products: [{ ...middle, xMm: 20, yMm: 20, zMm: 0 }] },
      { ...drawingOptions, hasMassDisc: true },
    );
    const disc = findNodes(alone, (node) => node.tag === 'circle')[0]?.attrs ?? {};
    const label = findNodes(productGroup(alone, middle.id), (node) => node.tag === 'text')[0]?.attrs ?? {};
    expect(Math.abs(Number(disc['cx']) - Number(label['x']))).toBeGreaterThan(2 * Number(disc['r']));
  });

  it('labels rows with number and mass, and the free width', () => {
    const labels = textsOf(top);
    expect(labels).toEqual(expect.arrayContaining(['row 1', '196 kg', 'row 2', '210 kg']));
    // 1000 less 120 + 110 used and 20 free at the side
    expect(labels).toContain('free 750');
  });

  it('draws all planks of the structure, hidden legs dashed', () => {
    const load = sampleLoad();
    const planks = findNodes(top, (node) => node.tag === 'rect' && node.attrs['stroke'] === '#94703A');
    const { layer1, layer2, layer3 } = load.structure ?? {
      layer1: { positionsMm: [] },
      layer2: { positionsMm: [] },
      layer3: { positionsMm: [] },
    };
    expect(planks).toHaveLength(layer1.positionsMm.length + layer2.positionsMm.length + layer3.positionsMm.length);
    expect(planks.filter((node) => node.attrs['stroke-dasharray'] !== undefined)).toHaveLength(
      layer1.positionsMm.length,
    );
    const noLegs = palletTop({ ...load, makesLegs: false }, drawingOptions);
    expect(
      findNodes(noLegs, (node) => node.attrs['stroke'] === '#94703A' && node.attrs['stroke-dasharray'] !== undefined),
    ).toHaveLength(0);
  });

  it('marks selected, wrong and scanned products, over their neighbours', () => {
    const marked = palletTop(sampleLoad(), {
      ...drawingOptions,
      selectedIds: new Set([1]),
      errorIds: new Set([4]),
      doneIds: new Set([3]),
    });
    expect(outlineOf(marked, 1).stroke).toBe('#00637A');
    expect(outlineOf(marked, 4).stroke).toBe('#B3261E');
    expect(outlineOf(marked, 3).stroke).toBe('#2E9E5E');
    const order = findNodes(marked, (node) => node.attrs['data-product-id'] !== undefined).map(
      (node) => node.attrs['data-state'],
    );
    expect(order[0]).toBe('plain');
    expect(order.slice(1)).not.toContain('plain');
  });

  it('drops labels that do not fit instead of shrinking them', () => {
    const small = palletTop(sampleLoad(), { ...drawingOptions, widthPx: 320 });
    expect(textsOf(small)).not.toContain('04');
    expect(findNodes(small, (node) => node.tag === 'text' && Number(node.attrs['font-size']) < 8)).toHaveLength(0);
  });
});

describe('a pallet from the side', () => {
  it('shows the asked row, rows behind as dashed outlines, rows in front not at all', () => {
    const front = palletSide(sampleLoad(), drawingOptions);
    expect(
      findNodes(front, (node) => node.attrs['data-product-id'] !== undefined).map(
        (node) => node.attrs['data-product-id'],
      ),
    ).toEqual([2, 3, 4]);
    expect(findNodes(front, (node) => node.tag === 'rect' && node.attrs['stroke-dasharray'] === '3 3')).toHaveLength(1);
    const back = palletSide(sampleLoad(), { ...drawingOptions, row: 0 });
    expect(
      findNodes(back, (node) => node.attrs['data-product-id'] !== undefined).map(
        (node) => node.attrs['data-product-id'],
      ),
    ).toEqual([1]);
  });

  it('briefly: with the numbers of its stacks, its height and their widths alone', () => {
    const stackNumbers = new Map([
      [1, 1],
      [2, 2],
      [3, 2],
      [4, 3],
    ]);
    const brief = palletSide(sampleLoad(), { ...drawingOptions, isBrief: true, stackNumbers });
    expect(textsOf(brief).filter((text) => /^\d$/.test(text))).toEqual(['2', '3']);
    expect(textsOf(brief)).toEqual(expect.arrayContaining(['2\u00A0240', '1\u00A0200', '1\u00A0000']));
    expect(textsOf(brief).join()).not.toMatch(/limit|side|0\.5/);
    const top = palletTop(sampleLoad(), { ...drawingOptions, stackNumbers });
    expect(textsOf(top).filter((text) => /^\d$/.test(text))).toEqual(['1', '2', '3']);
    expect(textsOf(top)).not.toContain('03 ×2');
  });

  it('names the far end of a short scale bar alone', () => {
    expect(textsOf(palletSide(sampleLoad(), drawingOptions))).toContain('0');
    expect(textsOf(palletSide(sampleLoad(), { ...drawingOptions, widthPx: 260 }))).not.toContain('0');
  });

  it('stacks products upwards from the deck', () => {
    const side = palletSide(sampleLoad(), drawingOptions);
    const [low, high, door] = [outlineOf(side, 2), outlineOf(side, 3), outlineOf(side, 4)];
    expect(high.y + high.height).toBeCloseTo(low.y, 6);
    expect(low.y + low.height).toBeCloseTo(door.y + door.height, 6);
    expect(door.height / low.height).toBeCloseTo(2120 / 900, 6);
  });

  it('puts the limit where the height limit is, and says it', () => {
    const side = palletSide(sampleLoad(), drawingOptions);
    const door = outlineOf(side, 4);
    const scale = door.height / 2120;
    const limit = findNodes(side, (node) => node.attrs['stroke'] === '#D23A30')[0];
    const limitY = Number(/M[\d.]+ ([\d.]+)H/.exec(String(limit?.attrs['d']))?.[1]);
    // the door and the timber are 2240 high, the limit is 2200
    expect(limitY - door.y).toBeCloseTo(40 * scale, 1);
    expect(textsOf(side)).toEqual(expect.arrayContaining(['limit 2\u00A0200', '2\u00A0240', '120', '1\u00A0000']));
  });

  it('computes the limit by the tall pallet rule where it holds', () => {
    const limitY = (load: PalletLoad): number => {
      const limit = findNodes(
        palletSide(load, { ...drawingOptions, heightPx: 5000 }),
        (node) => node.attrs['stroke'] === '#D23A30',
      )[0];
      return Number(/M[\d.]+ ([\d.]+)H/.exec(String(limit?.attrs['d']))?.[1]);
    };
    expect(limitY({ ...sampleLoad(), tallPalletRule: true })).toBeGreaterThan(limitY(sampleLoad()));
  });

  it('turns a flipped product by a quarter', () => {
    const load = sampleLoad();
    const flipped = {
      ...load,
      products: load.products.map((product) => (product.id === 2 ? { ...product, isFlipped: true } : product)),
    };
    const group = productGroup(palletSide(flipped, drawingOptions), 2);
    expect(findNodes(group, (node) => String(node.attrs['transform']).includes('rotate(90)'))).toHaveLength(1);
    const outer = outlineOf(palletSide(flipped, drawingOptions), 2);
    expect(outer.width / outer.height).toBeCloseTo(1200 / 900, 6);
  });
});
