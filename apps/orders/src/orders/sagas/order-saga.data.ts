import type { freePlacements, InputOf, OutputOf, restorePlacements } from '@mullion/contracts';
import type { AuditActor } from '@mullion/server-kit';

/** Kinds of the sagas that free places at packing before an order changes here. */
export const removeOrderSaga = 'remove-order';
export const unpackOrderSaga = 'unpack-order';
/** Kind of the saga that brings an order back into planning. */
export const restoreOrderSaga = 'restore-order';

/** Before anything is done. */
export const WAITING = 'waiting';

export interface OrderSagaData {
  readonly order_id: number;
  /** The person it was begun by. */
  readonly by: AuditActor;
  /** The act of planning that takes the places back. */
  readonly act?: InputOf<typeof freePlacements>['act'];
  /** Its state is `WAITING` until then: so long the deletion can be taken back. */
  readonly not_before?: string;
  /** Set at the end when packing refused: its code. */
  readonly refused?: string;
}

export interface RestoreOrderData {
  readonly order_id: number;
  readonly by: AuditActor;
  readonly act: InputOf<typeof restorePlacements>['act'];
  /** It was out of planning, so it leaves it again when packing refuses. */
  readonly wasOut?: boolean;
  readonly refused?: Extract<OutputOf<typeof restorePlacements>, { outcome: 'refused' }>;
}
