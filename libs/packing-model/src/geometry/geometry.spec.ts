import { placed } from '../testing/loads';
import { areTooClose, boxOf } from './box';
import { loadOf, rowsOf, stackNumbersOf, stacksOf } from './stacks';
import { supportOf } from './support';

describe('boxes', () => {
  it('a flipped product is turned in its own plane, its depth stays', () => {
    expect(boxOf(placed({ id: 1, widthMm: 900, heightMm: 1500, depthMm: 80, isFlipped: true }))).toEqual({
      x0: 30,
      x1: 1530,
      y0: 30,
      y1: 110,
      z0: 0,
      z1: 900,
    });
  });
  it('spacing counts beside, not above', () => {
    const low = boxOf(placed({ id: 1 }));
    expect(areTooClose(low, boxOf(placed({ id: 2, yMm: 119 })), 10)).toBe(true);
    expect(areTooClose(low, boxOf(placed({ id: 2, yMm: 120 })), 10)).toBe(false);
    expect(areTooClose(low, boxOf(placed({ id: 2, zMm: 1200 })), 10)).toBe(false);
  });
});

describe('stacks, loads and rows', () => {
  const products = [
    placed({ id: 1 }),
    placed({ id: 2, xMm: 1040 }),
    placed({ id: 3, xMm: 500, zMm: 1200 }),
    placed({ id: 4, yMm: 124 }),
    placed({ id: 5, yMm: 130, xMm: 1040 }),
  ];
  it('a bridge joins two stacks into one', () => {
    expect(stacksOf(products).map((s) => s.map((p) => p.id).sort())).toEqual([[1, 2, 3], [4], [5]]);
  });
  it('a load is the product and everything resting on it', () => {
    expect(loadOf(products, 2).map((p) => p.id)).toEqual([2, 3]);
    expect(loadOf(products, 4).map((p) => p.id)).toEqual([4]);
  });
  it('a stack joins a row within 5 mm of its first stack only', () => {
    expect(
      rowsOf([
        placed({ id: 1, yMm: 30 }),
        placed({ id: 2, yMm: 35, xMm: 1100 }),
        placed({ id: 3, yMm: 36, xMm: 2200 }),
      ]).map((r) => r.stacks.length),
    ).toEqual([2, 1]);
  });
  it('stacks are numbered in the order of building: from the back, from left to right, one number a stack', () => {
    const products = [
      placed({ id: 7, yMm: 200 }),
      placed({ id: 5, yMm: 20, xMm: 1100 }),
      placed({ id: 6, yMm: 20 }),
      placed({ id: 8, yMm: 20, zMm: 1200 }),
    ];
    expect([...stackNumbersOf(rowsOf(products))]).toEqual([
      [6, 1],
      [8, 1],
      [5, 2],
      [7, 3],
    ]);
  });
});

describe('support', () => {
  const low = placed({ id: 1, widthMm: 1000 });
  it('75 percent of the base is enough, a millimetre less is not', () => {
    expect(supportOf(placed({ id: 2, zMm: 1200, xMm: 280 }), [low]).isSupported).toBe(true);
    expect(supportOf(placed({ id: 2, zMm: 1200, xMm: 281 }), [low]).isSupported).toBe(false);
  });
  it('a bridge over two equal tops is carried, over unequal tops not', () => {
    const bridge = placed({ id: 3, zMm: 1200, xMm: 500 });
    expect(supportOf(bridge, [low, placed({ id: 2, xMm: 1040 })]).isSupported).toBe(true);
    expect(supportOf(bridge, [low, placed({ id: 2, xMm: 1040, heightMm: 1199 })]).isSupported).toBe(false);
  });
  it('two carriers behind one another do not carry when neither holds three quarters of the depth', () => {
    const pair = [placed({ id: 1, depthMm: 60 }), placed({ id: 2, depthMm: 60, yMm: 90 })];
    expect(supportOf(placed({ id: 3, zMm: 1200, depthMm: 120 }), pair)).toMatchObject({
      areaPercent: 100,
      depthPercent: 50,
      isSupported: false,
    });
  });
});
