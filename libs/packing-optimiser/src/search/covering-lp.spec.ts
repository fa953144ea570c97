import fc from 'fast-check';
import { CoveringLp } from './covering-lp';

const COST = 100;

interface Column {
  readonly cost: number;
  readonly amounts: readonly number[];
}

const lpOf = (demand: readonly number[], columns: readonly Column[]): CoveringLp => {
  const lp = new CoveringLp(demand, COST, () => true);
  for (const { cost, amounts } of columns) lp.add(cost, [...amounts.keys()], amounts);
  return lp;
};

/** Whether duals are feasible and pay as much as the columns cost: together a proof of the optimum. */
const expectOptimal = (lp: CoveringLp, demand: readonly number[], columns: readonly Column[]) => {
  const paid = demand.reduce((sum, b, r) => sum + b * lp.duals[r]!, 0);
  expect(paid).toBeCloseTo(lp.value(), 5);
  columns.forEach((_, j) => expect(lp.reducedCost(j)).toBeGreaterThan(-1e-5));
  for (const dual of lp.duals) expect(dual).toBeGreaterThan(-1e-5);
  const covered = demand.map(() => 0);
  lp.basis.forEach((j, r) => {
    expect(lp.values[r]!).toBeGreaterThan(-1e-6);
    if (j >= 0) columns[j]!.amounts.forEach((amount, k) => (covered[k]! += amount * lp.values[r]!));
  });
  demand.forEach((b, k) => expect(covered[k]!).toBeGreaterThan(b - 1e-5));
};

/** Every row can be covered alone, so no artificial column stays. */
const programmes = fc.integer({ min: 1, max: 6 }).chain((m) =>
  fc.record({
    demand: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: m, maxLength: m }),
    lowered: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: m, maxLength: m }),
    columns: fc.array(
      fc.record({
        cost: fc.integer({ min: 1, max: 9 }),
        amounts: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: m, maxLength: m }),
      }),
      { maxLength: 12 },
    ),
  }),
);

const withSingles = (m: number, columns: readonly Column[]): Column[] => [
  ...Array.from({ length: m }, (_, r): Column => ({
    cost: 9,
    amounts: Array.from({ length: m }, (_, k) => (k === r ? 1 : 0)),
  })),
  ...columns,
];

describe('the covering programme', () => {
  it('finds the least cost in fractions', () => {
    const lp = lpOf(
      [3, 3],
      [
        { cost: 2, amounts: [1, 0] },
        { cost: 2, amounts: [0, 1] },
        { cost: 3, amounts: [2, 1] },
        { cost: 3, amounts: [1, 2] },
      ],
    );
    expect(lp.solve()).toBe(true);
    expect(lp.value()).toBeCloseTo(6, 6);
  });
  it('proves its optimum by duals, whatever the programme', () => {
    fc.assert(
      fc.property(programmes, ({ demand, columns }) => {
        const all = withSingles(demand.length, columns);
        const lp = lpOf(demand, all);
        expect(lp.solve()).toBe(true);
        expectOptimal(lp, demand, all);
      }),
    );
  });
  it('is optimal again after the demand has changed, and goes back to where it was', () => {
    fc.assert(
      fc.property(programmes, ({ demand, lowered, columns }) => {
        const all = withSingles(demand.length, columns);
        const lp = lpOf(demand, all);
        lp.solve();
        const [state, value] = [lp.state(), lp.value()];
        lowered.forEach((by, row) => lp.lower(row, Math.min(by, lp.demandOf(row))));
        expect(lp.repair()).toBe(true);
        expectOptimal(
          lp,
          demand.map((b, r) => b - Math.min(b, lowered[r]!)),
          all,
        );
        lp.goBack(state);
        expect(lp.value()).toBeCloseTo(value, 6);
      }),
    );
  });
  it('takes columns that come later', () => {
    const lp = lpOf([4], [{ cost: 2, amounts: [1] }]);
    lp.solve();
    expect(lp.value()).toBeCloseTo(8, 6);
    lp.add(3, [0], [2]);
    expect(lp.solve()).toBe(true);
    expect(lp.value()).toBeCloseTo(6, 6);
  });
  it('ends when `step` says so', () => {
    const lp = new CoveringLp([1], COST, () => false);
    lp.add(1, [0], [1]);
    expect(lp.solve()).toBe(false);
  });
});
