import type { PlacedPallet, PlacedProduct, TruckFloor } from '@mullion/packing-model';
import { renderSvg, type SvgNode } from './svg-node';
import { findNodes, textsOf } from './testing/find-nodes';
import { truckFloor, type TruckFloorOptions } from './truck-floor';

const floor: TruckFloor = { lengthMm: 13600, widthMm: 2480, heightMm: 3000, maxMassKg: 24000, betweenPalletsMm: 50 };
const pallet = (id: number, xMm: number, yMm: number, more: Partial<PlacedPallet> = {}): PlacedPallet => ({
  id,
  lengthMm: 2400,
  widthMm: 1200,
  heightMm: 2000,
  massKg: 1000,
  dispatchPriority: 2,
  allowTurn: true,
  xMm,
  yMm,
  isTurned: false,
  ...more,
});
const placed = [pallet(139, 0, 0), pallet(140, 0, 1250), pallet(141, 2450, 0, { dispatchPriority: 1, massKg: 500 })];
const options: TruckFloorOptions = {
  theme: 'print',
  detail: 'full',
  widthPx: 1010,
  heightPx: 400,
  group: (each) => each.dispatchPriority,
  texts: {
    name: 'Truck T26-118',
    label: (each) => `0${each.id}`,
    subLabel: (each) => `${each.massKg} kg`,
    used: (millimetres) => `used ${millimetres}`,
    metres: (lengthMm) => `${lengthMm / 1000} m`,
  },
};
const group = (node: SvgNode, id: number): SvgNode => {
  const found = findNodes(node, (part) => part.attrs['data-pallet-id'] === id)[0];
  if (found === undefined) throw new Error(`pallet ${id} is not drawn`);
  return found;
};
const box = (node: SvgNode, id: number) => findNodes(group(node, id), (part) => part.tag === 'rect')[0]?.attrs ?? {};

