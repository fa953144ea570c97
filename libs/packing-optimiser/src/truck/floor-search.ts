import type { Budget } from '../search/budget';
import { nextReachableMm } from './floor-bounds';
import { FloorBeam, type BeamFloor } from './floor-beam';
import { firstGuide, floorGuides, type Guides } from './floor-guides';
import { FloorProof } from './floor-proof';
import type { FloorProblem, FloorSolution } from './floor-problem';
import { FloorTails } from './floor-tails';
import { RectangleSearch } from './rectangle-search';

/** From one beam to the next; with few pallets wide beams are soon through and worth more than further narrow ones. */
const WIDENING = { few: 2, many: 1.6 };
const MANY_PALLETS = 48;

/** Round in which the guides are made: what is quickly good needs none. */
const GUIDED_FROM = 3;

/** A best floor this many times the bound is far from it. */
const FAR = 1.05;

/** Nodes that the proof gets for every step of the beam: few until floors have become good. */
const EARLY_STEPS = 60_000;
const EARLY_SHARE = 0.1;
const PROOF_SHARE = 1;
const LEAST_NODES = 4000;

/**
 * Steps that free rectangles and the rest of the best floor get for every step of the beams, from these widths of them
 * on.
 */
const RECTANGLES_FROM = 4;
const RECTANGLES_SHARE = 0.5;
const TAILS_FROM = 10;
const TAILS_SHARE = 1;

/**
 * Beams of growing width find floors, between them the rest of the best floor is searched again, and the proof raises
 * the bound and closes in on the best floor from below. Reports every better floor and every better bound (padded
 * lengths); ends when they meet or the budget is used. The first beam always runs to its end.
 */
export function searchFloor(
  problem: FloorProblem,
  boundMm: number,
  budget: Budget,
  seed: number,
  report: (floor: FloorSolution, boundMm: number) => void,
): void {
  const beam = new FloorBeam(problem, seed);
  const guide = firstGuide(problem);
  const first = beam.run(1, guide, Number.MAX_SAFE_INTEGER, null);
  if (!first) return;
  report(first, boundMm);
  if (isOver(budget) || first.lengthMm <= boundMm) return;
  new FloorSearch(problem, boundMm, budget, seed, report, beam, first).run({
    guides: [guide, { ...guide, uneven: 0 }],
    boundMm,
    charges: [],
  });
}

class FloorSearch {
  private best: FloorSolution;
  private readonly rectangles: RectangleSearch;
  private readonly tails: FloorTails;
  private proof: FloorProof | null = null;
  private guides!: Guides;
  private nodes = 0;
  private isSearching = true;

  constructor(
    private readonly problem: FloorProblem,
    private boundMm: number,
    private readonly budget: Budget,
    seed: number,
    private readonly report: (floor: FloorSolution, boundMm: number) => void,
    private readonly beam: FloorBeam,
    /** The last floor that the beams found. */
    private last: BeamFloor,
  ) {
    this.best = last;
    this.rectangles = new RectangleSearch(problem, budget, seed);
    this.tails = new FloorTails(problem, beam, budget, seed);
  }

  run(first: Guides): void {
    const { budget, beam } = this;
    this.guides = first;
    const widening = this.problem.count < MANY_PALLETS ? WIDENING.few : WIDENING.many;
    for (let width = 1, round = 0; ; width = Math.ceil(width * widening), round++) {
      const steps = budget.steps;
      if (round === GUIDED_FROM || (!this.isSearching && !this.proof)) this.guide(first);
      if (this.isDone()) return;
      if (this.isSearching) {
        this.widen(width, round);
        const isAll = beam.wasExhaustive;
        if (this.isDone()) return;
        if (width >= TAILS_FROM) this.searchTails((budget.steps - steps) * TAILS_SHARE);
        if (this.isDone()) return;
        if (this.rectangles.isOpen && width >= RECTANGLES_FROM)
          this.take(this.rectangles.work((budget.steps - steps) * RECTANGLES_SHARE, this.best.lengthMm, this.boundMm));
        if (this.isDone()) return;
        if (isAll && beam.children.isBothSided) this.isSearching = false;
        else if (isAll) beam.children.isBothSided = true;
      }
      if (this.proof?.isOpen(this.best.lengthMm)) {
        this.nodes += (budget.steps - steps) * (budget.steps < EARLY_STEPS ? EARLY_SHARE : PROOF_SHARE);
        if (this.isSearching && this.nodes < LEAST_NODES) continue;
        this.prove(this.proof, this.isSearching ? this.nodes : LEAST_NODES * width);
      } else if (!this.isSearching && this.proof) return;
    }
  }

  /** Makes the guides and what they prove. */
  private guide(first: Guides): void {
    this.guides = floorGuides(this.problem, first.guides[0]!, this.budget);
    this.raise(nextReachableMm(this.problem, Math.ceil(this.guides.boundMm - 1e-6)));
    this.proof = new FloorProof(this.problem, this.boundMm, this.guides.charges, this.budget);
  }

  private widen(width: number, round: number): void {
    const { guides } = this.guides;
    const guide = guides[round % guides.length]!;
    const aimMm = aimFor(this.best.lengthMm, this.boundMm);
    if (aimMm) this.takeLast(this.beam.run(width, guide, aimMm, this.budget));
    this.takeLast(this.beam.run(width, guide, this.best.lengthMm, this.budget));
  }

  private searchTails(steps: number): void {
    const found = this.tails.work(steps, this.last, this.guides.guides, this.boundMm);
    this.last = found;
    if (found.lengthMm < this.best.lengthMm) this.take(found);
  }

  private prove(proof: FloorProof, nodes: number): void {
    this.nodes = 0;
    this.take(proof.work(nodes, this.best.lengthMm));
    this.raise(proof.boundMm);
  }

  private takeLast(found: BeamFloor | null): void {
    if (found) this.last = found;
    this.take(found);
  }

  private take(found: FloorSolution | null): void {
    if (!found) return;
    this.best = found;
    this.report(found, this.boundMm);
  }

  private raise(boundMm: number): void {
    if (boundMm <= this.boundMm) return;
    this.boundMm = Math.min(boundMm, this.best.lengthMm);
    this.report(this.best, this.boundMm);
  }

  private isDone(): boolean {
    return isOver(this.budget) || this.best.lengthMm <= this.boundMm;
  }
}

/**
 * Far above the bound, a length in between: aiming for it drops at once what keeps long pallets for the end. Null when
 * close.
 */
function aimFor(bestMm: number, boundMm: number): number | null {
  return bestMm > boundMm * FAR ? Math.ceil((bestMm + 2 * boundMm) / 3) : null;
}

/** Steps that run out between two looks of the budget count too. */
function isOver(budget: Budget): boolean {
  budget.look();
  return budget.isOver;
}
