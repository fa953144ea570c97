import type { AuditActor } from '@mullion/server-kit';
import type { Spot } from '../rules/pallet-places';
import type { RefusedPallet } from './load-pallets.data';

/** One pallet of a move: off its truck, onto another, or both. */
export interface Move {
  readonly pallet_id: number;
  readonly from: {
    readonly truck_id: number;
    readonly claim_id: string;
    readonly spot: Spot;
    readonly dispatch_priority: number | null;
  } | null;
  readonly to: number | null;
  /** By hand; null: the optimiser finds one. */
  readonly spot: Spot | null;
}

/** A pallet that gets another place on the truck where it stands. */
export interface PlaceChange {
  readonly pallet_id: number;
  readonly truck_id: number;
  readonly spot: Spot;
}

export interface MovePalletsData {
  readonly moves: readonly Move[];
  /** Placed once the moves have come about, so that a refusal leaves them where they stand. */
  readonly place_changes?: readonly PlaceChange[];
  /** The claim of each truck that gets pallets. */
  readonly claims: Readonly<Record<string, string>>;
  readonly by: AuditActor;
  readonly refused: readonly RefusedPallet[];
}
