import { productStatus, type RemakeRefusal } from '@mullion/contracts';

/** Why a unit cannot be made again, as far as production knows; null when it can. */
export const remakeRefusal = (unit: {
  readonly status: number;
  readonly isOrdered: boolean;
  readonly operations: number;
}): RemakeRefusal | null => {
  if (unit.isOrdered) return 'remake.already_there';
  if (unit.status === productStatus.cancelled) return 'remake.cancelled';
  if (unit.status >= productStatus.dispatched) return 'remake.departed';
  return unit.operations === 0 ? 'remake.not_in_production' : null;
};
