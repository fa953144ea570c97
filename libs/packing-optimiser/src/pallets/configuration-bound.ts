import type { PackProduct } from '@mullion/packing-model';
import { CoveringLp, NUMBERS_A_STEP } from '../search/covering-lp';
import { FaceSets, type Face } from './face-sets';
import { depthDuals } from './pallet-bounds';
import type { PackSettings } from './pallet-instance';
import { roomOf } from './pack-problem';

/** With more kinds of faces the programme takes too long for what it gains. */
const MAX_KINDS = 240;

/** Nodes of one search for a set, functions of depth tried, sets added from one search. */
const NODES = 12_000;
const FUNCTIONS = 4;

/** Nodes that take as long as a step of the row search. */
const NODES_A_STEP = 4;

/** Nothing is worth more than one cross-section. */
const ARTIFICIAL_COST = 4;
const EPSILON = 1e-6;

interface FaceKind extends Face {
  readonly areaMm2: number;
  readonly depthsMm: number[];
}

interface FoundSets {
  readonly sets: readonly (readonly number[])[];
  /** No set that may stand together is worth more than this. */
  readonly mostWorth: number;
}

/**
 * Lower bound on the pallets from cross-sections: at every depth of a pallet the faces of the products there stand side
 * by side and above one another without overlap, so the depths of all products are covered by sets of faces that fit
 * the room, as many millimetres of them as the pallets are wide (a configuration programme, with a dual feasible
 * function on the depths). Columns are generated; a search cut short only weakens the bound, which is scaled down by
 * the worth of the best set there can be (Farley 1990). Answers `known` when nothing better is proved; `enough` is not
 * improved. `spend` counts work and ends it.
 */
export function configurationBound(
  products: readonly PackProduct[],
  settings: PackSettings,
  known: number,
  enough: number,
  spend: (steps: number) => boolean,
): number {
  const room = roomOf(settings);
  const kinds = faceKindsOf(products, settings);
  if (kinds.length > MAX_KINDS || !kinds.length) return known;
  const sets = new FaceSets(kinds, room.lengthMm, room.heightMm);
  const gapMm = settings.spacingBetweenMm;
  const needs = depthDuals(room.widthMm).map((dual) =>
    Float64Array.from(kinds, (kind) => kind.depthsMm.reduce((sum, depth) => sum + dual(depth + gapMm), 0)),
  );
  const area = (need: Float64Array) => need.reduce((sum, n, k) => sum + n * kinds[k]!.areaMm2, 0);
  needs.sort((a, b) => area(b) - area(a));
  let best = known;
  for (const need of needs.slice(0, FUNCTIONS)) {
    if (best >= enough) break;
    best = Math.max(best, boundFor(kinds, need, sets, room.lengthMm * room.heightMm, best, enough, spend));
  }
  return best;
}

function faceKindsOf(products: readonly PackProduct[], settings: PackSettings): FaceKind[] {
  const room = roomOf(settings);
  const kinds = new Map<string, FaceKind>();
  for (const p of products) {
    const all: [number, number][] = [[p.widthMm + settings.spacingBetweenMm, p.heightMm]];
    if (p.canBeFlipped) all.push([p.heightMm + settings.spacingBetweenMm, p.widthMm]);
    const turns = all.filter(([length, height]) => length <= room.lengthMm && height <= room.heightMm);
    const key = turns.join(';');
    const kind = kinds.get(key);
    if (kind) kind.depthsMm.push(p.depthMm);
    else
      kinds.set(key, {
        turns,
        areaMm2: Math.min(...turns.map(([length, height]) => length * height)),
        depthsMm: [p.depthMm],
      });
  }
  return [...kinds.values()];
}

function boundFor(
  kinds: readonly FaceKind[],
  need: Float64Array,
  sets: FaceSets,
  roomMm2: number,
  known: number,
  enough: number,
  spend: (steps: number) => boolean,
): number {
  const lp = new CoveringLp(need, ARTIFICIAL_COST, (numbers) => spend(Math.ceil(numbers / NUMBERS_A_STEP)));
  kinds.forEach((_, k) => lp.add(1, [k], [1]));
  let best = known;
  while (lp.solve()) {
    // The programme with all sets is worth no more than with some, so nothing is to be gained below the next whole
    // number.
    if (lp.value() <= best + EPSILON) return best;
    const found = bestSets(kinds, lp.duals, sets, roomMm2, spend);
    if (!found) return best;
    const paid = need.reduce((sum, n, k) => sum + n * Math.max(0, lp.duals[k]!), 0);
    best = Math.max(best, Math.ceil(paid / found.mostWorth - EPSILON));
    if (best >= enough || !found.sets.length) return best;
    for (const set of found.sets) {
      const counts = new Map<number, number>();
      for (const k of set) counts.set(k, (counts.get(k) ?? 0) + 1);
      lp.add(1, [...counts.keys()], [...counts.values()]);
    }
  }
  return best;
}

/** Sets worth more than 1, each better than the one before, by depth-first search; null when the work was ended. */
function bestSets(
  kinds: readonly FaceKind[],
  duals: Float64Array,
  faceSets: FaceSets,
  roomMm2: number,
  spend: (steps: number) => boolean,
): FoundSets | null {
  const density = (k: number) => duals[k]! / kinds[k]!.areaMm2;
  const order = kinds.map((_, k) => k).filter((k) => duals[k]! > EPSILON);
  order.sort((a, b) => density(b) - density(a) || a - b);
  const found: number[][] = [];
  const set: number[] = [];
  const used = new Int32Array(kinds.length);
  let [most, unseen, nodes, isOver] = [1 + EPSILON, 0, NODES, false];
  /** What the kinds from a place of the order on can add to a set at the most, by area alone. */
  const gainFrom = (from: number, areaMm2: number): number => {
    let [gain, left] = [0, areaMm2];
    for (let n = from; n < order.length && left > 0; n++) {
      const k = order[n]!;
      const pieces = kinds[k]!.depthsMm.length - used[k]!;
      const taken = Math.min(left, pieces * kinds[k]!.areaMm2);
      gain += taken * density(k);
      left -= taken;
    }
    return gain;
  };
  const search = (from: number, worth: number, leftMm2: number): void => {
    if (worth > most) {
      most = worth;
      found.push([...set]);
    }
    for (let n = from; n < order.length; n++) {
      const limit = worth + gainFrom(n, leftMm2);
      if (limit <= most + EPSILON / 10) return;
      if (nodes <= 0 || isOver) {
        unseen = Math.max(unseen, limit);
        return;
      }
      const k = order[n]!;
      if (used[k]! >= kinds[k]!.depthsMm.length || kinds[k]!.areaMm2 > leftMm2 || !faceSets.mayJoin(set, k)) continue;
      if (--nodes % NODES_A_STEP === 0 && !spend(1)) isOver = true;
      set.push(k);
      used[k]!++;
      search(n, worth + duals[k]!, leftMm2 - kinds[k]!.areaMm2);
      set.pop();
      used[k]!--;
    }
  };
  search(0, 0, roomMm2);
  return isOver ? null : { sets: found, mostWorth: Math.max(most, unseen) };
}
