import fc from 'fast-check';
import { Budget } from '../search/budget';
import { aFloor, aPallet, never } from '../testing/instances';
import { barBound } from './bar-programme';
import { beamDual } from './beam-dual';
import { floorProblem, type FloorProblem } from './floor-problem';

const budget = () => new Budget({ iterations: 100_000, stop: never });

const problemOf = (
  widthMm: number,
  sizes: readonly (readonly [lengthMm: number, widthMm: number])[],
  allowTurn: boolean,
): FloorProblem =>
  floorProblem(
    aFloor({ lengthMm: null, widthMm, betweenPalletsMm: 0 }),
    sizes.map(([lengthMm, across], i) => aPallet({ id: i + 1, lengthMm, widthMm: across, allowTurn })),
  );

describe('the programme of the bars', () => {
  it('TRK-03 sees that of pallets a little narrower than half the floor only two stand side by side', () => {
    const problem = problemOf(
      2500,
      [
        [1000, 900],
        [1010, 900],
        [1020, 900],
        [1030, 900],
      ],
      false,
    );
    const bars = barBound(problem, 0, budget())!;
    expect(bars.boundMm).toBeCloseTo((1000 + 1010 + 1020 + 1030) / 2, 6);
  });

  it('TRK-03 charges no row of pallets more than the whole width, however they are turned', () => {
    const size = fc.tuple(fc.integer({ min: 3, max: 24 }), fc.integer({ min: 3, max: 24 }));
    fc.assert(
      fc.property(fc.array(size, { minLength: 1, maxLength: 6 }), (sizes) => {
        const problem = problemOf(24, sizes, true);
        const bars = barBound(problem, 0, budget())!;
        const { share, room, totalMm } = beamDual(problem, bars.shares);
        expect(totalMm).toBeCloseTo(bars.boundMm, 6);
        const modes = problem.kinds.flatMap(({ acrossMm, alongMm, turns }, k) => [
          [acrossMm, share[2 * k]!] as const,
          ...(turns ? [[alongMm, share[2 * k + 1]!] as const] : []),
        ]);
        const most = (left: number): number =>
          modes.reduce((best, [mm, value]) => (mm <= left ? Math.max(best, value + most(left - mm)) : best), 0);
        for (const mm of [7, 13, 24]) expect(most(mm)).toBeCloseTo(room[mm]!, 6);
        expect(most(24)).toBeLessThanOrEqual(1 + 1e-6);
      }),
      { numRuns: 40 },
    );
  });

  it('TRK-03 leaves it at what is known where the widths alone say as much', () => {
    expect(
      barBound(
        problemOf(
          2000,
          [
            [1000, 1000],
            [1000, 1000],
          ],
          false,
        ),
        1000,
        budget(),
      ),
    ).toBeNull();
  });
});
