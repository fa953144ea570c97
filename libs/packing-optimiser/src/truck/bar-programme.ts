import type { Budget } from '../search/budget';
import { CoveringLp } from '../search/covering-lp';
import { MAX_TABLE_MM, worthOf, type Shares } from './beam-dual';
import type { FloorProblem } from './floor-problem';
import { widthKnapsack, type WidthKnapsack } from './width-knapsack';

/** Larger programmes take longer than a floor is searched for. */
const MAX_KINDS = 100;
const MAX_ROUNDS = 30;

/** Columns added a round. */
const COLUMNS = 12;

/** Numbers that the knapsack or a pivot reads in the time of one step of the beam. */
const NUMBERS_A_STEP = 4000;

/** Less than so many times the bound known before is not worth the work. */
const LEAST_GAIN = 1.005;

const EPSILON = 1e-6;

/** Shares by which the pallets need the longest floor, and that length (padded). */
export interface BarBound {
  readonly shares: Shares;
  readonly boundMm: number;
}

/** A row of pallets side by side: how many of a kind it works off a millimetre. */
type Bar = Map<number, number>;

/**
 * The bar relaxation as a linear programme: every slice across the floor is a set of pallets that fit side by side (a
 * bar), each millimetre of it works off 1 / length of each; the least length of bars that works off all (cutting stock,
 * Gilmore & Gomory 1961; strips: Scheithauer 1999). Its duals are shares that no dual feasible function beats; scaled
 * to fit, those of any round bound. Null where it is too large, the budget is over or the bound `knownMm` hardly gets
 * better.
 */
export function barBound(problem: FloorProblem, knownMm: number, budget: Budget): BarBound | null {
  const { kinds, widthMm } = problem;
  if (kinds.length > MAX_KINDS || widthMm > MAX_TABLE_MM) return null;
  const spend = (numbers: number) => budget.spend(Math.ceil(numbers / NUMBERS_A_STEP));
  const longest = kinds.reduce((mm, kind) => Math.max(mm, kind.alongMm), 0);
  const lp = new CoveringLp(
    Float64Array.from(kinds, (kind) => kind.pallets.length),
    2 * longest,
    spend,
  );
  const add = (bar: Bar) => lp.add(1, [...bar.keys()], [...bar.values()]);
  kinds.forEach((kind, k) => {
    add(new Map([[k, Math.floor(widthMm / kind.acrossMm) / kind.alongMm]]));
    if (kind.turns) add(new Map([[k, Math.floor(widthMm / kind.alongMm) / kind.acrossMm]]));
  });
  let best: BarBound | null = null;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    if (!lp.solve() || lp.value() < knownMm * LEAST_GAIN) break;
    const shares = sharesBy(problem, lp.duals);
    const worth = worthOf(problem, shares);
    const knapsack = widthKnapsack(widthMm, worth);
    if (!spend(widthMm * kinds.length)) break;
    const boundMm = lp.value() / knapsack.room[widthMm]!;
    if (!best || boundMm > best.boundMm) best = { shares, boundMm };
    const bars = barsAbove(problem, shares, knapsack);
    if (!bars.length) break;
    bars.forEach(add);
  }
  return best;
}

/** A pallet's worth spread over the length it takes. */
const sharesBy = ({ kinds }: FloorProblem, duals: Float64Array): Shares =>
  Float64Array.from(
    kinds.flatMap((kind, k) => {
      const worth = Math.max(0, duals[k]!);
      return [worth / kind.alongMm, kind.turns ? worth / kind.acrossMm : 0];
    }),
  );

/** Bars worth more than the whole width: the best with each kind and turn, best first. */
function barsAbove(problem: FloorProblem, shares: Shares, { room, last }: WidthKnapsack): Bar[] {
  const { kinds, widthMm } = problem;
  const byWidth = new Map<number, number>();
  const starts: { m: number; worth: number; acrossMm: number }[] = [];
  kinds.forEach((kind, k) => {
    for (let turn = 0; turn < (kind.turns ? 2 : 1); turn++) {
      const m = 2 * k + turn;
      const acrossMm = turn ? kind.alongMm : kind.acrossMm;
      const known = byWidth.get(acrossMm);
      if (known === undefined || shares[m]! > shares[known]!) byWidth.set(acrossMm, m);
      const worth = shares[m]! + room[widthMm - acrossMm]!;
      if (worth > 1 + EPSILON) starts.push({ m, worth, acrossMm });
    }
  });
  const chosen = starts.sort((a, b) => b.worth - a.worth || a.m - b.m).slice(0, COLUMNS);
  const bars = chosen.map(({ m, acrossMm }) => {
    const bar: Bar = new Map();
    const take = (mode: number) => {
      const kind = kinds[mode >> 1]!;
      bar.set(mode >> 1, (bar.get(mode >> 1) ?? 0) + 1 / (mode & 1 ? kind.acrossMm : kind.alongMm));
    };
    take(m);
    for (let left = widthMm - acrossMm; left > 0;) {
      if (!last[left]) {
        left--;
        continue;
      }
      take(byWidth.get(last[left]!)!);
      left -= last[left]!;
    }
    return bar;
  });
  const seen = new Set<string>();
  return bars.filter((bar) => {
    const key = [...bar].sort(([a], [b]) => a - b).join(';');
    return !seen.has(key) && seen.add(key);
  });
}
