import { aWindow, someSettings } from '../testing/instances';
import { rowOf as rowIn } from '../testing/rows';
import { packProblem } from './pack-problem';
import { TrainedWorth } from './row-worth';

/** Rows of products that fill the room's face by half, and by a quarter. */
const products = [
  ...[1, 2, 3, 4].map((id) => aWindow({ id, widthMm: 1165, heightMm: 1200 })),
  aWindow({ id: 5, widthMm: 1165, heightMm: 1200, depthMm: 60 }),
];
const problem = packProblem(products, someSettings());
const rowOf = (...indexes: number[]) => rowIn(problem, ...indexes);
const worth = () => new TrainedWorth(problem, problem.roomLengthMm * problem.roomHeightMm);

describe('worth that is learned from waste', () => {
  it('is the volume at first: what is less deep than its row fills less of it', () => {
    const [even, uneven] = [rowOf(0, 1), rowOf(0, 4)].map((row) => worth().fillOf(row));
    expect(even).toBeCloseTo(0.5, 6);
    expect(uneven).toBeCloseTo(0.25 + (0.25 * 70) / 90, 6);
  });

  it('shifts to the products of rows with more waste, within bounds, and stays the same in all', () => {
    const rows = [rowOf(0, 1), rowOf(2), rowOf(3), rowOf(4)];
    const trained = worth();
    const fills = () => rows.map((row) => trained.fillOf(row));
    const sumOfFill = () => rows.reduce((sum, row) => sum + trained.fillOf(row) * row.depthMm, 0);
    const [before, sum] = [fills(), sumOfFill()];
    for (let n = 0; n < 200; n++) trained.train(rows);
    const after = fills();
    expect(after[0]!).toBeLessThan(before[0]!);
    for (const n of [1, 2, 3]) expect(after[n]!).toBeGreaterThan(before[n]!);
    expect(sumOfFill()).toBeCloseTo(sum, 6);
    // from the least to the most, 0.8 to 1.4
    expect(after[1]! / before[1]! / (after[0]! / before[0]!)).toBeLessThan(1.4 / 0.8 + 1e-6);
  });
});
