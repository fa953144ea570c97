import type { InputOf, createPallet as contract, PalletDetail } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { companyOf } from '../../core/copies/copies.queries';
import { preferredTypeOf } from '../../packing-types/packing-types.queries';
import { draftPallet, palletSpecOf } from '../../core/pallets/new-pallet';
import { palletDetailDto } from '../../core/pallets/pallet.mapper';
import { PalletWork } from '../../core/pallets/pallet-work';

/** An empty pallet with what was asked, else with the company's packing type. */
export const createPallet = async (
  tools: Pick<ServiceTools, 'database' | 'copies'>,
  call: CallInfo,
  body: InputOf<typeof contract>['body'],
): Promise<Committed<PalletDetail>> => {
  const company = await companyOf(tools, call.context.company_id);
  const type = await preferredTypeOf(tools.database, company);
  return tools.database.transaction(call, async (tx) => {
    const over = {
      comment: body.comment ?? null,
      printable: body.printable ?? true,
      makes_legs: body.makes_legs ?? true,
      dispatch_priority: body.dispatch_priority ?? null,
    };
    const draft = draftPallet(
      company.id,
      palletSpecOf(company, type, body),
      { length: body.length, width: body.width },
      over,
    );
    const [created] = await new PalletWork(tx, company, call.context).create([draft], (row) => ({ row, products: [] }));
    if (!created) throw new AppError('internal');
    return palletDetailDto(created, call.context);
  });
};
