import { refusalCode, type RequestContext, type Truck } from '@mullion/contracts';
import { AppError, type AuditActor, type Sagas, type ServiceTools, type Tx } from '@mullion/server-kit';
import type { LoadPalletsData, RefusedPallet } from '../sagas/load-pallets.data';
import { trucksByIds } from '../trucks.queries';
import { waitForLoading } from './wait-for-loading';
import { startLoading } from './start-loading';

type Asked = Pick<LoadPalletsData, 'truck_id' | 'pallet_ids' | 'optimise'>;

/**
 * Begins to load a truck that is being made in this transaction. It goes again when packing gives none of its pallets.
 * Gives the saga to wait for.
 * @throws AppError truck.pallets_taken, for which nothing is made
 */
export const loadNewTruck = async (tx: Tx, sagas: Sagas, actor: AuditActor, asked: Asked): Promise<string | null> => {
  const { sagaId, refused } = await startLoading(tx, sagas, actor, { ...asked, delete_empty: true });
  refuseTaken(refused);
  return sagaId;
};

/**
 * Trucks that have been made, once packing has answered for their pallets.
 * @throws AppError what packing refuses with when it gives none of them
 */
export const finishedNewTrucks = async (
  tools: ServiceTools,
  context: RequestContext,
  { truckIds, sagaIds }: { readonly truckIds: readonly number[]; readonly sagaIds: readonly string[] },
): Promise<{ trucks: Truck[]; refused: RefusedPallet[] }> => {
  const refused = await waitForLoading(tools, context.company_id, sagaIds);
  const trucks = await trucksByIds(tools.database, context, truckIds);
  const [first] = refused;
  if (trucks.length === 0 && first) throw new AppError(refusalCode(first.code), { pallets: namesOf(refused) });
  return { trucks, refused };
};

/** @throws AppError truck.pallets_taken with the numbers of these pallets, if there are any */
export const refuseTaken = (taken: readonly RefusedPallet[]): void => {
  if (taken.length > 0) throw new AppError('truck.pallets_taken', { pallets: namesOf(taken) });
};

export const namesOf = (refused: readonly RefusedPallet[]): string =>
  refused.map((pallet) => pallet.shown_number).join(', ');
