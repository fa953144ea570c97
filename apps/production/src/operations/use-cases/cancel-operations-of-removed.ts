import { operationStatus } from '@mullion/contracts';
import { systemContext, type Tx } from '@mullion/server-kit';
import { isOver } from '../operation';
import { OperationRepository } from '../operation.repository';
import { actionOf } from '../operations-done';
import { recordProgress } from '../record-progress';
import { eventOf } from './change-operations';

/**
 * What was still to be done with products that are gone is cancelled, so that it holds up no order and stands on no
 * list.
 */
export const cancelOperationsOfRemoved = async (
  tx: Tx,
  companyId: number,
  productIds: readonly number[],
): Promise<void> => {
  if (productIds.length === 0) return;
  const operations = new OperationRepository(tx, companyId);
  const locked = await operations.lockProducts([...productIds]);
  const open = (await operations.current(locked)).filter(({ status }) => !isOver(status));
  if (open.length === 0) return;
  const context = systemContext(companyId);
  const states = open.map(({ id, start_time, end_time, comment }) => ({ id, start_time, end_time, comment }));
  await operations.setStates(
    states.map((state) => ({ ...state, status: operationStatus.cancelled })),
    null,
  );
  await operations.addEvents(
    open.map((row) => eventOf(row, 'cancelled', operationStatus.cancelled, null)),
    actionOf(context, {}, new Date()),
  );
  await recordProgress(tx, context, { productIds: locked, centers: await operations.graph(), preparation: true });
};
