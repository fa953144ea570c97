import type { UserId } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';
import { kindNames } from '../returnables.queries';
import { ReturnableRepository } from '../returnable.repository';
import { recordMovement } from './record-movement';

interface Undone {
  readonly truck_id: number;
  readonly departure: number;
  readonly today: string;
  readonly user_id: UserId | null;
  readonly user_name: string;
}

/** A departure is taken back: what it gave out and took along is corrected, movement by movement. */
export const undoReturnablesOfDeparture = async (
  tx: Tx,
  companyId: number,
  { truck_id, departure, today, ...who }: Undone,
): Promise<void> => {
  const returnables = new ReturnableRepository(tx, companyId);
  const moved = await returnables.ofDeparture(truck_id, departure);
  if (moved.length === 0) return;
  await returnables.lockHolders(moved.map(({ holder_id: id }) => id));
  const names = await kindNames(
    tx,
    companyId,
    moved.map(({ kind_id: id }) => id),
  );
  for (const wrong of moved) {
    const count = await returnables.leftOf(wrong);
    if (count === 0) continue;
    const { id, company_id: _company, created_at: _created, ...same } = wrong;
    await recordMovement(
      tx,
      companyId,
      { ...same, ...who, act: 'corrected', count, moved_on: today, reason: '', corrects_id: id },
      names.get(wrong.kind_id) ?? '',
    );
  }
};
