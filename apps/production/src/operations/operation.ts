import { operationStatus } from '@mullion/contracts';
import type { OperationState } from './rules/change-operation';

export interface OperationRow extends OperationState {
  readonly id: number;
  readonly company_id: number;
  readonly order_id: number;
  readonly product_id: number;
  readonly work_center_id: number;
  readonly round: number;
  readonly amount: number | null;
  readonly user_id: number | null;
  readonly version: number;
}

export const isOver = (status: number): boolean =>
  status === operationStatus.completed || status === operationStatus.cancelled;
