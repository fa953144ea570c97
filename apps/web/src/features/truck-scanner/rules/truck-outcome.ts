import {
  palletStatus,
  type OutputOf,
  type Problem,
  type scanPallet,
  type Truck,
  type TruckLoad,
} from '@mullion/contracts';
import type { Envelope } from '../../../entities/scanning/acts';
import { palletMeant } from '../../../entities/pallet/pallet-code';

type Answer = OutputOf<typeof scanPallet>;

/** What came of a scan at the truck. */
export type TruckOutcome =
  | { readonly kind: 'success'; readonly palletId: number; readonly unscanned: number }
  | { readonly kind: 'already'; readonly pallet: string }
  | { readonly kind: 'not_ready'; readonly pallet: string }
  | { readonly kind: 'other_truck'; readonly pallet: string; readonly truck: string | null }
  | { readonly kind: 'deleted'; readonly problem: Problem }
  | { readonly kind: 'not_found' | 'no_right_to_scan' }
  | { readonly kind: 'refused'; readonly problem: Problem };

const text = (problem: Problem, name: string): string | null => {
  const value = problem.params?.[name];
  return typeof value === 'string' ? value : null;
};

/** Reads an answer of the server as one outcome. */
export const outcomeOf = (
  attempt: { readonly data: Answer } | { readonly problem: Problem },
  code: string,
): TruckOutcome => {
  if ('data' in attempt) {
    const { outcome, pallet, missing } = attempt.data;
    if (outcome === 'not_ready') return { kind: 'not_ready', pallet: pallet.shown_number };
    return { kind: 'success', palletId: pallet.id, unscanned: missing.length };
  }
  const { problem } = attempt;
  const pallet = text(problem, 'pallet') ?? code;
  switch (problem.code) {
    case 'pallet.already_loaded':
      return { kind: 'already', pallet };
    case 'pallet.on_other_truck':
      return { kind: 'other_truck', pallet, truck: text(problem, 'truck') };
    case 'pallet.not_found':
      return { kind: 'not_found' };
    case 'pallet.deleted':
      return { kind: 'deleted', problem };
    case 'no_right_to_scan':
      return { kind: 'no_right_to_scan' };
    default:
      return { kind: 'refused', problem };
  }
};

/** Colour of an outcome: green success, orange already loaded, red everything that must not be loaded. */
export const toneOf = (outcome: TruckOutcome): 'ok' | 'warn' | 'bad' =>
  outcome.kind === 'success' ? 'ok' : outcome.kind === 'already' ? 'warn' : 'bad';

export const loadOfCode = (truck: Pick<Truck, 'pallets'>, code: string): TruckLoad | undefined =>
  palletMeant(truck.pallets, code);

/**
 * The scan at this truck that waits for the same pallet, so that a second pull of the trigger needs none; one that is
 * being taken back does not count.
 */
export const waitingScanOf = (
  truck: Pick<Truck, 'id' | 'pallets'>,
  code: string,
  waits: readonly Pick<Envelope, 'id' | 'act'>[],
): string | null => {
  const load = loadOfCode(truck, code);
  const undone = new Set(waits.flatMap(({ act }) => (act.kind === 'undo-scan' ? [act.scan] : [])));
  const isSame = (other: string): boolean => (load ? loadOfCode(truck, other) === load : other === code);
  return (
    waits.find(
      ({ id, act }) => act.kind === 'load-pallet' && act.truck === truck.id && isSame(act.code) && !undone.has(id),
    )?.id ?? null
  );
};

/** Pallets of a truck whose scans at it are not answered yet. */
export const waitingOf = (
  truck: Pick<Truck, 'id' | 'pallets'>,
  waits: readonly Pick<Envelope, 'act'>[],
): readonly number[] =>
  waits.flatMap(({ act }) => {
    const load = act.kind === 'load-pallet' && act.truck === truck.id ? loadOfCode(truck, act.code) : undefined;
    return load && load.status < palletStatus.loaded ? [load.pallet_id] : [];
  });
