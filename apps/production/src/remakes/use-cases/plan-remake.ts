import {
  compareNatural,
  operationStatus,
  type getRemakePlan as contract,
  type InputOf,
  type RemakePlan,
} from '@mullion/contracts';
import { AppError, type CallInfo, type ServiceTools } from '@mullion/server-kit';
import { finishWith } from '../../floor-load/floor-load.queries';
import { OperationRepository, type OperationRow } from '../../operations/operation-rows.module';
import { RemakeRepository } from '../remake.repository';
import { centerOfUnit, repeatedOperations } from '../rules/remake-operations';
import { remakeRefusal } from '../rules/remake-refusal';

/**
 * What a remake from a work center on would do with operations and dates. Nothing is written.
 * @throws AppError `product.not_found`
 */
export const planRemake = async (
  { database, clock }: Pick<ServiceTools, 'database' | 'clock'>,
  { context }: Pick<CallInfo, 'context'>,
  { product_id: productId, work_center_id: asked }: InputOf<typeof contract>['query'],
): Promise<RemakePlan> => {
  const { company_id: companyId, time_zone: timeZone } = context;
  const remakes = new RemakeRepository(database, companyId);
  const operations = new OperationRepository(database, companyId);
  const unit = await remakes.unit(productId);
  if (!unit) throw new AppError('product.not_found', { product: productId });
  const [current, centers, isOrdered] = await Promise.all([
    operations.current([productId]),
    operations.graph(),
    remakes.isOrdered(productId, null),
  ]);
  const first = current.find((row) => row.work_center_id === asked)?.work_center_id ?? centerOfUnit(centers, current);
  const repeated = first === null ? [] : repeatedOperations(centers, first, current);
  const finish = await finishWith(database, companyId, {
    today: clock.today(timeZone),
    order: { order_id: unit.order_id, number: unit.number, customer: unit.customer, delivery_date: unit.delivery_date },
    changes: repeated.filter(({ status }) => status === operationStatus.completed).map(workOf),
  });
  const codeOf = (row: OperationRow) => centers.find(({ id }) => id === row.work_center_id);
  return {
    work_center_id: first as RemakePlan['work_center_id'],
    centers: current
      .map((row) => ({
        id: row.work_center_id as RemakePlan['centers'][number]['id'],
        code: codeOf(row)?.code ?? '',
        description: codeOf(row)?.description ?? '',
        status: row.status,
        repeated: repeated.includes(row),
      }))
      .sort((a, b) => compareNatural(a.code, b.code)),
    operations: repeated.length,
    finish: finish.now,
    finish_with_remake: finish.changed,
    delivery_date: unit.delivery_date,
    refusal: remakeRefusal({ status: unit.status, isOrdered, operations: current.length }),
  };
};

const workOf = ({ work_center_id, amount }: OperationRow) => ({
  work_center_id,
  minutes: amount ?? 0,
  unestimated: amount === null ? 1 : 0,
});
