import { operationStatus, type OperationEventKind } from '@mullion/contracts';
import type { OperationChange, OperationState } from '../operations/rules/change-operation';
import { changeOperation } from '../operations/rules/change-operation';

export interface DemoPerson {
  readonly id: number;
  readonly name: string;
}
/** One action: what was changed by it together has one id and moment. */
export interface DemoAction {
  readonly name: string;
  readonly by: DemoPerson;
  readonly terminal: string | null;
  readonly at: Date;
}
export interface DemoEvent extends DemoAction {
  readonly product_id: number;
  readonly work_center_id: number;
  readonly round: number;
  readonly kind: OperationEventKind;
  readonly status_before: number;
  readonly status_after: number;
  readonly before: OperationState;
  readonly comment: string | null;
}

/** An operation of the demo factory and what happened to it: it changes by the rules that hold at a work center. */
export class OperationLife {
  state: OperationState = { status: operationStatus.waiting, start_time: null, end_time: null, comment: null };
  user_id: number | null = null;
  version = 1;
  readonly events: DemoEvent[] = [];

  constructor(
    readonly operation: {
      readonly order_id: number;
      readonly product_id: number;
      readonly work_center_id: number;
      readonly amount: number | null;
    },
    public changed_at: Date,
    readonly round = 1,
  ) {}

  get work_center_id(): number {
    return this.operation.work_center_id;
  }
  get status(): number {
    return this.state.status;
  }

  change(change: OperationChange, action: DemoAction): void {
    const changed = changeOperation(this.state, change, action.at);
    if (changed) this.become(changed.kind, changed.state, action, 'comment' in change ? change.comment : null);
  }

  cancel(action: DemoAction): void {
    this.become('cancelled', { ...this.state, status: operationStatus.cancelled }, action, null);
  }

  /** The work center sends the product back. */
  sendBack(comment: string, action: DemoAction): void {
    this.become(
      'returned',
      { status: operationStatus.waiting, start_time: null, end_time: null, comment },
      action,
      comment,
    );
  }

  /** The next round of what is to be done again. */
  repeated(comment: string, action: DemoAction): OperationLife {
    const next = new OperationLife(this.operation, action.at, this.round + 1);
    next.note('returned', { ...next.state, status: operationStatus.cancelled }, next.state, action, comment);
    return next;
  }

  private become(kind: OperationEventKind, state: OperationState, action: DemoAction, comment: string | null): void {
    this.note(kind, this.state, state, action, comment);
    this.state = state;
    this.user_id = action.by.id;
    this.changed_at = action.at;
    this.version += 1;
  }

  private note(
    kind: OperationEventKind,
    before: OperationState,
    after: OperationState,
    action: DemoAction,
    comment: string | null,
  ): void {
    const { product_id, work_center_id } = this.operation;
    const { status, start_time, end_time } = before;
    this.events.push({
      ...action,
      ...{ product_id, work_center_id, round: this.round, kind, comment },
      ...{
        status_before: status,
        status_after: after.status,
        before: { status, start_time, end_time, comment: before.comment },
      },
    });
  }
}
