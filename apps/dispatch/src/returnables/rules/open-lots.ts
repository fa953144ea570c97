import type { Ages, MovementAct } from '@mullion/contracts';
import { ageSteps } from '@mullion/contracts';

/** What ages are computed from: the movements of one kind at one holder. */
export interface Moved {
  readonly id: number;
  readonly act: MovementAct;
  readonly count: number;
  /** ISO date. */
  readonly moved_on: string;
  readonly corrects_id: number | null;
}
export interface Lot {
  readonly movement_id: number;
  readonly since: string;
  readonly count: number;
}
export interface OpenLots {
  /** What is still out, the oldest first. */
  readonly lots: readonly Lot[];
  /** Below 0: more came back than was given out. */
  readonly balance: number;
}

const MS_A_DAY = 86_400_000;

/**
 * What a holder still has of a kind, and since when: what came back first is what was given out first, because nobody
 * can tell one pallet from another. A correction takes its own movement back. What came back too many is taken off what
 * is given out next.
 */
export const openLots = (movements: readonly Moved[]): OpenLots => {
  const corrected = new Map<number, number>();
  for (const { corrects_id: id, count } of movements)
    if (id !== null) corrected.set(id, (corrected.get(id) ?? 0) + count);
  const counted = movements.map((movement) => ({
    ...movement,
    count: movement.count - (corrected.get(movement.id) ?? 0),
  }));
  const given = counted
    .filter(({ act }) => act === 'given')
    .toSorted((a, b) => compare(a.moved_on, b.moved_on) || a.id - b.id);
  const back = counted.filter(({ act }) => act === 'taken').reduce((sum, { count }) => sum + count, 0);
  let toTake = back;
  const lots: Lot[] = [];
  for (const { id, moved_on, count } of given) {
    const left = Math.max(0, count - toTake);
    toTake -= count - left;
    if (left > 0) lots.push({ movement_id: id, since: moved_on, count: left });
  }
  return { lots, balance: given.reduce((sum, { count }) => sum + count, 0) - back };
};

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Whole days between two ISO dates. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / MS_A_DAY);

/** Units by the four steps of age. */
export const agesOf = (lots: readonly Pick<Lot, 'since' | 'count'>[], today: string): Ages => {
  const units: [number, number, number, number] = [0, 0, 0, 0];
  for (const { since, count } of lots) {
    const days = daysBetween(since, today);
    const step = ageSteps.findIndex((last) => days <= last);
    units[(step === -1 ? ageSteps.length : step) as 0 | 1 | 2 | 3] += count;
  }
  return units;
};
