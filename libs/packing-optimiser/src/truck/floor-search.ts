import type { Budget } from '../search/budget';
import { FloorBeam } from './floor-beam';
import { FloorProof } from './floor-proof';
import type { FloorProblem, FloorSolution } from './floor-problem';

/** Three ways to judge a half filled floor, tried one after the other at every beam width. */
const GUIDES = [1, 0, 2] as const;

const WIDENING = 1.5;

/** A best floor this many times the bound is far from it. */
const FAR = 1.05;

/** Nodes that the proof gets for every step of the beam, and at the least. */
const PROOF_SHARE = 4;
const LEAST_NODES = 4000;

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
  const proof = new FloorProof(problem, boundMm, budget);
  let best: FloorSolution | null = null;
  const take = (found: FloorSolution | null) => {
    if (!found) return;
    best = found;
    tell(found, proof.boundMm);
  };
  let isSearching = true;
  for (let width = 1; ; width = Math.ceil(width * WIDENING) + (width < 4 ? 1 : 0)) {
    const steps = budget.steps;
    for (const guide of isSearching ? GUIDES : []) {
      const aimMm = best && aimFor(lengthOf(best), proof.boundMm);
      if (aimMm) take(beam.run(width, guide, aimMm, budget));
      take(beam.run(width, guide, lengthOf(best), best ? budget : null));
      if (isOver(budget) || lengthOf(best) <= proof.boundMm) return;
    }
    if (best && beam.wasExhaustive) isSearching = false;
    if (best && proof.isOpen(lengthOf(best))) {
      const bound = proof.boundMm;
      const nodes = isSearching ? Math.max(LEAST_NODES, PROOF_SHARE * (budget.steps - steps)) : LEAST_NODES * width;
      take(proof.work(nodes, lengthOf(best)));
      if (proof.boundMm > bound) tell(best, proof.boundMm);
      if (isOver(budget) || lengthOf(best) <= proof.boundMm) return;
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

const lengthOf = (floor: FloorSolution | null): number => floor?.lengthMm ?? Number.MAX_SAFE_INTEGER;
