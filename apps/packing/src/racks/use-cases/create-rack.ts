import type { createRack as contract, InputOf, Rack } from '@mullion/contracts';
import type { CallInfo, Committed, ServiceTools } from '@mullion/server-kit';
import { recordRack } from '../record-rack';
import { toRack } from '../rack.mapper';
import { RackRepository } from '../rack.repository';

/** @throws AppError `rack.code_taken` */
export const createRack = (
  { database }: ServiceTools,
  call: CallInfo,
  body: InputOf<typeof contract>['body'],
): Promise<Committed<Rack>> =>
  database.transaction(call, async (tx) => {
    const after = toRack(await new RackRepository(tx, call.context.company_id).create(body));
    await recordRack(tx, call.context, { before: null, after });
    return after;
  });
