import type { InputOf, §One§, update§One§ as contract } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { record§One§ } from '../record-§one-§';
import { to§One§ } from '../§one-§.mapper';
import { §One§Repository } from '../§one-§.repository';

/** @throws AppError `not_found`, `conflict` with the present row, `§one_§.§first§_taken` */
export const update§One§ = (
  { database, clock }: ServiceTools,
  call: CallInfo,
  { params, body: { version, ...fields } }: InputOf<typeof contract>,
): Promise<Committed<§One§>> =>
  database.transaction(call, async (tx) => {
    const repository = new §One§Repository(tx, call.context.company_id);
    const row = await repository.lock(params.id);
    if (row === null) throw new AppError('not_found');
    const before = to§One§(row);
    if (version !== undefined && version !== row.version) throw new AppError('conflict', {}, { current: before });
    const after = to§One§(await repository.update(params.id, fields, clock.now()));
    await record§One§(tx, call.context, { before, after });
    return after;
  });
