import type { Budget } from '../search/budget';
import { barBound } from './bar-programme';
import type { Guide } from './beam-children';
import { beamDual, MAX_TABLE_MM, sharesOf, type BeamDual, type Shares } from './beam-dual';
import { dualLengthMm, floorDuals } from './floor-duals';
import type { FloorProblem } from './floor-problem';

/** What an uneven front counts when a half filled floor is judged. */
const PLAIN_UNEVEN = [0.02, 0.05, 0] as const;
const BARS_UNEVEN = [0.02, 0.05, 0] as const;
const FIRST_UNEVEN = 0.05;

/** What the best dual feasible function counts beside the plain width, and an uneven front then. */
const MIX = 0.25;
const MIX_UNEVEN = 0.05;

/** Functions that judge a half built schedule: the plain width and those that need the longest floor. */
const CHARGES = 10;

/** A programme that needs so many times the length of the plain widths says something new. */
const WORTH_IT = 1.005;

/** What beams go by, and what it says about the length. */
export interface Guides {
  readonly guides: readonly Guide[];
  /** Padded length that no floor goes below. */
  readonly boundMm: number;
  /** Shares that the proof charges. */
  readonly charges: readonly Charge[];
}

/** Shares of the floor's width, and the length that all need by them. */
export interface Charge {
  readonly shares: Shares;
  readonly needsMm: number;
}

/** The plain widths: what there is without any work. */
export const firstGuide = (problem: FloorProblem): Guide => ({
  uneven: FIRST_UNEVEN,
  dual: beamDual(problem, plainShares(problem)),
});

/**
 * Guides that take turns. What is waste by the plain width may be unavoidable: where a dual needs a longer floor than
 * the area, half filled floors are judged by it, too. The duals of the bars know best; a mixture of the best function
 * with the plain width sees other floors.
 */
export function floorGuides(problem: FloorProblem, first: Guide, budget: Budget): Guides {
  const plain = first.dual;
  const [width, ...others] = floorDuals(problem).map((dual) => ({ dual, needsMm: dualLengthMm(problem, dual) }));
  others.sort((a, b) => b.needsMm - a.needsMm);
  const known = [width!, ...others.slice(0, CHARGES - 1)].map((each) => ({
    ...each,
    shares: sharesOf(problem, each.dual),
  }));
  const longest = known[1]!;
  const boundMm = Math.max(plain.totalMm, longest.needsMm);
  const isMixed = problem.widthMm <= MAX_TABLE_MM && longest.needsMm > width!.needsMm * WORTH_IT;
  const mixed = { uneven: MIX_UNEVEN, dual: isMixed ? mixture(problem, longest.shares) : plain };
  const bars = barBound(problem, plain.totalMm, budget);
  if (!bars || bars.boundMm < plain.totalMm * WORTH_IT)
    return { guides: [...uneven(plain, PLAIN_UNEVEN), ...(isMixed ? [mixed] : [])], boundMm, charges: known };
  const dual = beamDual(problem, bars.shares);
  const [even, ...more] = uneven(dual, BARS_UNEVEN);
  return {
    guides: [even!, mixed, ...more],
    boundMm: Math.max(boundMm, bars.boundMm),
    charges: [{ shares: dual.share, needsMm: dual.totalMm }, ...known],
  };
}

const uneven = (dual: BeamDual, shares: readonly number[]): Guide[] => shares.map((share) => ({ uneven: share, dual }));

const plainShares = (problem: FloorProblem): Shares => sharesOf(problem, (mm) => mm / problem.widthMm);

function mixture(problem: FloorProblem, other: Shares): BeamDual {
  const plain = plainShares(problem);
  return beamDual(
    problem,
    plain.map((share, m) => MIX * other[m]! + (1 - MIX) * share),
  );
}
