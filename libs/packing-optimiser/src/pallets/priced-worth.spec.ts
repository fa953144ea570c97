import { aWindow, someSettings } from '../testing/instances';
import { rowOf as rowIn } from '../testing/rows';
import { packProblem } from './pack-problem';
import { PricedWorth } from './priced-worth';

/** Rows of products that fill the room's face by half, and by a quarter. */
const products = [
  ...[1, 2, 3, 4].map((id) => aWindow({ id, widthMm: 1165, heightMm: 1200 })),
  aWindow({ id: 5, widthMm: 1165, heightMm: 1200, depthMm: 60 }),
];
const problem = packProblem(products, someSettings());
const rowOf = (...indexes: number[]) => rowIn(problem, ...indexes);

describe('worth that follows prices', () => {
  it('is learned until enough rows have been met, then from prices, and no longer the rows at hand', () => {
    const trained = new PricedWorth(problem, problem.roomLengthMm * problem.roomHeightMm, () => true);
    const rows = [rowOf(0, 1)];
    trained.trainAt(rows, 0.16);
    expect(trained.trainAt(rows, 0.25)).toBe(true);
    for (const row of [rowOf(0), rowOf(0, 4), rowOf(0, 1, 4), rowOf(4)]) trained.meet(row, 9);
    expect(trained.trainAt(rows, 0.25)).toBe(true);
    expect(trained.trainAt(rows, 0.27)).toBe(false);
    expect(trained.trainAt(rows, 0.4)).toBe(true);
  });
});
