import type { InputOf, ReturnableKind, updateReturnableKind as contract } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { recordReturnableKind } from '../record-returnable-kind';
import { toReturnableKind } from '../returnable-kind.mapper';
import { ReturnableKindRepository } from '../returnable-kind.repository';

/** @throws AppError `not_found`, `conflict` with the present row, `returnable_kind.name_taken` */
export const updateReturnableKind = (
  { database, clock }: ServiceTools,
  call: CallInfo,
  { params, body: { version, ...fields } }: InputOf<typeof contract>,
): Promise<Committed<ReturnableKind>> =>
  database.transaction(call, async (tx) => {
    const repository = new ReturnableKindRepository(tx, call.context.company_id);
    const row = await repository.lock(params.id);
    if (row === null) throw new AppError('not_found');
    const before = toReturnableKind(row);
    if (version !== undefined && version !== row.version) throw new AppError('conflict', {}, { current: before });
    const after = toReturnableKind(await repository.update(params.id, fields, clock.now()));
    await recordReturnableKind(tx, call.context, { before, after });
    return after;
  });
