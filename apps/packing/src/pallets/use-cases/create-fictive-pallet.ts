import { palletStatus, type createFictivePallet as contract, type InputOf, type PalletWhole } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { companyOf } from '../../core/copies/copies.queries';
import { draftPallet, palletSpecOf } from '../../core/pallets/new-pallet';
import { NumberCounter } from '../number-counter.repository';
import { palletWholeDto } from '../../core/pallets/pallet.mapper';
import { PalletWork } from '../../core/pallets/pallet-work';

/** Specification 2.9: nothing of a fictive pallet is ever too heavy or too high for it. */
const NO_LIMIT = 10_000;

/** A pallet of something that is in no order: closed and numbered from the beginning, ready for a truck. */
export const createFictivePallet = async (
  tools: Pick<ServiceTools, 'database' | 'copies' | 'clock'>,
  call: CallInfo,
  { comment, length, width, height, product_height }: InputOf<typeof contract>['body'],
): Promise<Committed<PalletWhole>> => {
  const company = await companyOf(tools, call.context.company_id);
  const asked = { length, width, pallet_height: height, max_weight: NO_LIMIT, max_height: NO_LIMIT };
  return tools.database.transaction(call, async (tx) => {
    const [number] = await new NumberCounter(tx, company).take(1, tools.clock.now());
    const work = new PalletWork(tx, company, call.context);
    const over = { comment, number: number ?? null, fictive: true, content_height: product_height };
    const draft = draftPallet(company.id, palletSpecOf(company, null, asked), { length, width }, { ...over, status: palletStatus.closed });
    const [created] = await work.create([draft], (row) => ({ row, products: [] }));
    if (!created) throw new AppError('internal');
    return palletWholeDto(created, call.context);
  });
};
