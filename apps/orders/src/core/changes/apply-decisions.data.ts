import type { ChangedUnit, WorkInput } from '@mullion/contracts';
import type { AuditActor } from '@mullion/server-kit';

export const applyDecisionsSaga = 'apply-decisions';

export interface ApplyDecisionsData {
  readonly key: string;
  /** Products that production has reserved. */
  readonly reserved: readonly number[];
  /** What was done with them by what changed is to be done again; `note`: what the floor is told of the change. */
  readonly reopened: readonly {
    readonly product_id: number;
    readonly note: string | null;
    readonly changed: readonly WorkInput[];
  }[];
  /** What the floor is told of them. */
  readonly told: readonly ChangedUnit[];
  readonly remade: readonly { readonly product_id: number; readonly key: string }[];
  /** The person it was begun by. */
  readonly by: AuditActor;
  /** Set at the end when a remake was refused: its code. */
  readonly refused?: string;
}
