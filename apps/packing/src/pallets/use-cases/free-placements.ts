import type { freePlacements, InputOf, OutputOf } from '@mullion/contracts';
import { palletStatus } from '@mullion/contracts';
import { Database, type CallInfo, type Committed } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { Companies } from '../../copies/copies.module';
import { resettleRemaining } from '../resettle-remaining';
import type { PalletState } from '../pallet.row';
import { PalletWork, tryAgain } from '../pallet-work';

type Freed = OutputOf<typeof freePlacements>;

const isLocked = ({ row }: PalletState): boolean => row.truck_id !== null || row.status >= palletStatus.closed;

/** Orders asks before it removes what may stand on a pallet. */
@Injectable()
export class FreePlacements {
  constructor(
    private readonly database: Database,
    private readonly companies: Companies,
  ) {}

  /** Takes products (null: all of the order) off their pallets, or nothing at all when one of those is locked. */
  async free(call: CallInfo, input: InputOf<typeof freePlacements>): Promise<Committed<Freed>> {
    const company = await this.companies.of(call.context.company_id);
    return this.database.transaction(call, async (tx) => {
      const work = new PalletWork(tx, company, call.context);
      const asked = (await work.repository.placementsOf([input.order_id])).map((row) => row.product_id);
      const ids = input.product_ids === null ? asked : asked.filter((id) => input.product_ids?.some((wanted) => wanted === id));
      const states = await work.lock(await work.repository.palletIdsOf(ids));
      if ([...states.values()].some(isLocked)) return { outcome: 'refused' as const, code: 'already_confirmed' };
      const products = await work.lockProducts(ids);
      if (products.some((product) => product.pallet_id !== null && !states.has(product.pallet_id))) throw tryAgain();
      // Unplaced ones too: their version rises, so that an open packing run leaves them out.
      await work.unplace(products);
      await resettleRemaining(work, [...states.values()], new Set(ids));
      await work.tell();
      return { outcome: 'freed' as const };
    });
  }
}
