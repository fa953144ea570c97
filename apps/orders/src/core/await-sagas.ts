import { refusalCode } from '@mullion/contracts';
import { AppError, type SagaId, type Sagas } from '@mullion/server-kit';

const SAGA_MS = 10_000;

/** A saga that a request has begun, and the row it is about. */
export interface BegunSaga {
  readonly id: number;
  readonly sagaId: SagaId;
}

/**
 * Waits for sagas that a request has begun.
 * @throws AppError what the other service refused with, naming the row; `unavailable` when one is not done in time (it
 * goes on by itself)
 */
export const awaitSagas = async (sagas: Sagas, begun: readonly BegunSaga[]): Promise<void> => {
  await Promise.all(begun.map((one) => awaitSaga(sagas, one)));
};

const awaitSaga = async (sagas: Sagas, { id, sagaId }: BegunSaga): Promise<void> => {
  const row = await sagas.untilDone<{ refused?: string }>(sagaId, SAGA_MS);
  if (row.done_at === null) throw new AppError('unavailable', { id });
  const code = row.data.refused;
  if (code !== undefined) throw new AppError(refusalCode(code), { id });
};
