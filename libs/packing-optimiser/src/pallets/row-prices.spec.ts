import { aWindow, someSettings } from '../testing/instances';
import { rowOf as rowIn } from '../testing/rows';
import { packProblem } from './pack-problem';
import { RowPrices } from './row-prices';

/** Three products of different kinds, each 100 mm deep with its spacing. */
const products = [1, 2, 3].map((id) => aWindow({ id, widthMm: 500 + id, heightMm: 500, depthMm: 90 }));
const problem = packProblem(products, someSettings());
const rowOf = (...indexes: number[]) => rowIn(problem, ...indexes);

function pricesOver(rows: readonly (readonly number[])[], spend = () => true): RowPrices {
  const prices = new RowPrices(problem, spend);
  for (const row of rows) prices.add(rowOf(...row));
  prices.priceMm.fill(60);
  prices.improve(200);
  return prices;
}

const sumOf = (list: ArrayLike<number>) => Array.from(list).reduce((sum, number) => sum + number, 0);

describe('prices of products over the rows that were met', () => {
  it('prove what rows cost at the least, in fractions of rows: of three rows of two, half of each', () => {
    const { priceMm } = pricesOver([[0], [1], [2], [0, 1], [1, 2], [0, 2]]);
    expect(sumOf(priceMm)).toBeGreaterThan(148);
    expect(sumOf(priceMm)).toBeLessThan(152);
  });

  it('give all of a row to the product that must have one of its own', () => {
    const { priceMm } = pricesOver([[0], [1], [2], [0, 1]]);
    expect(priceMm[2]).toBeGreaterThan(97);
    expect(priceMm[2]).toBeLessThan(103);
    expect(priceMm[0]! + priceMm[1]!).toBeGreaterThan(97);
  });

  it('keep a row once, and forget those that cost far more than their products', () => {
    const prices = pricesOver([[0, 1], [0, 1], [1, 0], [2], [0]]);
    // [0] costs 100 mm for a product that is worth about half of it
    expect(prices.count).toBe(2);
  });

  it('stay as they are when no work is allowed', () => {
    expect([...pricesOver([[0], [1], [2]], () => false).priceMm]).toEqual([60, 60, 60]);
  });
});
