import { palletStatus, type createFictivePallet as contract, type InputOf } from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';
import { draftPallet, palletSpecOf } from '../core/pallets/new-pallet';
import type { PalletState } from '../core/pallets/pallet.row';
import type { PalletWork } from '../core/pallets/pallet-work';
import { NumberCounter } from './number-counter.repository';

/** Specification 2.9: nothing of a fictive pallet is ever too heavy or too high for it. */
const NO_LIMIT = 10_000;

/** A pallet of something that is in no order: closed and numbered from the beginning, ready for a truck. */
export const makeFictive = async (
  work: PalletWork,
  { comment, length, width, height, product_height }: InputOf<typeof contract>['body'],
  now: Date,
): Promise<PalletState> => {
  const { company } = work;
  const asked = { length, width, pallet_height: height, max_weight: NO_LIMIT, max_height: NO_LIMIT };
  const [number] = await new NumberCounter(work.tx, company).take(1, now);
  const over = { comment, number: number ?? null, fictive: true, content_height: product_height };
  const draft = draftPallet(
    company.id,
    palletSpecOf(company, null, asked),
    { length, width },
    { ...over, status: palletStatus.closed },
  );
  const [created] = await work.create([draft], (row) => ({ row, products: [] }));
  if (!created) throw new AppError('internal');
  return created;
};
