import { centersBefore, readingsOf, type getUnitAtCenter, type InputOf, type OutputOf } from '@mullion/contracts';
import { AppError, type CallInfo, type ServiceTools } from '@mullion/server-kit';
import { workCenterById } from '../../work-centers/work-centers.queries';
import { OperationRepository } from '../operation.repository';
import { awaitedCenters } from '../rules/next-centers';
import { unitAtCenter } from '../rules/unit-at-center';
import { lastEventsOf, unitByBarcode } from '../work-center-page.queries';

/**
 * What there is to do with a unit at a work center, or why nothing.
 * @throws AppError `not_found` the work center, or a barcode of no product
 */
export const readUnitAtCenter = async (
  { database }: Pick<ServiceTools, 'database'>,
  { context: { company_id: companyId } }: CallInfo,
  { params }: InputOf<typeof getUnitAtCenter>,
): Promise<OutputOf<typeof getUnitAtCenter>> => {
  const operations = new OperationRepository(database, companyId);
  const [, centers, unit] = await Promise.all([
    workCenterById(database, companyId, params.id),
    operations.graph(),
    unitByBarcode(database, companyId, readingsOf(params.barcode)),
  ]);
  if (!unit) throw new AppError('not_found');
  const rows = await operations.current([unit.product_id]);
  const here = rows.find((row) => row.work_center_id === params.id);
  const [event] = here ? await lastEventsOf(database, companyId, [here.id]) : [];
  const awaits = awaitedCenters(centersBefore(centers, params.id), rows);
  return {
    product_id: unit.product_id,
    order: unit.order,
    position: unit.position,
    state: unitAtCenter({ ...unit, operation: here?.status ?? null, awaits }),
    awaits: centers.filter(({ id }) => awaits.includes(id)).map(({ code }) => code),
    user_name: event?.user_name || null,
    at: event?.created_at.toISOString() ?? null,
  };
};
