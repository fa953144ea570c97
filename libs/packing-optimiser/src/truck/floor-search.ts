import type { Budget } from '../search/budget';
import { FloorBeam } from './floor-beam';
import { FloorProof } from './floor-proof';
import type { FloorProblem, FloorSolution } from './floor-problem';
import { RectangleSearch } from './rectangle-search';

/** What an uneven front counts when a half filled floor is judged; the beams' widths take turns: even fronts are good soon, others in the end. */
const GUIDES = [0.05, 0] as const;

const WIDENING = 1.6;

/** A best floor this many times the bound is far from it. */
const FAR = 1.05;

/** Nodes that the proof gets for every step of the beam: few until floors have become good. */
const EARLY_STEPS = 60_000;
const EARLY_SHARE = 0.1;
const PROOF_SHARE = 1;
const LEAST_NODES = 4000;

/** Steps that free rectangles get for every step of the beams, from this width of them on. */
const RECTANGLES_FROM = 4;
const RECTANGLES_SHARE = 0.5;

/**
 * Beams of growing width find floors, between them the proof raises the bound and closes in on the best floor from below. Tells every
 * better floor and every better bound (padded lengths); ends when they meet or the budget is used. The first beam always runs to its end.
 */
export function searchFloor(
  problem: FloorProblem,
  boundMm: number,
  budget: Budget,
  seed: number,
  tell: (floor: FloorSolution, boundMm: number) => void,
): void {
  const beam = new FloorBeam(problem, seed);
  let best: FloorSolution | null = beam.run(1, GUIDES[0]!, Number.MAX_SAFE_INTEGER, null);
  if (!best) return;
  tell(best, boundMm);
  if (isOver(budget) || best.lengthMm <= boundMm) return;
  const proof = new FloorProof(problem, boundMm, budget);
  const rectangles = new RectangleSearch(problem, budget, seed);
  const take = (found: FloorSolution | null) => {
    if (!found) return;
    best = found;
    tell(found, proof.boundMm);
  };
  const lengthMm = () => best!.lengthMm;
  let isSearching = true;
  let nodes = 0;
  for (let width = 1, round = 0; ; width = Math.ceil(width * WIDENING), round++) {
    const steps = budget.steps;
    if (isSearching) {
      const guide = GUIDES[round % GUIDES.length]!;
      const aimMm = aimFor(lengthMm(), proof.boundMm);
      if (aimMm) take(beam.run(width, guide, aimMm, budget));
      take(beam.run(width, guide, lengthMm(), budget));
      if (isOver(budget) || lengthMm() <= proof.boundMm) return;
      if (rectangles.isOpen && width >= RECTANGLES_FROM)
        take(rectangles.work((budget.steps - steps) * RECTANGLES_SHARE, lengthMm(), proof.boundMm));
      if (isOver(budget) || lengthMm() <= proof.boundMm) return;
      if (beam.wasExhaustive && beam.isBothSided) isSearching = false;
      else if (beam.wasExhaustive) beam.isBothSided = true;
    }
    if (proof.isOpen(lengthMm())) {
      nodes += (budget.steps - steps) * (budget.steps < EARLY_STEPS ? EARLY_SHARE : PROOF_SHARE);
      if (isSearching && nodes < LEAST_NODES) continue;
      const bound = proof.boundMm;
      take(proof.work(isSearching ? nodes : LEAST_NODES * width, lengthMm()));
      nodes = 0;
      if (proof.boundMm > bound) tell(best, proof.boundMm);
      if (isOver(budget) || lengthMm() <= proof.boundMm) return;
    } else if (!isSearching) return;
  }
}

/** Far above the bound, a length in between: aiming for it drops at once what keeps long pallets for the end. Null when close. */
function aimFor(bestMm: number, boundMm: number): number | null {
  return bestMm > boundMm * FAR ? Math.ceil((bestMm + 2 * boundMm) / 3) : null;
}

/** Steps that run out between two looks of the budget count too. */
function isOver(budget: Budget): boolean {
  budget.look();
  return budget.isOver;
}
