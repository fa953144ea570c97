import type { SagaId, ServiceTools } from '@mullion/server-kit';
import { finishedArrangement } from '../arrangements.queries';
import type { LoadPalletsData, RefusedPallet } from '../sagas/load-pallets.data';

/**
 * A write waits this long for its saga and the arrangement after it, less than the gateway waits for the write; what
 * takes longer goes on by itself and shows in the truck's state.
 */
export const FINISH_WITHIN_MS = 8_000;

/** Waits for a saga and the arrangement that follows it; gives what the saga has come to by then. */
export const waitForFloor = async <Data extends { readonly arrangement_id?: string | null }>(
  tools: ServiceTools,
  companyId: number,
  sagaId: SagaId,
): Promise<Data> => {
  const giveUpAt = performance.now() + FINISH_WITHIN_MS;
  const { data } = await tools.sagas.untilDone<Data>(sagaId, FINISH_WITHIN_MS);
  const leftMs = Math.max(0, giveUpAt - performance.now());
  if (data.arrangement_id) await finishedArrangement(tools, companyId, data.arrangement_id, leftMs);
  return data;
};

/** Waits for claims and the arrangements that follow; gives the pallets that packing refused. */
export const waitForLoading = async (
  tools: ServiceTools,
  companyId: number,
  sagaIds: readonly SagaId[],
): Promise<RefusedPallet[]> => {
  const finished = await Promise.all(sagaIds.map((id) => waitForFloor<LoadPalletsData>(tools, companyId, id)));
  return finished.flatMap(({ refused }) => refused);
};
