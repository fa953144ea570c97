import {
  operationStatus,
  type deleteOperation as deleteContract,
  type InputOf,
  type Operation,
  type updateOperation as updateContract,
} from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { toOperation } from '../operation.mapper';
import { OperationRepository } from '../operation.repository';
import { actionOf } from '../operations-done';
import { publishOperations } from '../publish-operations';
import { recordProgress } from '../record-progress';
import { eventOf } from './change-operations';

/** @throws AppError `not_found`, `conflict` with the operation as it is */
export const updateOperation = (
  tools: ServiceTools,
  call: CallInfo,
  { params, body }: InputOf<typeof updateContract>,
): Promise<Committed<Operation>> =>
  tools.database.transaction(call, async (tx) => {
    const operations = new OperationRepository(tx, call.context.company_id);
    const row = await operations.setAmount(params.id, body.amount, body.version);
    publishOperations(tools, tx, call.context.company_id, [row.work_center_id]);
    return toOperation(row);
  });

/**
 * Cancels an operation; its history stays.
 * @throws AppError `not_found`, `operation.completed_already` (with product and work center: what was done is not taken
 * away)
 */
export const deleteOperation = (
  tools: ServiceTools,
  call: CallInfo,
  { params }: InputOf<typeof deleteContract>,
): Promise<Committed<{ ok: true }>> =>
  tools.database.transaction(call, async (tx) => {
    const { context } = call;
    const operations = new OperationRepository(tx, context.company_id);
    const found = await operations.byId(params.id);
    if (!found) throw new AppError('not_found');
    await operations.lockProducts([found.product_id]);
    const row = await operations.byId(params.id);
    if (!row || row.status === operationStatus.cancelled) throw new AppError('not_found');
    const centers = await operations.graph();
    if (row.status === operationStatus.completed) {
      const [name] = await operations.names([row.product_id]);
      const center = centers.find(({ id }) => id === row.work_center_id)?.code ?? '';
      throw new AppError('operation.completed_already', { product: name?.barcode ?? String(row.product_id), center });
    }
    const { id, start_time, end_time, comment } = row;
    await operations.setStates(
      [{ id, status: operationStatus.cancelled, start_time, end_time, comment }],
      context.user_id,
    );
    const action = actionOf(context, {}, tools.clock.now());
    await operations.addEvents([eventOf(row, 'cancelled', operationStatus.cancelled, null)], action);
    await recordProgress(tx, context, { productIds: [row.product_id], centers, preparation: true });
    publishOperations(tools, tx, context.company_id, [row.work_center_id]);
    return { ok: true };
  });
