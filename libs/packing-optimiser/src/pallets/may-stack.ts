import type { PackProblem } from './pack-problem';
import type { StackRules } from './stack-rules';

/** What stands in a row: four numbers an item, index of the product, turn, x and z. */
interface RowItems {
  readonly itemCount: number;
  readonly items: ArrayLike<number>;
}

/** A product of a row with what it carries. */
interface StackItem {
  readonly i: number;
  readonly from: number;
  readonly to: number;
  readonly bottom: number;
  readonly top: number;
  readonly below: StackItem[];
  level: number;
  /** Mass and moment about x = 0 of the product and all that rests on it. */
  massKg: number;
  moment: number;
}

/** Whether product i may stand at this place of a row under the stack rules; support and room are judged elsewhere. */
export function mayStack(
  problem: PackProblem,
  rules: StackRules,
  row: RowItems,
  i: number,
  turn: number,
  xMm: number,
  zMm: number,
): boolean {
  const all: StackItem[] = [];
  for (let k = 0; k < row.itemCount; k++) {
    const o = 4 * k;
    add(problem, all, row.items[o]!, row.items[o + 1]!, row.items[o + 2]!, row.items[o + 3]!);
  }
  add(problem, all, i, turn, xMm, zMm);
  return all.every((item) => isAllowed(problem, rules, item));
}

/** Products come in order of placing, so whatever carries this one is in the list already. */
function add(problem: PackProblem, all: StackItem[], i: number, turn: number, xMm: number, zMm: number): void {
  const lengthMm = problem.lengthMm[2 * i + turn]! - problem.gapMm;
  const to = xMm + lengthMm;
  const below = zMm === 0 ? [] : all.filter((s) => s.top === zMm && s.from < to && s.to > xMm);
  const massKg = problem.massKg[i]!;
  const moment = massKg * (xMm + lengthMm / 2);
  const level = 1 + below.reduce((most, s) => Math.max(most, s.level), 0);
  const carriers = new Set<StackItem>();
  const collect = (item: StackItem) => {
    if (carriers.has(item)) return;
    carriers.add(item);
    item.below.forEach(collect);
  };
  below.forEach(collect);
  for (const carrier of carriers) {
    carrier.massKg += massKg;
    carrier.moment += moment;
  }
  all.push({ i, from: xMm, to, bottom: zMm, top: zMm + problem.heightMm[2 * i + turn]!, below, level, massKg, moment });
}

function isAllowed(problem: PackProblem, rules: StackRules, item: StackItem): boolean {
  const ownKg = problem.massKg[item.i]!;
  if (rules.maxLoadRatio !== null && item.massKg - ownKg > rules.maxLoadRatio * ownKg + 1e-9) return false;
  if (rules.maxLevels !== null && item.level > rules.maxLevels) return false;
  if (!item.below.length) return true;
  if (rules.bareUnderMm !== null && item.below.some((s) => isBare(problem, s.i, rules.bareUnderMm!))) return false;
  if (rules.centreInsideMm === null) return true;
  const from = Math.max(item.from, Math.min(...item.below.map((s) => s.from)));
  const to = Math.min(item.to, Math.max(...item.below.map((s) => s.to)));
  // A product without mass has its centre in its middle.
  const centre = item.massKg > 0 ? item.moment / item.massKg : (item.from + item.to) / 2;
  return centre >= from + rules.centreInsideMm && centre <= to - rules.centreInsideMm;
}

const isBare = (problem: PackProblem, i: number, underMm: number): boolean =>
  problem.products[i]!.category === 0 && problem.products[i]!.depthMm < underMm;
