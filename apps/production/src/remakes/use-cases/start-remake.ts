import { operationStatus, productStatus, type ProductRecord } from '@mullion/contracts';
import { systemContext, type ServiceTools, type Tx } from '@mullion/server-kit';
import {
  actionOf,
  eventOf,
  OperationRepository,
  productCopy,
  publishOperations,
  recordProgress,
  type OperationRow,
} from '../../operations/operation-rows.module';
import { publishRemake } from '../publish-remake';
import type { RemakeRow } from '../remake';
import { RemakeRepository } from '../remake.repository';
import { operationsOfRemake } from '../rules/remake-operations';

interface Units {
  readonly product: ProductRecord;
  readonly scrapped: ProductRecord;
}

/**
 * Gives the new unit its operations, those before the first repeated work center as done. Those of the scrapped one are
 * cancelled, so that everything is counted once; its history stays.
 */
export const startRemake = async (
  tools: ServiceTools,
  tx: Tx,
  remake: RemakeRow,
  { product, scrapped }: Units,
): Promise<void> => {
  const { company_id: companyId } = remake;
  const remakes = new RemakeRepository(tx, companyId);
  if ((await remakes.lock(remake.id))?.state !== 'ordered') return;
  await tools.copies.keep(tx, productCopy, [scrapped, product]);
  const link = { new_product_id: product.id, new_barcode: product.barcode };
  publishRemake(tools, tx, remake);
  const unit = await remakes.unit(product.id);
  // deleted or cancelled before it was here
  if (!unit || unit.status === productStatus.cancelled) {
    await remakes.set(remake.id, { ...link, state: 'removed' });
    return;
  }
  await remakes.set(remake.id, { ...link, state: 'in_work' });
  const operations = new OperationRepository(tx, companyId);
  await operations.beginProducts([product]);
  const productIds = await operations.lockProducts([scrapped.id, product.id]);
  await operations.lockCenters();
  const centers = await operations.graph();
  const current = await operations.current([scrapped.id]);
  const repeated = new Set(operationsOfRemake(centers, remake, current));
  const made = await operations.create(
    current.map(({ work_center_id, amount }) => ({
      ...{ order_id: product.order_id, product_id: product.id },
      ...{ work_center_id, round: 1, amount },
    })),
  );
  const carried = made.flatMap((row) => {
    const from = current.find((one) => one.work_center_id === row.work_center_id && !repeated.has(one));
    return from ? [{ row, from }] : [];
  });
  await operations.setStates(
    [
      ...carried.map(({ row, from }) => ({ ...stateOf(from), id: row.id, status: operationStatus.completed })),
      ...current.map((row) => ({ ...stateOf(row), id: row.id, status: operationStatus.cancelled })),
    ],
    remake.user_id,
  );
  const by = { ...systemContext(companyId), user_id: remake.user_id, user_name: remake.user_name };
  await operations.addEvents(
    [
      ...carried.map(({ row }) => eventOf(row, 'carried', operationStatus.completed, null)),
      ...current.map((row) => eventOf(row, 'cancelled', operationStatus.cancelled, null)),
    ],
    actionOf(by, {}, tools.clock.now()),
  );
  await recordProgress(tx, by, { productIds, centers, preparation: true });
  publishOperations(
    tools,
    tx,
    companyId,
    current.map((row) => row.work_center_id),
  );
};

const stateOf = ({ start_time, end_time, comment }: OperationRow) => ({ start_time, end_time, comment });
