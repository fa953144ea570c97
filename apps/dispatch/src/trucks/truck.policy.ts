import {
  userTypes,
  hasRight,
  judgeStatusChange,
  type RequestContext,
  type StatusRight,
  type Truck,
} from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';
import { isDispatched } from './rules/truck-life';
import type { TruckRow } from './truck.row';

type Who = Pick<RequestContext, 'type' | 'rights'>;
type State = Pick<TruckRow, 'status' | 'departing' | 'deleting'>;

/** Nothing that is under way keeps a truck from being changed. */
export const isOpen = (truck: State): boolean =>
  !isDispatched(truck.status) && truck.departing === null && !truck.deleting;

/** What a person may do with a truck as it stands; travels with the DTO. */
export const truckCan = (truck: State, allLoaded: boolean, pallets: number, who: Who): Truck['can'] => {
  const writes = who.type !== userTypes.reader;
  const open = isOpen(truck);
  return {
    edit: writes && open,
    load: writes && open && truck.status >= 1 && hasRight(who, 'PAL_SCAN'),
    remove: writes && open,
    depart: writes && open && allLoaded && pallets > 0,
  };
};

/**
 * @throws AppError truck.deleting; already_confirmed from status 4 on; truck.departing while a departure is being
 * settled.
 */
export const mustBeOpen = (truck: State): void => {
  if (truck.deleting) throw new AppError('truck.deleting');
  if (isDispatched(truck.status)) throw new AppError('already_confirmed');
  if (truck.departing !== null) throw new AppError('truck.departing');
};

/**
 * While a truck is locked only the user who has the lock changes places.
 * @throws AppError truck.locked (params.person)
 */
export const mustNotBeLocked = (
  truck: Pick<TruckRow, 'locked_by' | 'locked_by_id' | 'locked_until'>,
  userId: number | null,
  now: Date,
): void => {
  const isLocked = truck.locked_until !== null && truck.locked_until > now;
  if (isLocked && truck.locked_by_id !== userId) throw new AppError('truck.locked', { person: truck.locked_by ?? '' });
};

/** @throws AppError when the status matrix or TP_STATUSBACK forbids the change. */
export const mayChangeStatus = (before: number, after: number, who: Who, matrix: readonly StatusRight[]): void => {
  const verdict = judgeStatusChange({ table: 'trucks', before, after }, who, matrix);
  if (verdict !== 'same' && verdict !== 'allowed') throw new AppError(verdict, { before, after });
};
