import { centersBefore, operationStatus, type OperationsDone, type RequestContext } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools, type Tx } from '@mullion/server-kit';
import type { OperationRow } from '../operation';
import { OperationRepository, type NewEvent } from '../operation.repository';
import { actionOf, operationsDone } from '../operations-done';
import { ProgressRepository } from '../progress.repository';
import { publishOperations } from '../publish-operations';
import { recordProgress } from '../record-progress';
import { changeOperation, type OperationChange } from '../rules/change-operation';

export interface ChangeInput {
  readonly workCenterId: number;
  readonly productIds: readonly number[];
  readonly change: OperationChange;
  readonly terminal?: string | null | undefined;
  readonly action_id?: string | undefined;
}

/**
 * Starts, completes or comments on the operations of products at a work center, all or none.
 * @throws AppError `not_found` (the work center), `operation.none_here`, `operation.completed_already`, `operation.not_its_turn` (with the work centers
 *   that are awaited), each with the product's barcode
 */
export const changeOperations = (tools: ServiceTools, call: CallInfo, input: ChangeInput): Promise<Committed<OperationsDone>> =>
  tools.database.transaction(call, (tx) => changeWithin(tx, tools, call.context, input));

/** The same within a transaction that does more. */
export const changeWithin = async (tx: Tx, tools: ServiceTools, context: RequestContext, input: ChangeInput): Promise<OperationsDone> => {
  const operations = new OperationRepository(tx, context.company_id);
  const productIds = [...new Set(input.productIds)].sort((a, b) => a - b);
  const products = await new ProgressRepository(tx, context.company_id).lockProducts(productIds);
  const { centers, current, names } = await operations.seen(productIds);
  const center = centers.find(({ id }) => id === input.workCenterId);
  if (!center) throw new AppError('not_found');
  const action = actionOf(context, input, tools.clock.now());
  const before = centersBefore(centers, center.id);
  const changes = productIds.map((productId) => {
    const product = { product: names.find((name) => name.product_id === productId)?.barcode ?? String(productId) };
    const own = current.filter((operation) => operation.product_id === productId);
    const row = own.find((operation) => operation.work_center_id === center.id);
    if (!row) throw new AppError('operation.none_here', { ...product, center: center.code });
    const awaited = input.change.kind === 'comment' ? [] : awaitedAt(own, before);
    if (awaited.length > 0) {
      const codes = centers.filter(({ id }) => awaited.includes(id)).map(({ code }) => code);
      throw new AppError('operation.not_its_turn', { ...product, centers: codes.sort().join(', ') });
    }
    const changed = changeOperation(row, input.change, action.at);
    if (changed === null) throw new AppError('operation.completed_already', { ...product, center: center.code });
    return { row, ...changed };
  });
  const comment = 'comment' in input.change ? input.change.comment : null;
  await operations.change(
    changes.map(({ row, kind, state }) => ({ state, event: eventOf(row, kind, state.status, comment) })),
    action,
  );
  if (changes.some(({ row, state }) => row.status !== state.status)) {
    const now = new Map(changes.map(({ row, state }) => [row.id, state.status]));
    const after = current.map((row) => ({ ...row, status: now.get(row.id) ?? row.status }));
    await recordProgress(tx, context, { productIds, centers, preparation: center.preperation, known: { operations: after, products } });
  }
  publishOperations(tools, tx, context.company_id, [center.id]);
  return operationsDone(action, names);
};

/** Work centers before this one where the product still has something to be done. */
const awaitedAt = (own: readonly OperationRow[], before: ReadonlySet<number>): number[] =>
  own
    .filter((operation) => before.has(operation.work_center_id) && operation.status !== operationStatus.completed)
    .map((operation) => operation.work_center_id);

/** The event of a change of an operation, with what puts it back. */
export const eventOf = (row: OperationRow, kind: NewEvent['kind'], statusAfter: number, comment: string | null): NewEvent => ({
  operation_id: row.id,
  order_id: row.order_id,
  product_id: row.product_id,
  work_center_id: row.work_center_id,
  round: row.round,
  kind,
  status_before: row.status,
  status_after: statusAfter,
  before: { status: row.status, start_time: row.start_time, end_time: row.end_time, comment: row.comment },
  comment,
});
