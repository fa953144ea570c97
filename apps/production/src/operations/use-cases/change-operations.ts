import { centersBefore, operationStatus, type OperationsDone, type RequestContext } from '@mullion/contracts';
import {
  AppError,
  Committed,
  isRetryable,
  isUniqueViolation,
  requestKey,
  type CallInfo,
  type ServiceTools,
  type Tx,
} from '@mullion/server-kit';
import type { Action, NewEvent } from '../operation.repository';
import { actionOf, operationsDone } from '../operations-done';
import {
  OperationChangeRepository,
  type Change,
  type SeenOperation,
  type OperationsSeen,
} from '../operation-change.repository';
import { ProgressRepository } from '../progress.repository';
import { publishOperations } from '../publish-operations';
import { differingProgress, recordProgress } from '../record-progress';
import { changeOperation, type OperationChange } from '../rules/change-operation';

/** More products than anybody changes at once: an event has room for 500. */
const MOST_AT_ONCE = 100;

export interface ChangeInput {
  readonly workCenterId: number;
  readonly productIds: readonly number[];
  readonly change: OperationChange;
  readonly terminal?: string | null | undefined;
  readonly action_id?: string | undefined;
}

/**
 * Starts or completes the operations of products at a work center, all or none. The plain case is two statements, a
 * reading and a writing that also keeps the request's key; everything else, a repeat and a refusal too, is a
 * transaction.
 * @throws AppError `not_found` (the work center), `operation.ended` (nothing more is made of it),
 * `operation.none_here`, `operation.completed_already`, `operation.not_its_turn` (with the work centers
 *   that are awaited), `operation.change_unread`, each with the product's barcode; `unavailable` while a product is
 * being changed
 */
export const changeOperations = async (
  tools: ServiceTools,
  call: CallInfo,
  input: ChangeInput,
): Promise<Committed<OperationsDone>> =>
  (await changeAtOnce(tools, call, input)) ??
  tools.database.transaction(call, (tx) => changeWithin(tx, tools, call.context, input));

/** Null when it is no plain case, or when the transaction must say what is the matter. */
const changeAtOnce = async (
  tools: ServiceTools,
  call: CallInfo,
  input: ChangeInput,
): Promise<Committed<OperationsDone> | null> => {
  const { database, bus } = tools;
  const productIds = sortedOnce(input.productIds);
  if (productIds.length > MOST_AT_ONCE) return null;
  const { company_id } = call.context;
  const operations = new OperationChangeRepository(database, company_id);
  const action = actionOf(call.context, input, tools.clock.now());
  try {
    const seen = await operations.seen(productIds);
    const { center, changes, after } = judged(seen, productIds, input, action);
    // orders whose operations have never changed cannot be held, and a preparation operation stands for all products of
    // its order
    if (
      center.preperation ||
      seen.products.some(({ order_id: id }) => !seen.revisions.some(({ order_id }) => order_id === id))
    )
      return null;
    const answer = operationsDone(action, seen.names);
    const written = await operations.changeIfUntouched({
      ...{ changes, action, productIds, revisions: seen.revisions, answer },
      progress: differingProgress(seen.products, after, seen.centers),
      ...{ requestId: call.requestId, stampPrefix: database.stampPrefix(company_id), key: requestKey(call) },
    });
    if (written === null) return null;
    if (written.stamp !== null) database.recorded();
    bus.live({ company_id, entity: 'operation', ids: [center.id] });
    return new Committed(answer, written.stamp);
  } catch (error) {
    // the transaction repeats the answer of a key that was used, and is run again after a deadlock
    if (error instanceof AppError || isUniqueViolation(error) || isRetryable(error)) return null;
    throw error;
  }
};

/** The same within a transaction that does more. */
export const changeWithin = async (
  tx: Tx,
  tools: ServiceTools,
  context: RequestContext,
  input: ChangeInput,
): Promise<OperationsDone> => {
  const operations = new OperationChangeRepository(tx, context.company_id);
  const productIds = sortedOnce(input.productIds);
  const products = await new ProgressRepository(tx, context.company_id).lockProducts(productIds);
  const seen = await operations.seen(productIds);
  const action = actionOf(context, input, tools.clock.now());
  const { center, changes, after } = judged(seen, productIds, input, action);
  await operations.change(changes, action);
  if (changes.some(({ event }) => event.status_before !== event.status_after))
    await recordProgress(tx, context, {
      ...{ productIds, centers: seen.centers, preparation: center.preperation },
      known: { operations: after, products },
    });
  publishOperations(tools, tx, context.company_id, [center.id]);
  return operationsDone(action, seen.names);
};

/** The product is made on; a problem with it may be told at any time. */
const isWork = ({ kind }: OperationChange): boolean => kind === 'started' || kind === 'completed';

const sortedOnce = (ids: readonly number[]): number[] => [...new Set(ids)].sort((a, b) => a - b);

/** What is changed by what is seen, and the operations as they are after it. */
const judged = (
  { centers, current, names, products }: OperationsSeen,
  productIds: readonly number[],
  input: ChangeInput,
  action: Action,
) => {
  const center = centers.find(({ id }) => id === input.workCenterId);
  if (!center) throw new AppError('not_found');
  // for as long as a change of them takes to be written
  if (input.change.kind !== 'comment' && products.some(({ reserved }) => reserved === true))
    throw new AppError('unavailable');
  const before = centersBefore(centers, center.id);
  const comment = 'comment' in input.change ? input.change.comment : null;
  const changes = productIds.map((productId): Change => {
    const named = names.find((name) => name.product_id === productId);
    const product = { product: named?.barcode ?? String(productId) };
    if (named?.ended && input.change.kind !== 'comment')
      throw new AppError('operation.ended', { ...product, order: named.order });
    const own = current.filter((operation) => operation.product_id === productId);
    const row = own.find((operation) => operation.work_center_id === center.id);
    if (!row) throw new AppError('operation.none_here', { ...product, center: center.code });
    const awaited = input.change.kind === 'comment' ? [] : awaitedAt(own, before);
    if (awaited.length > 0) {
      const codes = centers.filter(({ id }) => awaited.includes(id)).map(({ code }) => code);
      throw new AppError('operation.not_its_turn', { ...product, centers: codes.sort().join(', ') });
    }
    const unread = products.find(({ product_id: id }) => id === productId)?.unread ?? [];
    if (isWork(input.change) && unread.includes(center.id))
      throw new AppError('operation.change_unread', { ...product, center: center.code });
    const changed = changeOperation(row, input.change, action.at);
    if (changed === null) throw new AppError('operation.completed_already', { ...product, center: center.code });
    return { state: changed.state, event: eventOf(row, changed.kind, changed.state.status, comment) };
  });
  const now = new Map(changes.map(({ state, event }) => [event.operation_id, state.status]));
  return { center, changes, after: current.map((row) => ({ ...row, status: now.get(row.id) ?? row.status })) };
};

/** Work centers before this one where the product still has something to be done. */
const awaitedAt = (own: readonly SeenOperation[], before: ReadonlySet<number>): number[] =>
  own
    .filter((operation) => before.has(operation.work_center_id) && operation.status !== operationStatus.completed)
    .map((operation) => operation.work_center_id);

/** The event of a change of an operation, with what puts it back. */
export const eventOf = (
  row: SeenOperation,
  kind: NewEvent['kind'],
  statusAfter: number,
  comment: string | null,
): NewEvent => ({
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
