import {
  listCustomersOfPackingType,
  type deletePackingType as contract,
  type InputOf,
  type PackingTypeId,
} from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { companyOf } from '../../core/copies/copies.queries';
import { packingTypeById } from '../packing-types.queries';
import { PackingTypeRepository } from '../packing-type.repository';
import { recordPackingType } from '../record-packing-type';

/**
 * Pallets keep the sizes they were made with; what is made next needs the type.
 * @throws AppError not_found; packing_type.is_default; packing_type.in_use with customers that prefer it
 */
export const deletePackingType = async (
  tools: ServiceTools,
  call: CallInfo,
  { params }: InputOf<typeof contract>,
): Promise<Committed<{ ok: true }>> => {
  const { context } = call;
  const found = await packingTypeById(tools.database, context.company_id, params.id);
  if (found !== null) await checkUnused(tools, call, found.id);
  return tools.database.transaction(call, async (tx) => {
    const before = await new PackingTypeRepository(tx, context.company_id).delete(params.id);
    await recordPackingType(tools, tx, context, { before, after: null });
    return { ok: true as const };
  });
};

const checkUnused = async (tools: ServiceTools, { context }: CallInfo, id: PackingTypeId): Promise<void> => {
  if ((await companyOf(tools, context.company_id)).pref_packing_type === id)
    throw new AppError('packing_type.is_default');
  const { names } = await tools.rpc.ask(listCustomersOfPackingType, { packing_type_id: id }, { context });
  if (names.length > 0) throw new AppError('packing_type.in_use', { customers: names.join(', ') });
};
