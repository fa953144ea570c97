import { operationStatus, orderStatus } from '@mullion/contracts';
import { systemContext, type ServiceTools, type Tx } from '@mullion/server-kit';
import { EndingRepository, type ReopenedOperation } from '../ending.repository';
import { isOver } from '../operation';
import { OperationRepository } from '../operation.repository';
import { actionOf } from '../operations-done';
import { publishOperations } from '../publish-operations';
import { recordPreparation } from '../record-progress';
import { eventOf } from './change-operations';

/** Whether a status, of an order or a product, is one that ends the work on it. */
const ends = (status: number | undefined): boolean => (status ?? 0) >= orderStatus.dispatched;

/** Of rows of a copy those that have just ended, or are made on again. */
export const endedOrReopened = <Row extends { readonly status: number }>(
  rows: readonly { readonly before: Row | null; readonly after: Row }[],
): Row[] => rows.filter(({ before, after }) => ends(before?.status) !== ends(after.status)).map(({ after }) => after);

/**
 * What was still to be done with products that are cancelled or have left, alone or with their order, is cancelled;
 * when they are made on again it is as it was. How far production was with them stays as it is: half a window is not
 * made because its order is cancelled.
 */
export const endOperations = async (
  tx: Tx,
  bus: ServiceTools['bus'],
  companyId: number,
  { orders, products }: { readonly orders: readonly number[]; readonly products: readonly number[] },
): Promise<void> => {
  if (orders.length + products.length === 0) return;
  const endings = new EndingRepository(tx, companyId);
  const operations = new OperationRepository(tx, companyId);
  const ofOrders = orders.length === 0 ? [] : await endings.productsOf(orders);
  const locked = await operations.lockProducts([...new Set([...ofOrders, ...products])]);
  if (locked.length === 0) return;
  const ended = new Set((await endings.ended(locked)).map(({ product_id }) => product_id));
  const open = (await operations.current([...ended])).filter(({ status }) => !isOver(status));
  const again = await endings.reopened(locked);
  if (open.length + again.length === 0) return;
  await operations.setStates(
    [
      ...open.map(({ id, start_time, end_time, comment }) => ({
        id,
        start_time,
        end_time,
        comment,
        status: operationStatus.cancelled,
      })),
      ...again.map(({ id, before }) => ({
        ...before,
        id,
        start_time: dateOf(before.start_time),
        end_time: dateOf(before.end_time),
      })),
    ],
    null,
  );
  const context = systemContext(companyId);
  await operations.addEvents(
    [
      ...open.map((row) => eventOf(row, 'ended', operationStatus.cancelled, null)),
      ...again.map((row: ReopenedOperation) => eventOf(row, 'reopened', row.before.status, null)),
    ],
    actionOf(context, {}, new Date()),
  );
  const touched = [...open, ...again];
  await recordPreparation(tx, context, [...new Set(touched.map(({ order_id }) => order_id))]);
  publishOperations(
    { bus },
    tx,
    companyId,
    touched.map(({ work_center_id }) => work_center_id),
  );
};

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));
