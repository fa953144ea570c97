import { userTypes, hasRight, judgeStatusChange, type RequestContext, type StatusRight, type Truck } from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';
import { isDispatched } from './rules/truck-life';
import type { TruckRow } from './truck.row';

type Who = Pick<RequestContext, 'type' | 'rights'>;
type State = Pick<TruckRow, 'status' | 'departing'>;

/** What a person may do with a truck as it stands; travels with the DTO. */
export const truckCan = (truck: State, allLoaded: boolean, pallets: number, who: Who): Truck['can'] => {
  const writes = who.type !== userTypes.reader;
  const open = !isDispatched(truck.status) && truck.departing === null;
  return {
    edit: writes && open,
    load: writes && open && truck.status >= 1 && hasRight(who, 'PAL_SCAN'),
    remove: writes && open,
    depart: writes && open && allLoaded && pallets > 0,
  };
};

/** @throws AppError already_confirmed from status 4 on, truck.departing while a departure is being settled. */
export const mustBeOpen = (truck: State): void => {
  if (isDispatched(truck.status)) throw new AppError('already_confirmed');
  if (truck.departing !== null) throw new AppError('truck.departing');
};

/** @throws AppError when the status matrix or TP_STATUSBACK forbids the change. */
export const mayChangeStatus = (before: number, after: number, who: Who, matrix: readonly StatusRight[]): void => {
  const verdict = judgeStatusChange({ table: 'trucks', before, after }, who, matrix);
  if (verdict !== 'same' && verdict !== 'allowed') throw new AppError(verdict, { before, after });
};
