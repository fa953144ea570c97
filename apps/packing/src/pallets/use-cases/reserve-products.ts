import { palletStatus, type InputOf, type mayChangeProducts as contract, type OutputOf } from '@mullion/contracts';
import type { CallInfo, Committed, ServiceTools } from '@mullion/server-kit';
import { PalletRepository } from '../../core/pallets/pallet.repository';

/**
 * Orders asks before it changes sizes, mass, flip or set of products: which of these stand on pallets that may no
 * longer change. The others are held for a moment: until it is over, or the change has arrived, no pallet is closed
 * with them and none goes onto a truck. Decided under the locks of the pallets.
 */
export const reserveProducts = (
  { database }: Pick<ServiceTools, 'database'>,
  call: CallInfo,
  input: InputOf<typeof contract>,
): Promise<Committed<OutputOf<typeof contract>>> =>
  database.transaction(null, async (tx) => {
    const repository = new PalletRepository(tx, call.context.company_id);
    await repository.lockRows(await repository.palletIdsOf(input.product_ids));
    const refused = await repository.onLockedPallets(input.product_ids, palletStatus.closed);
    await repository.reserve(input.product_ids.filter((id) => !refused.includes(id)));
    return {
      refused: refused.map((id) => ({ id, code: 'product.on_locked_pallet' })) as OutputOf<typeof contract>['refused'],
    };
  });
