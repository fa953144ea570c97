import type { StopMovement, StopReturnable } from '@mullion/contracts';

type Counted = Pick<StopMovement, 'holder_id' | 'kind_id' | 'given' | 'taken'>;
const MOST = 1_000;

const isSame = (a: Pick<Counted, 'holder_id' | 'kind_id'>, b: Pick<Counted, 'holder_id' | 'kind_id'>): boolean =>
  a.holder_id === b.holder_id && a.kind_id === b.kind_id;

/** What is left and taken along of each kind: as the driver has counted it, else what the pallets propose. */
export const countedReturnables = (lines: readonly StopReturnable[], counted: readonly Counted[]): StopMovement[] =>
  lines.map((line) => {
    const own = counted.find((one) => isSame(one, line));
    return {
      holder_id: line.holder_id,
      kind_id: line.kind_id,
      given: line.given ?? own?.given ?? line.proposed,
      taken: line.taken ?? own?.taken ?? 0,
    };
  });

/** One more or fewer of a kind; never below nothing. */
export const withCount = (
  movements: readonly StopMovement[],
  changed: Counted,
  act: 'given' | 'taken',
  by: 1 | -1,
): StopMovement[] =>
  movements.map((one) => (isSame(one, changed) ? { ...one, [act]: Math.min(MOST, Math.max(0, one[act] + by)) } : one));

/** The lines of a stop with what a delivery that waits on the device says. */
export const withDelivered = (lines: readonly StopReturnable[], moved: readonly StopMovement[]): StopReturnable[] =>
  lines.map((line) => {
    const own = moved.find((one) => isSame(one, line));
    return { ...line, given: own?.given ?? 0, taken: own?.taken ?? 0 };
  });
