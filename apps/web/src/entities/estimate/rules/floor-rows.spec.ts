import { floorRows } from './floor-rows';

const truck = { length: 13_600, width: 2480, between: 50 };
const pallet = (length: number, width = 1200) => ({ length, width, products: 1, mass: 100 });

describe('BEY-24a the drawing of an estimate', () => {
  it('puts pallets beside each other, the next where most room is', () => {
    expect(
      floorRows([pallet(2400), pallet(2000), pallet(1800)], truck).map(({ number, xMm, yMm }) => [number, xMm, yMm]),
    ).toEqual([
      [1, 0, 20],
      [2, 0, 1260],
      [3, 2050, 1260],
    ]);
  });

  it('leaves out what the truck does not hold', () => {
    expect(floorRows([pallet(8000, 2000), pallet(7000, 2000)], truck)).toHaveLength(1);
    expect(floorRows([], truck)).toEqual([]);
  });
});
