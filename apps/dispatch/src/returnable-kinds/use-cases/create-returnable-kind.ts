import type { createReturnableKind as contract, InputOf, ReturnableKind } from '@mullion/contracts';
import type { CallInfo, Committed, ServiceTools } from '@mullion/server-kit';
import { recordReturnableKind } from '../record-returnable-kind';
import { toReturnableKind } from '../returnable-kind.mapper';
import { ReturnableKindRepository } from '../returnable-kind.repository';

/** @throws AppError `returnable_kind.name_taken` */
export const createReturnableKind = (
  { database }: ServiceTools,
  call: CallInfo,
  body: InputOf<typeof contract>['body'],
): Promise<Committed<ReturnableKind>> =>
  database.transaction(call, async (tx) => {
    const after = toReturnableKind(await new ReturnableKindRepository(tx, call.context.company_id).create(body));
    await recordReturnableKind(tx, call.context, { before: null, after });
    return after;
  });
