import type { ServiceTools } from '@mullion/server-kit';
import { settledArrangement } from '../arrangements.queries';
import type { LoadPalletsData, RefusedPallet } from '../sagas/load-pallets.data';

/** A write waits this long for its saga; what takes longer goes on by itself and shows in the truck's state. */
export const SETTLE_MS = 8_000;

/** Waits for claims and the arrangements that follow; gives the pallets that packing refused. */
export const settleLoading = async (tools: ServiceTools, companyId: number, sagaIds: readonly string[]): Promise<RefusedPallet[]> => {
  const settled = await Promise.all(sagaIds.map((id) => tools.sagas.settled<LoadPalletsData>(id, SETTLE_MS)));
  await Promise.all(settled.map(({ data }) => data.arrangement_id && settledArrangement(tools, companyId, data.arrangement_id, SETTLE_MS)));
  return settled.flatMap(({ data }) => data.refused);
};
