import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { recordReturnableKind } from '../record-returnable-kind';
import { toReturnableKind } from '../returnable-kind.mapper';
import { ReturnableKindRepository } from '../returnable-kind.repository';

/** @throws AppError `not_found`; `returnable_kind.in_use` while somebody has some */
export const deleteReturnableKind = (
  { database }: ServiceTools,
  call: CallInfo,
  id: number,
): Promise<Committed<{ ok: true }>> =>
  database.transaction(call, async (tx) => {
    const kinds = new ReturnableKindRepository(tx, call.context.company_id);
    const row = await kinds.lock(id);
    if (!row) throw new AppError('not_found');
    const count = await kinds.countOut(id);
    if (count > 0) throw new AppError('returnable_kind.in_use', { count });
    await kinds.retire(id);
    await recordReturnableKind(tx, call.context, { before: toReturnableKind(row), after: null });
    return { ok: true as const };
  });