describe('a truck floor', () => {
  const drawing = truckFloor(floor, placed, options);
  const scale = (1010 - 96 - 14) / 13600;

  it('draws every pallet to scale, from the headboard to the doors', () => {
    expect(findNodes(drawing, (node) => node.attrs['data-pallet-id'] !== undefined)).toHaveLength(3);
    expect(box(drawing, 139)).toMatchObject({ x: 96, y: 40 });
    expect(Number(box(drawing, 141)['x'])).toBeCloseTo(96 + 2450 * scale, 6);
    expect(Number(box(drawing, 140)['y'])).toBeCloseTo(40 + 1250 * scale, 6);
    expect(Number(box(drawing, 141)['width'])).toBeCloseTo(2400 * scale, 6);
  });

  it('swaps length and width of a turned pallet', () => {
    const turned = truckFloor(floor, [pallet(1, 0, 0, { isTurned: true })], options);
    expect(Number(box(turned, 1)['width'])).toBeCloseTo(1200 * scale, 6);
    expect(Number(box(turned, 1)['height'])).toBeCloseTo(2400 * scale, 6);
  });

  it('shows colour and number of the group together, and repeats after eight', () => {
    expect(box(drawing, 139)['fill']).toBe('#E58A2E');
    expect(textsOf(group(drawing, 139))).toEqual(['0139', '1000 kg', '2']);
    const ninth = truckFloor(floor, placed, { ...options, group: () => 9 });
    expect(box(ninth, 139)['fill']).toBe('#A9DDF7');
    expect(textsOf(group(ninth, 139))).toContain('9');
  });

  it('TRK-03 keeps number and mass clear of the stop in the corner, and names no stop of a pallet without a number', () => {
    const small = [pallet(1139, 0, 0, { lengthMm: 900, widthMm: 820 })];
    const drawn = (more: Partial<TruckFloorOptions> = {}) =>
      group(truckFloor(floor, small, { ...options, ...more }), 1139);
    const badge = findNodes(drawn(), (node) => node.tag === 'rect' && node.attrs['rx'] === 2)[0]?.attrs ?? {};
    const baseline = (node: SvgNode, text: string): number =>
      Number(findNodes(node, (part) => part.tag === 'text' && textsOf(part).includes(text))[0]?.attrs['y']);
    const letter = 11 * 0.72;
    expect(baseline(drawn(), '01139') - letter).toBeGreaterThanOrEqual(
      Number(badge['y']) + Number(badge['height']) - 1,
    );
    expect(baseline(drawn(), '01139')).toBeGreaterThan(baseline(drawn({ hasStops: false }), '01139'));
    expect(textsOf(drawn())).toEqual(['01139', '1000 kg', '2']);
    expect(textsOf(drawn({ hasStops: false }))).toEqual(['01139', '1000 kg']);
    expect(textsOf(drawn({ texts: { ...options.texts, label: () => '' } }))).toEqual([]);
  });

  it('writes a number upwards where a small drawing has no room across, and leaves it out where neither fits', () => {
    const across = truckFloor(floor, [pallet(118, 0, 0, { isTurned: true })], {
      ...options,
      detail: 'compact',
      theme: 'screen',
      widthPx: 312,
      heightPx: 76,
    });
    const turned = findNodes(group(across, 118), (node) => String(node.attrs['transform']).includes('rotate(-90'));
    expect(turned.flatMap(textsOf)).toEqual(['0118']);
    const locked = truckFloor(floor, [pallet(118, 0, 0, { isTurned: true })], {
      ...options,
      detail: 'compact',
      theme: 'screen',
      widthPx: 356,
      heightPx: 90,
      fixedIds: new Set([118]),
    });
    const lower = findNodes(group(locked, 118), (node) => String(node.attrs['transform']).includes('rotate(-90'))[0];
    const middle = Number(box(locked, 118)['y']) + Number(box(locked, 118)['height']) / 2;
    expect(Number(/ ([\d.]+)\)$/.exec(String(lower?.attrs['transform']))?.[1])).toBeGreaterThan(middle + 5);
    const tiny = truckFloor(floor, [pallet(7, 0, 0)], { ...options, detail: 'compact', widthPx: 128, heightPx: 40 });
    expect(textsOf(group(tiny, 7))).toEqual([]);
  });

  it('measures the used and the free length, and counts metres', () => {
    const labels = textsOf(drawing);
    expect(labels).toEqual(expect.arrayContaining(['used 4\u00A0850', '8\u00A0750', '2\u00A0480', '0', '1', '13 m']));
    const marked = findNodes(drawing, (node) => node.attrs['data-mark'] === 'centre-of-mass');
    const disc = findNodes(marked[0] ?? drawing, (node) => node.tag === 'circle')[0]?.attrs;
    // (1000 · 1200 + 1000 · 1200 + 500 · 3650) / 2500
    expect(Number(disc?.['cx'])).toBeCloseTo(96 + 1690 * scale, 6);
  });

  it('draws loaded pallets filled, missing ones dashed with the colour at the edge, the next one with heavy dashes', () => {
    const loading = truckFloor(floor, placed, { ...options, loadedIds: new Set([139]), nextId: 140 });
    expect(box(loading, 139)['stroke-dasharray']).toBeUndefined();
    expect(box(loading, 141)).toMatchObject({ fill: '#FFFFFF', 'stroke-dasharray': '4 3' });
    expect(findNodes(group(loading, 141), (node) => node.attrs['fill'] === '#A9DDF7')).toHaveLength(1);
    expect(findNodes(group(loading, 140), (node) => node.attrs['stroke-dasharray'] === '6 3')).toHaveLength(1);
    expect(group(loading, 140).attrs['data-state']).toBe('next');
  });

  it('BEY-02a draws what was scanned and is not answered yet in grey with its number, neither loaded nor missing', () => {
    const loading = truckFloor(floor, placed, {
      ...options,
      loadedIds: new Set([139]),
      waitingIds: new Set([140]),
      nextId: 141,
    });
    expect(group(loading, 140).attrs['data-state']).toBe('waiting');
    const fills = [139, 140, 141].map((id) => box(loading, id)['fill']);
    expect(new Set(fills).size).toBe(3);
    expect(textsOf(group(loading, 140))).toContain('0140');
  });

  it('rings the selected pallet in ink with a gap, above all others, and edges a wrong one in red', () => {
    const marked = truckFloor(floor, placed, { ...options, selectedId: 139, errorIds: new Set([140]) });
    const rings = findNodes(
      marked,
      (node) => node.attrs['stroke'] === '#1A2125' && node.attrs['fill'] === 'none' && node.tag === 'rect',
    );
    expect(rings).toHaveLength(1);
    expect(Number(rings[0]?.attrs['x'])).toBeCloseTo(94, 6);
    expect(findNodes(group(marked, 140), (node) => node.attrs['stroke'] === '#B3261E')).toHaveLength(1);
    expect(findNodes(group(marked, 139), (node) => node.attrs['stroke'] === '#B3261E')).toHaveLength(0);
  });

  it('TRK-03 marks what is fixed with a padlock, a path more than its neighbours have', () => {
    const marked = truckFloor(floor, placed, { ...options, fixedIds: new Set([140]) });
    const paths = (id: number) => findNodes(group(marked, id), (node) => node.tag === 'path').length;
    expect(paths(140)).toBe(paths(139) + 1);
  });

  it('BEY-13a outlines the place of a product that is missing on its pallet, turned as the pallet is', () => {
    const missing: PlacedProduct = {
      ...{
        id: 7,
        orderKey: '1',
        addressKey: '1',
        category: 1,
        massKg: 40,
        canBeFlipped: false,
        partOf: null,
        isFlipped: false,
      },
      ...{ widthMm: 900, heightMm: 1200, depthMm: 80, xMm: 100, yMm: 30, zMm: 0 },
    };
    const first = placed[0] as PlacedPallet;
    const drawn = (isTurned: boolean) => {
      const one = { ...first, isTurned };
      const marked = truckFloor(floor, [one], { ...options, missing: new Map([[one.id, [missing]]]) });
      const [hole] = findNodes(marked, (node) => node.attrs['data-missing'] === missing.id);
      const pallet = box(marked, one.id);
      const scale = Number(pallet['width']) / (isTurned ? one.widthMm : one.lengthMm);
      const at = (key: 'x' | 'y') => (Number(hole?.attrs[key]) - Number(pallet[key])) / scale;
      return [at('x'), at('y'), Number(hole?.attrs['width']) / scale, Number(hole?.attrs['height']) / scale].map(
        Math.round,
      );
    };
    expect(drawn(false)).toEqual([100, 30, 900, 80]);
    expect(drawn(true)).toEqual([30, first.lengthMm - 1000, 80, 900]);
  });

  it('keeps the floor its true length when the load is longer, and needs no length at all', () => {
    const long = truckFloor(floor, [...placed, pallet(7, 13000, 0)], options);
    const bottom = findNodes(long, (node) => node.attrs['fill'] === '#F1F3F3')[0]?.attrs;
    expect(Number(bottom?.['width'])).toBeCloseTo((13600 * 900) / 15400, 6);
    expect(Number(box(long, 7)['x']) + Number(box(long, 7)['width'])).toBeCloseTo(996, 6);
    const free = truckFloor({ ...floor, lengthMm: null }, placed, options);
    expect(textsOf(free)).toContain('used 4\u00A0850');
  });

  it('draws small floors without lettering that does not fit, and empty ones without impossible numbers', () => {
    const bare = truckFloor(floor, placed, {
      ...options,
      detail: 'bare',
      widthPx: 188,
      heightPx: 52,
      greyIds: new Set([139]),
    });
    expect(textsOf(bare)).toEqual([]);
    expect(box(bare, 139)['fill']).toBe('#E6EAEB');
    for (const detail of ['full', 'compact', 'bare'] as const) {
      expect(
        renderSvg(truckFloor({ ...floor, lengthMm: null }, [], { ...options, detail, widthPx: 60, heightPx: 40 })),
      ).not.toMatch(/NaN|Infinity|undefined/);
    }
  });

  it('says on a card where the load ends', () => {
    const card = truckFloor(floor, placed, { ...options, detail: 'compact', widthPx: 352, heightPx: 90 });
    expect(textsOf(card)).toEqual(expect.arrayContaining(['0', '4.85 m', '13.6 m']));
    expect(textsOf(group(card, 139))).toEqual(['0139']);
  });

  it('escapes labels and takes colours only from variables on screen', () => {
    const svg = renderSvg(
      truckFloor(floor, placed, { ...options, theme: 'screen', texts: { ...options.texts, label: () => '<i>' } }),
    );
    expect(svg).toContain('&lt;i&gt;');
    expect(svg).not.toMatch(/#[0-9A-F]{6}/i);
  });

  it('keeps lettering clear of the centre of mass', () => {
    const pair = [pallet(139, 0, 0, { widthMm: 2400, massKg: 5000 }), pallet(140, 2450, 0, { massKg: 1 })];
    const drawn = truckFloor(floor, pair, options);
    const disc = findNodes(drawn, (part) => part.attrs['data-mark'] === 'centre-of-mass')[0];
    const circle = findNodes(disc as SvgNode, (part) => part.tag === 'circle')[0]?.attrs ?? {};
    const [cy, radius] = [Number(circle['cy']), Number(circle['r'])];
    const lettering = findNodes(group(drawn, 139), (part) => part.tag === 'text').filter(
      (part) => textsOf(part).join('').length > 2,
    );
    expect(lettering.length).toBe(2);
    for (const line of lettering) expect(Math.abs(Number(line.attrs['y']) - cy)).toBeGreaterThan(radius);
  });
});
