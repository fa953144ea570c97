import type { reserveWork as contract, InputOf, OutputOf } from '@mullion/contracts';
import type { Committed, ServiceTools } from '@mullion/server-kit';
import { OperationRepository } from '../../operations/operation-rows.module';
import { ReservationRepository } from '../reservation.repository';
import { statesOf } from '../work.queries';

type Answer = OutputOf<typeof contract>;

/** Reserves products, unless something was done with one of them since their states were read. */
export const reserveWork = (
  { database }: Pick<ServiceTools, 'database'>,
  companyId: number,
  products: InputOf<typeof contract>['products'],
): Promise<Committed<Answer>> =>
  database.transaction(null, async (tx) => {
    const ids = products.map(({ product_id: id }) => id);
    await new OperationRepository(tx, companyId).lockProducts(ids);
    const states = await statesOf(tx, companyId, ids);
    const changed = products
      .filter(({ product_id: id, state }) => states.get(id) !== state)
      .map(({ product_id: id }) => id);
    if (changed.length === 0) await new ReservationRepository(tx, companyId).reserve(ids);
    return { changed };
  });
