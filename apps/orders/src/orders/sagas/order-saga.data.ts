import type { freePlacements, InputOf } from '@mullion/contracts';
import type { AuditActor } from '@mullion/server-kit';

/** Kinds of the sagas that free places at packing before an order changes here. */
export const removeOrderSaga = 'remove-order';
export const unpackOrderSaga = 'unpack-order';

export interface OrderSagaData {
  readonly order_id: number;
  /** The person it was begun by. */
  readonly by: AuditActor;
  /** The act of planning that takes the places back. */
  readonly act?: InputOf<typeof freePlacements>['act'];
  /** Set at the end when packing refused: its code. */
  readonly refused?: string;
}
