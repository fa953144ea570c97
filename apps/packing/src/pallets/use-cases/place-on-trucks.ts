import { palletPlaceOnTruck, placeOnTrucks as contract, type PalletFields, type PalletId } from '@mullion/contracts';
import { AppError, current, type CallInfo, type ServiceTools, type Tx } from '@mullion/server-kit';
import { palletWholeDto } from '../pallet.mapper';
import { refuseLocked } from '../pallet.policy';
import type { PalletState } from '../pallet.row';
import { PalletRepository } from '../pallet.repository';
import { changedFields, isOtherArrangement } from '../rules/changed-fields';

type Change = PalletFields & { readonly id: number };
const foreign = Object.keys(palletPlaceOnTruck.shape) as readonly (keyof typeof palletPlaceOnTruck.shape)[];
const namesPlace = (change: Change): boolean => foreign.some((name) => change[name] !== undefined);

/**
 * What dispatch owns of a pallet is written by dispatch first; its refusal ends the call with nothing written here (docs/architecture.md).
 * Gives the changes that are left, which are packing's own.
 * @throws AppError pallet.not_found, conflict for another version, pallet.locked for what a pallet on a truck does not take, before dispatch
 * is asked; whatever dispatch refuses with
 */
export const placeOnTrucks = async (
  { database, rpc }: Pick<ServiceTools, 'database' | 'rpc'>,
  call: CallInfo,
  changes: readonly Change[],
): Promise<readonly Change[]> => {
  const placing = changes.filter(namesPlace);
  if (placing.length === 0) return changes;
  // checked once a request: one that is asked a second time would be refused for what it has begun itself
  await database.transaction(call, (tx) => check(tx, call, changes));
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
  // Going onto or off a truck gives the pallet a new version: the one that was checked above no longer holds.
  return changes.map((change) => ({ ...ownOf(change), ...(moved.has(change.id) ? { version: undefined } : {}) }));
};

const check = async (tx: Tx, { context }: CallInfo, changes: readonly Change[]): Promise<null> => {
  const states = await new PalletRepository(tx, context.company_id).read(changes.map((change) => change.id));
  for (const change of changes) {
    const state = states.get(change.id);
    if (!state) throw new AppError('pallet.not_found', { pallet: change.id });
    if (change.version !== undefined && change.version !== state.row.version)
      throw new AppError('conflict', {}, current(palletWholeDto(state, context)));
    refuseMixture(state, change);
  }
  return null;
};

/** On a truck neither sizes nor content change: who asks for both at once is refused before the truck's part is written. */
const refuseMixture = ({ row, products }: PalletState, change: Change): void => {
  const truckId = change.truck_id === undefined ? row.truck_id : change.truck_id;
  const { settings } = changedFields(row, change);
  const isArranged = change.products !== undefined && isOtherArrangement(products, change.products);
  if (Object.keys(settings).length > 0 || isArranged) refuseLocked({ ...row, truck_id: truckId });
};

const ownOf = ({ truck_id: _truck, truck_x: _x, truck_y: _y, is_turned: _turned, despite_loaded: _despite, ...own }: Change): Change => own;
