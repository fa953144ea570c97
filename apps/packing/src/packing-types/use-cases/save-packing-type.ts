import type {
  createPackingType as createContract,
  InputOf,
  PackingType,
  updatePackingType as updateContract,
} from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { PackingTypeRepository } from '../packing-type.repository';
import { recordPackingType } from '../record-packing-type';

export const createPackingType = (
  tools: ServiceTools,
  call: CallInfo,
  { body }: InputOf<typeof createContract>,
): Promise<Committed<PackingType>> =>
  tools.database.transaction(call, async (tx) => {
    const after = await new PackingTypeRepository(tx, call.context.company_id).insert(body);
    await recordPackingType(tools, tx, call.context, { before: null, after });
    return after;
  });

/** @throws AppError not_found, conflict with the current type */
export const updatePackingType = (
  tools: ServiceTools,
  call: CallInfo,
  { params, body: { version, ...fields } }: InputOf<typeof updateContract>,
): Promise<Committed<PackingType>> =>
  tools.database.transaction(call, async (tx) => {
    const types = new PackingTypeRepository(tx, call.context.company_id);
    const before = await types.lock(params.id);
    if (before === null) throw new AppError('not_found');
    const after = await types.update(params.id, fields, version);
    await recordPackingType(tools, tx, call.context, { before, after });
    return after;
  });
