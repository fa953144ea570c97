import { type ErrorCode, errorStatus } from '@mullion/contracts';
import { AppError, type SagaId, type Sagas } from '@mullion/server-kit';

/**
 * Waits for a saga that a person has begun.
 * @throws AppError what the other service refused with; `unavailable` when it does not get on in time (it goes on by itself)
 */
export const awaitSaga = async (sagas: Sagas, id: SagaId, timeoutMs: number, params: Record<string, number> = {}): Promise<void> => {
  const row = await sagas.settled<{ refused?: string }>(id, timeoutMs);
  if (row.done_at === null) throw new AppError('unavailable', params);
  const code = row.data.refused;
  if (code !== undefined) throw new AppError(code in errorStatus ? (code as ErrorCode) : 'already_confirmed', params);
};
