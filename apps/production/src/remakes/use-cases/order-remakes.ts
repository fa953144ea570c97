import { compareNatural, type RemakeRefusal, type RequestContext } from '@mullion/contracts';
import type { SagaId, ServiceTools, Tx } from '@mullion/server-kit';
import { OperationRepository } from '../../operations/operation-rows.module';
import { RemakeRepository } from '../remake.repository';
import { remakeSaga, type RemakeData } from '../sagas/remake-saga.data';

export interface OrderedRemakes {
  readonly started: readonly SagaId[];
  /** Units that are made again already, or that nothing was to be done with. */
  readonly refused: readonly { readonly product_id: number; readonly code: RemakeRefusal }[];
}

/**
 * Orders remakes of units that the customer has changed, from the first work center of their way on. Runs once for each
 * key.
 */
export const orderRemakes = async (
  tools: ServiceTools,
  tx: Tx,
  by: RequestContext,
  wanted: readonly { readonly product_id: number; readonly key: string }[],
): Promise<OrderedRemakes> => {
  const remakes = new RemakeRepository(tx, by.company_id);
  const started: SagaId[] = [];
  const refused: OrderedRemakes['refused'][number][] = [];
  for (const { product_id: id, key } of wanted) {
    const unit = await remakes.unit(id);
    const center = unit && (await firstCenter(tx, by.company_id, id));
    const isOrdered = await remakes.isOrdered(id, null);
    if (!unit || !center || isOrdered) {
      refused.push({ product_id: id, code: isOrdered ? 'remake.already_there' : 'remake.not_in_production' });
      continue;
    }
    const row = await remakes.create(
      {
        ...{
          key,
          problem_id: null,
          order_id: unit.order_id,
          product_id: unit.id,
          barcode: unit.barcode,
          position: unit.position,
        },
        ...{ work_center_id: center, reason: 'changed', user_id: by.user_id, user_name: by.user_name },
      },
      tools.clock.now(),
    );
    const data: RemakeData = { remake_id: row.id, made: null };
    started.push(await tools.sagas.start(tx, remakeSaga, `remake:${row.id}`, by.company_id, data));
  }
  return { started, refused };
};

const firstCenter = async (tx: Tx, companyId: number, productId: number): Promise<number | undefined> => {
  const operations = new OperationRepository(tx, companyId);
  const current = await operations.current([productId]);
  const way = (await operations.graph()).filter(({ id }) => current.some((row) => row.work_center_id === id));
  return way.sort((a, b) => compareNatural(a.code, b.code))[0]?.id;
};
