import { barBound } from './bar-programme';
import type { Guide } from './beam-children';
import { beamDual, MAX_TABLE_MM, sharesOf, type Shares } from './beam-dual';
import { dualLengthMm, floorDuals } from './floor-duals';
import type { FloorProblem } from './floor-problem';
import type { Budget } from '../search/budget';

/** What an uneven front counts when a half filled floor is judged. */
const PLAIN_UNEVEN = [0.03, 0.05, 0.01] as const;
const BARS_UNEVEN = [0.03, 0.05, 0.01] as const;
const FIRST_UNEVEN = 0.05;

/** What the best dual feasible function counts beside the plain width, and an uneven front then. */
const MIX = 0.25;
const MIX_UNEVEN = 0.05;

/** A programme that needs so many times the length of the plain widths says something new. */
const WORTH_IT = 1.005;

/** What beams go by, and what it says about the length. */
export interface Guides {
  readonly guides: readonly Guide[];
  /** Padded length that no floor goes below. */
  readonly boundMm: number;
  /** Shares that prove it, when they are more than functions of the width. */
  readonly shares: Shares | null;
}

/** The plain widths: what there is without any work. */
export const firstGuide = (problem: FloorProblem): Guide => ({ uneven: FIRST_UNEVEN, dual: beamDual(problem, plainShares(problem)) });

/**
 * Guides that take turns. What is waste by the plain width may be unavoidable: where a dual needs a longer floor than the area, half filled floors
 * are judged by it, too. The duals of the bars know best; a mixture of the best function with the plain width sees other floors.
 */
export function floorGuides(problem: FloorProblem, first: Guide, budget: Budget): Guides {
  const plain = first.dual;
  const duals = floorDuals(problem).map((dual) => ({ dual, mm: dualLengthMm(problem, dual) }));
  const longest = duals.reduce((best, each) => (each.mm > best.mm ? each : best));
  const bars = barBound(problem, plain.totalMm, budget);
  const isMixed = problem.widthMm <= MAX_TABLE_MM && longest.mm > duals[0]!.mm * WORTH_IT;
  const mixture = () => {
    const shares = plainShares(problem);
    const other = sharesOf(problem, longest.dual);
    return beamDual(problem, shares.map((share, m) => MIX * other[m]! + (1 - MIX) * share)); // prettier-ignore
  };
  const mixed: Guide = { uneven: MIX_UNEVEN, dual: isMixed ? mixture() : plain };
  if (!bars || bars.boundMm < plain.totalMm * WORTH_IT)
    return {
      guides: isMixed ? [...plainGuides(first), mixed] : plainGuides(first),
      boundMm: Math.max(plain.totalMm, longest.mm),
      shares: null,
    };
  const dual = beamDual(problem, bars.shares);
  const [even, uneven, bare] = BARS_UNEVEN.map((share): Guide => ({ uneven: share, dual }));
  return { guides: [even!, mixed, uneven!, bare!], boundMm: bars.boundMm, shares: bars.shares };
}

const plainGuides = ({ dual }: Guide): Guide[] => PLAIN_UNEVEN.map((uneven) => ({ uneven, dual }));

const plainShares = (problem: FloorProblem): Shares => sharesOf(problem, (mm) => mm / problem.widthMm);
