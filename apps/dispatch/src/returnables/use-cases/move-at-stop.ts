import type { StopMovement } from '@mullion/contracts';
import { AppError, type Tx } from '@mullion/server-kit';
import { kindNames } from '../returnables.queries';
import { ReturnableRepository } from '../returnable.repository';
import { recordMovement } from './record-movement';

interface Stop {
  readonly id: number;
  readonly truck_id: number;
  readonly truck: string;
  readonly departure: number;
  /** Who unloads there. */
  readonly holder_ids: readonly number[];
  readonly moved_on: string;
}

/**
 * What was left at a stop and taken along, as its driver counted it: more than the holder has is believed too, it is
 * what somebody saw.
 * @throws AppError `invalid` for a holder that does not unload there and for an unknown kind
 */
export const moveAtStop = async (
  tx: Tx,
  companyId: number,
  stop: Stop,
  moved: readonly StopMovement[],
): Promise<void> => {
  const counted = moved.filter(({ given, taken }) => given + taken > 0);
  if (counted.length === 0) return;
  const names = await kindNames(
    tx,
    companyId,
    counted.map(({ kind_id: id }) => id),
  );
  const wrong = counted.findIndex(
    ({ holder_id, kind_id }) => !stop.holder_ids.includes(holder_id) || !names.has(kind_id),
  );
  if (wrong >= 0)
    throw new AppError('invalid', {}, { errors: [{ path: `body.returnables.${wrong}`, code: 'form.invalid' }] });
  await new ReturnableRepository(tx, companyId).lockHolders(counted.map(({ holder_id: id }) => id));
  for (const { holder_id, kind_id, given, taken } of counted) {
    const of = {
      ...{
        holder_id,
        kind_id,
        moved_on: stop.moved_on,
        truck_id: stop.truck_id,
        truck: stop.truck,
        departure: stop.departure,
        stop_id: stop.id,
      },
      ...{ reason: '', corrects_id: null, user_id: null, user_name: '' },
    };
    if (given > 0) await recordMovement(tx, companyId, { ...of, act: 'given', count: given }, names.get(kind_id) ?? '');
    if (taken > 0) await recordMovement(tx, companyId, { ...of, act: 'taken', count: taken }, names.get(kind_id) ?? '');
  }
};
