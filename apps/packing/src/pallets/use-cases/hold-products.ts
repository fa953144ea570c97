import { palletStatus, type InputOf, type mayChangeProducts, type OutputOf } from '@mullion/contracts';
import { Database, type CallInfo, type Committed } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { PalletRepository } from '../pallet.repository';

type Answer = OutputOf<typeof mayChangeProducts>;

/** Orders asks before it changes sizes, mass, flip or set of products. */
@Injectable()
export class HoldProducts {
  constructor(private readonly database: Database) {}

  /**
   * Which of these stand on pallets that may no longer change. The others are held for a moment: until it is over, or the change has
   * arrived, no pallet is closed with them and none goes onto a truck. Decided under the locks of the pallets.
   */
  run(call: CallInfo, input: InputOf<typeof mayChangeProducts>): Promise<Committed<Answer>> {
    return this.database.transaction(null, async (tx) => {
      const repository = new PalletRepository(tx, call.context.company_id);
      await repository.lockRows(await repository.palletIdsOf(input.product_ids));
      const refused = await repository.onLockedPallets(input.product_ids, palletStatus.closed);
      await repository.hold(input.product_ids.filter((id) => !refused.includes(id)));
      return { refused: refused.map((id) => ({ id, code: 'product.on_locked_pallet' })) as Answer['refused'] };
    });
  }
}
