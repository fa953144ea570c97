import { operationStatus, type OperationEventKind } from '@mullion/contracts';

/** What an event changes of an operation, and what it needs to be taken back. */
export interface OperationState {
  readonly status: number;
  readonly start_time: Date | null;
  readonly end_time: Date | null;
  readonly comment: string | null;
}

/** What a person does with an operation at its work center. */
export type OperationChange =
  | { readonly kind: 'started' | 'completed' }
  | { readonly kind: 'comment' | 'problem'; readonly comment: string };

export interface ChangedOperation {
  readonly kind: OperationEventKind;
  readonly state: OperationState;
}

/**
 * Of two terminals the one without a network may have finished what the other began later: it took no time then, not
 * less.
 */
const notBefore = (start: Date | null, end: Date): Date => (start !== null && start > end ? start : end);

/**
 * What an operation becomes by a change, or null when it is refused because the operation is complete. A problem with
 * an operation that has one already is one more comment on it. A completed operation with a problem is open again.
 */
export const changeOperation = (state: OperationState, change: OperationChange, now: Date): ChangedOperation | null => {
  switch (change.kind) {
    case 'started':
      if (state.status === operationStatus.completed) return null;
      return {
        kind: 'started',
        state: { ...state, status: operationStatus.started, start_time: state.start_time ?? now },
      };
    case 'completed':
      if (state.status === operationStatus.completed) return null;
      return {
        kind: 'completed',
        state: { ...state, status: operationStatus.completed, end_time: notBefore(state.start_time, now) },
      };
    case 'comment':
      return { kind: 'comment', state: { ...state, comment: change.comment } };
    case 'problem':
      if (state.status === operationStatus.problem)
        return { kind: 'comment', state: { ...state, comment: change.comment } };
      return {
        kind: 'problem',
        state: { ...state, status: operationStatus.problem, end_time: null, comment: change.comment },
      };
  }
};
