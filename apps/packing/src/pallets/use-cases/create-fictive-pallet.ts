import type { createFictivePallet as contract, InputOf, PalletDetail } from '@mullion/contracts';
import type { CallInfo, Committed, ServiceTools } from '@mullion/server-kit';
import { companyOf } from '../../core/copies/copies.queries';
import { palletDetailDto } from '../../core/pallets/pallet.mapper';
import { PalletWork } from '../../core/pallets/pallet-work';
import { makeFictive } from '../make-fictive';

export const createFictivePallet = async (
  tools: Pick<ServiceTools, 'database' | 'copies' | 'clock'>,
  call: CallInfo,
  body: InputOf<typeof contract>['body'],
): Promise<Committed<PalletDetail>> => {
  const company = await companyOf(tools, call.context.company_id);
  return tools.database.transaction(call, async (tx) => {
    const created = await makeFictive(new PalletWork(tx, company, call.context), body, tools.clock.now());
    return palletDetailDto(created, call.context);
  });
};
