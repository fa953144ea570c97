import type { Comment, commentOperation as contract, InputOf } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import type { OperationRow } from '../operation';
import { toRemark } from '../operation.mapper';
import { OperationRepository, type EventRow } from '../operation.repository';
import { actionOf } from '../operations-done';
import { publishOperations } from '../publish-operations';
import { changeOperation } from '../rules/change-operation';
import { eventOf } from './change-operations';

/** Only a comment: no status changes. @throws AppError `not_found` */
export const commentOperation = (
  tools: ServiceTools,
  call: CallInfo,
  { params, body }: InputOf<typeof contract>,
): Promise<Committed<Comment>> =>
  tools.database.transaction(call, async (tx) => {
    const { context } = call;
    const operations = new OperationRepository(tx, context.company_id);
    const found = await operations.byId(params.id);
    if (!found) throw new AppError('not_found');
    await operations.lockProducts([found.product_id]);
    const row = (await operations.byId(params.id)) as OperationRow;
    const action = actionOf(context, body, tools.clock.now());
    const changed = changeOperation(row, { kind: 'comment', comment: body.text }, action.at);
    if (changed) await operations.setStates([{ id: row.id, ...changed.state, status: row.status }], context.user_id);
    await operations.addEvents([eventOf(row, 'comment', row.status, body.text)], action);
    const [event] = await operations.eventsOf(action.id);
    publishOperations(tools, tx, context.company_id, [row.work_center_id]);
    return toRemark(row.id, event as EventRow);
  });
