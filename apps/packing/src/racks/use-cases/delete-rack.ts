import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { recordRack } from '../record-rack';
import { toRack } from '../rack.mapper';
import { RackRepository } from '../rack.repository';

/** @throws AppError `not_found`, `rack.not_empty` */
export const deleteRack = ({ database }: ServiceTools, call: CallInfo, id: number): Promise<Committed<{ ok: true }>> =>
  database.transaction(call, async (tx) => {
    const racks = new RackRepository(tx, call.context.company_id);
    if ((await racks.lock(id)) === null) throw new AppError('not_found');
    const count = await racks.things(id);
    if (count > 0) throw new AppError('rack.not_empty', { count });
    await recordRack(tx, call.context, { before: toRack(await racks.delete(id)), after: null });
    return { ok: true as const };
  });
