import type { RequestContext } from '@mullion/contracts';
import { AppError, type Database, type Sagas, type Tx } from '@mullion/server-kit';
import { recordTruck } from '../record-truck';
import type { RecallData } from '../sagas/recall.saga';
import { TruckRepository } from '../truck.repository';
import type { TruckRow } from '../truck.row';

/** What a recall of this truck is, decided and not begun; `source` is only read. @throws AppError truck.departing */
export const decideRecall = async (
  source: Tx | Database,
  truck: TruckRow,
): Promise<Pick<RecallData, 'departure' | 'pallet_ids' | 'orders'>> => {
  if (truck.departing !== null) throw new AppError('truck.departing');
  const loads = await new TruckRepository(source, truck.company_id).loads(truck.id);
  return {
    departure: truck.departure,
    pallet_ids: loads.map((load) => load.pallet_id),
    orders: truck.departed_orders ?? [],
  };
};

/** Records the recall of a locked truck: its number below 4 at once, its pallets and orders follow. Gives its saga. */
export const startRecall = async (
  tx: Tx,
  sagas: Sagas,
  truck: TruckRow,
  status: number,
  who: RequestContext,
): Promise<string> => {
  const trucks = new TruckRepository(tx, truck.company_id);
  const data: RecallData = {
    truck_id: truck.id,
    ...(await decideRecall(tx, truck)),
    before: { status: truck.status, departed_at: truck.departed_at?.toISOString() ?? null },
    user_id: who.user_id,
    user_name: who.user_name,
    session_id: who.session_id,
  };
  const sagaId = await sagas.start(
    tx,
    'recall',
    `${truck.id}:${truck.departure}:${truck.version}`,
    truck.company_id,
    data,
  );
  await recordTruck(tx, await trucks.update(truck.id, { status, departing: sagaId, departed_at: null, refusal: null }));
  const entry = {
    companyId: truck.company_id,
    tableName: 'trucks',
    rowId: truck.id,
    before: truck.status,
    after: status,
  };
  await tx.history({ ...entry, userId: who.user_id, userName: who.user_name });
  return sagaId;
};
