import { events, type ReturnableMovement } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';
import { toMovement } from '../returnable.mapper';
import { ReturnableRepository } from '../returnable.repository';
import type { NewMovement } from '../returnable.row';

/** Adds a movement of a locked holder and announces it, in the same transaction. */
export const recordMovement = async (
  tx: Tx,
  companyId: number,
  movement: NewMovement,
  kind: string,
): Promise<ReturnableMovement> => {
  const row = await new ReturnableRepository(tx, companyId).add(movement);
  const added = toMovement(row, kind, row.act === 'corrected' ? 0 : row.count);
  const { left: _left, ...announced } = added;
  await tx.record(events.returnableMoved, companyId, { movement: announced });
  return added;
};
