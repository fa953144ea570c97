import {
  centersAfter,
  operationStatus,
  UNDO_SECONDS,
  type GraphCenter,
  type InputOf,
  type undoOperations as contract,
} from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import type { OperationRow } from '../operation';
import { withdrawProblems } from '../../problems/problems.module';
import { EndingRepository } from '../ending.repository';
import { OperationRepository, type EventRow } from '../operation.repository';
import { actionOf, madeAt } from '../operations-done';
import { publishOperations } from '../publish-operations';
import { recordProgress } from '../record-progress';
import { eventOf } from './change-operations';

/** What a request may take on its way after the button was pressed in time. */
const ON_THE_WAY_SECONDS = 30;

/**
 * Takes back one action: each operation is as it was before, and its history shows both.
 * @throws AppError `not_found`, `operation.undo_too_late`, `operation.changed_since` (the operations, or the work after
 * them, went on)
 */
export const undoAction = (
  tools: ServiceTools,
  call: CallInfo,
  { body }: InputOf<typeof contract>,
): Promise<Committed<{ ok: true }>> =>
  tools.database.transaction(call, async (tx) => {
    const { context } = call;
    const operations = new OperationRepository(tx, context.company_id);
    const found = await operations.eventsOf(body.action_id);
    const productIds = [...new Set(found.map((event) => event.product_id))].sort((a, b) => a - b);
    if (productIds.length === 0 || found.some((event) => event.user_id !== context.user_id))
      throw new AppError('not_found');
    await operations.lockProducts(productIds);
    const now = madeAt(tools.clock.now());
    const began = Math.min(...found.map((event) => event.created_at.getTime()));
    if (now.getTime() - began > (UNDO_SECONDS + ON_THE_WAY_SECONDS) * 1000)
      throw new AppError('operation.undo_too_late');
    const centers = await operations.graph();
    const current = await operations.current(productIds);
    if (
      (await operations.changedSince(found)).length > 0 ||
      (await new EndingRepository(tx, context.company_id).ended(productIds)).length > 0 ||
      found.some((event) => wentOn(event, current, centers))
    )
      throw new AppError('operation.changed_since');
    const action = actionOf(context, { terminal: body.terminal }, now);
    await operations.setStates(
      found.map(({ operation_id: id, before }) => ({ id, ...before })),
      context.user_id,
    );
    const rows = new Map(current.map((row) => [row.id, row]));
    await operations.addEvents(
      found.flatMap((event) => {
        const row = rows.get(event.operation_id);
        return row ? [eventOf(row, 'undone', event.before.status, null)] : [];
      }),
      action,
    );
    // one more comment on a problem opens an entry too when the one before was solved or rejected
    if (found.some(({ kind }) => kind === 'problem' || kind === 'comment'))
      await withdrawProblems(tx, context, { actionId: body.action_id, productIds });
    const touched = found.map((event) => event.work_center_id);
    const preparation = centers.some((center) => center.preperation && touched.includes(center.id));
    await recordProgress(tx, context, { productIds, centers, preparation });
    publishOperations(tools, tx, context.company_id, touched);
    return { ok: true };
  });

/** A later work center has begun with the product because this one was complete. */
const wentOn = (event: EventRow, current: readonly OperationRow[], centers: readonly GraphCenter[]): boolean => {
  if (event.status_after !== operationStatus.completed) return false;
  const after = centersAfter(centers, event.work_center_id);
  return current.some(
    (row) =>
      row.product_id === event.product_id && after.has(row.work_center_id) && row.status !== operationStatus.waiting,
  );
};
