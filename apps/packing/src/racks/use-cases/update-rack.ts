import type { InputOf, Rack, updateRack as contract } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { recordRack } from '../record-rack';
import { toRack } from '../rack.mapper';
import { RackRepository } from '../rack.repository';

/** @throws AppError `not_found`, `conflict` with the present row, `rack.code_taken` */
export const updateRack = (
  { database, clock }: ServiceTools,
  call: CallInfo,
  { params, body: { version, ...fields } }: InputOf<typeof contract>,
): Promise<Committed<Rack>> =>
  database.transaction(call, async (tx) => {
    const repository = new RackRepository(tx, call.context.company_id);
    const row = await repository.lock(params.id);
    if (row === null) throw new AppError('not_found');
    const before = toRack(row);
    if (version !== undefined && version !== row.version) throw new AppError('conflict', {}, { current: before });
    const after = toRack(await repository.update(params.id, fields, clock.now()));
    await recordRack(tx, call.context, { before, after });
    return after;
  });
