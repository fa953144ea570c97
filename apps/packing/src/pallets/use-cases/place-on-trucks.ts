import {
  palletPlaceOnTruck,
  placeOnTrucks as contract,
  type Company,
  type PalletId,
  type StatusRight,
  type TruckId,
} from '@mullion/contracts';
import type { CallInfo, ServiceTools, Tx } from '@mullion/server-kit';
import type { PalletState } from '../../core/pallets/pallet.row';
import { PalletWork } from '../../core/pallets/pallet-work';
import { editedContent } from '../edited-content';
import { statusOffTruck } from '../../core/rules/status-off-truck';
import { isStatusChange } from './change-status';
import { editPallet, stateToEdit, type PalletChange } from './edit-pallet';

interface Given {
  readonly company: Company;
  readonly rights: readonly StatusRight[];
  readonly ignoreLength: boolean;
}

const foreign = Object.keys(palletPlaceOnTruck.shape) as readonly (keyof typeof palletPlaceOnTruck.shape)[];
const namesPlace = (change: PalletChange): boolean => foreign.some((name) => change[name] !== undefined);

/**
 * What dispatch owns of a pallet is written by dispatch first; its refusal ends the call with nothing written here
 * (docs/architecture.md). Gives the changes that are left, which are packing's own.
 * @throws AppError whatever packing refuses the call with, before dispatch is asked; whatever dispatch refuses with
 */
export const placeOnTrucks = async (
  { database, rpc }: Pick<ServiceTools, 'database' | 'rpc'>,
  call: CallInfo,
  given: Given,
  changes: readonly PalletChange[],
): Promise<readonly PalletChange[]> => {
  const placing = changes.filter(namesPlace);
  if (placing.length === 0) return changes;
  // checked once a request: one that is asked a second time would be refused for what it has begun itself
  const { data: contents } = await database.transaction(call, (tx) => check(tx, call, given, changes));
  const places = placing.map(({ id, truck_id, truck_x, truck_y, is_turned, despite_loaded }) => ({
    pallet_id: id as PalletId,
    truck_id,
    truck_x,
    truck_y,
    is_turned,
    despite_loaded,
  }));
  const { changed } = await rpc.ask(
    contract,
    { places },
    { context: call.context, requestId: call.requestId, idempotencyKey: call.idempotencyKey },
  );
  const moved = new Set(changed ? placing.map((change) => change.id) : []);
  // Going onto or off a truck gives the pallet a new version: the one that was checked above no longer holds, what else
  // was edited of it does.
  return changes.map(({ version, ...change }) => {
    if (version === undefined || !moved.has(change.id)) return { ...ownOf(change), version };
    return { ...ownOf(change), version: undefined, content: contents[change.id] };
  });
};

/**
 * Decides the whole call as it will be decided once dispatch has written its part. Nothing is written. Gives what each
 * pallet is then, by its id.
 */
const check = async (
  tx: Tx,
  call: CallInfo,
  given: Given,
  changes: readonly PalletChange[],
): Promise<Record<number, string>> => {
  const work = new PalletWork(tx, given.company, call.context);
  const states = await work.repository.read(changes.map((change) => change.id));
  const trucks = new Map(
    changes.flatMap(({ id, truck_id }) => (truck_id === undefined ? [] : [[id, truck_id] as const])),
  );
  const contents: Record<number, string> = {};
  for (const change of changes) {
    const state = onTruck(stateToEdit(states, change, call.context), trucks.get(change.id));
    contents[change.id] = editedContent(state);
    const { row } = editPallet(given, state, change);
    const { status } = change;
    if (status !== undefined && isStatusChange({ call, rights: given.rights }, row, status))
      await work.refuseClosing(row, status);
  }
  return contents;
};

/** A pallet as it stands once it is on this truck; absent: where it is. */
const onTruck = (state: PalletState, truckId: TruckId | null | undefined): PalletState => {
  const { row } = state;
  if (truckId === undefined || truckId === row.truck_id) return state;
  return {
    ...state,
    row: { ...row, truck_id: truckId, status: row.truck_id === null ? row.status : statusOffTruck(row) },
  };
};

const ownOf = ({
  truck_id: _truck,
  truck_x: _x,
  truck_y: _y,
  is_turned: _turned,
  despite_loaded: _despite,
  ...own
}: PalletChange) => own;
