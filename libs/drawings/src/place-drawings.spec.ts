import type { PlacedPallet, TruckFloor } from '@mullion/packing-model';
import { palletPlace, type PalletPlaceOptions } from './pallet-place';
import type { SvgNode } from './svg-node';
import { findNodes, textsOf } from './testing/find-nodes';
import { sampleLoad } from './testing/sample-load';
import { truckPlace, type TruckPlaceOptions } from './truck-place';

const stateOf = (drawing: SvgNode, id: number) =>
  findNodes(drawing, (node) => node.attrs['data-product-id'] === id)[0]?.attrs;

describe('BEY-05b the place on a pallet', () => {
  const options: PalletPlaceOptions = {
    theme: 'print',
    widthPx: 260,
    heightPx: 168,
    placeId: 4,
    tone: 'ok',
    doneIds: new Set([1]),
    waitingIds: new Set([2]),
    texts: { name: 'P26-0147 from above', left: 'left', right: 'right', caption: 'from above' },
  };
  const drawing = palletPlace(sampleLoad(), options);

  it('marks the place, what stands there, what waits and what is missing, each otherwise', () => {
    expect([1, 2, 3, 4].map((id) => stateOf(drawing, id)?.['data-state'])).toEqual([
      'done',
      'waiting',
      'missing',
      'place',
    ]);
    const fills = [1, 2, 3, 4].map((id) => stateOf(drawing, id)?.['fill']);
    expect(new Set(fills).size).toBe(4);
    expect(stateOf(palletPlace(sampleLoad(), { ...options, tone: 'bad' }), 4)?.['fill']).not.toBe(fills[3]);
  });

  it('names its row, and both ends as they are seen', () => {
    const own = findNodes(drawing, (node) => node.tag === 'text' && node.children[0] === '2')[0];
    expect(own?.attrs['font-weight']).toBeDefined();
    expect(textsOf(drawing)).toEqual(expect.arrayContaining(['left', 'from above', 'right']));
  });
});

describe('BEY-05b the place on a truck', () => {
  const floor: TruckFloor = { lengthMm: 13600, widthMm: 2480, heightMm: 3000, maxMassKg: 24000, betweenPalletsMm: 50 };
  const pallet = (id: number, xMm: number, yMm: number): PlacedPallet => ({
    ...{
      id,
      xMm,
      yMm,
      lengthMm: 2400,
      widthMm: 1200,
      heightMm: 2000,
      massKg: 1000,
      dispatchPriority: 1,
      allowTurn: true,
      isTurned: false,
    },
  });
  const placed = [0, 1, 2, 3, 4].flatMap((row) => [
    pallet(10 + row, row * 2450, 0),
    pallet(20 + row, row * 2450, 1250),
  ]);
  const options: TruckPlaceOptions = {
    ...{
      theme: 'screen',
      widthPx: 390,
      heightPx: 190,
      placeId: 23,
      nextId: 14,
      loadedIds: new Set([10, 11, 12, 20, 21, 22, 23]),
    },
    group: () => 1,
    texts: {
      name: 'Where 0123 goes',
      label: ({ id }) => String(id),
      used: String,
      metres: String,
      fromCab: (mm) => `${mm / 1000} m from the cab`,
      leftSide: 'left',
      rightSide: 'right',
      doors: 'doors',
    },
  };

  it('shows it within the picture, with the metres from the cab and what comes next in heavy dashes', () => {
    const drawing = truckPlace(floor, placed, options);
    expect(textsOf(drawing)).toContain('7.35 m from the cab');
    const rectOf = (name: string) =>
      findNodes(
        findNodes(drawing, (node) => node.attrs[name] !== undefined)[0] as SvgNode,
        ({ tag }) => tag === 'rect',
      )[0]?.attrs;
    const [own, next] = [rectOf('data-place'), rectOf('data-next')];
    expect(Number(own?.['x'])).toBeGreaterThanOrEqual(0);
    expect(Number(own?.['x']) + Number(own?.['width'])).toBeLessThanOrEqual(390);
    expect([own?.['stroke-dasharray'], next?.['stroke-dasharray']]).toEqual([undefined, '10 5']);
    expect(Number(next?.['stroke-width'])).toBeGreaterThanOrEqual(4);
  });

  it('keeps the first and the last place of a floor in the picture too', () => {
    for (const placeId of [10, 24]) {
      const drawing = truckPlace(floor, placed, { ...options, placeId });
      const own = findNodes(drawing, (node) => node.attrs['data-place'] === placeId)[0] as SvgNode;
      const box = findNodes(own, ({ tag }) => tag === 'rect')[0]?.attrs;
      expect(Number(box?.['x'])).toBeGreaterThanOrEqual(0);
      expect(Number(box?.['x']) + Number(box?.['width'])).toBeLessThanOrEqual(390);
    }
  });
});
