import { randomUUID } from 'node:crypto';
import type { PalletRecord } from '@mullion/contracts';
import type { Queues, Sagas, Tx } from '@mullion/server-kit';
import { auditTruck } from '../audit-truck';
import { palletCopy } from '../pallet-copy';
import { recordTruck } from '../record-truck';
import { grouped } from '../rules/grouped';
import { raisedByPallets } from '../rules/truck-life';
import type { LoadPalletsData, RefusedPallet } from '../sagas/load-pallets.data';
import type { Move, MovePalletsData, PlaceChange } from '../sagas/move-pallets.data';
import { isOpen } from '../truck.policy';
import { TruckRepository } from '../truck.repository';
import type { LoadRow, TruckRow } from '../truck.row';
import { fixedLoads } from './fixed-loads';
import { numberAddedPallets } from './number-added-pallets';
import { placeByHand, type HandPlace } from './place-by-hand';
import { dropSearch, requestArrangement } from './request-arrangement';
import { refusedOf } from './start-loading';

const idsOf = (moves: readonly Move[]): number[] => moves.map((move) => move.pallet_id);
const leaving = (data: MovePalletsData): Map<number, Move[]> =>
  grouped(
    data.moves.filter((move) => move.from !== null),
    (move) => move.from?.truck_id as number,
  );
const arriving = (data: MovePalletsData): Map<number, Move[]> =>
  grouped(
    data.moves.filter((move) => move.to !== null),
    (move) => move.to as number,
  );
const placeChanges = (data: MovePalletsData): Map<number, PlaceChange[]> =>
  grouped(data.place_changes ?? [], (change) => change.truck_id);

/** All trucks of a move, locked in the order of their ids; those that are gone are missing. */
const lockTrucks = async (trucks: TruckRepository, data: MovePalletsData): Promise<Map<number, TruckRow>> => {
  const rows = new Map<number, TruckRow>();
  for (const id of [...new Set([...leaving(data).keys(), ...arriving(data).keys(), ...placeChanges(data).keys()])].sort(
    (a, b) => a - b,
  )) {
    const row = await trucks.lock(id);
    if (row) rows.set(id, row);
  }
  return rows;
};

/**
 * Of the pallets that get another place on a truck those that may: what has left or been loaded since it was asked for
 * stays as it is.
 */
const placeable = async (
  tx: Tx,
  truck: TruckRow,
  data: MovePalletsData,
  loads: readonly LoadRow[],
): Promise<PlaceChange[]> => {
  const changes = placeChanges(data).get(truck.id) ?? [];
  if (changes.length === 0 || !isOpen(truck)) return [];
  const loaded = await fixedLoads(tx, truck.company_id, loads);
  const stands = new Set(loads.map((load) => load.pallet_id as number));
  return changes.filter(({ pallet_id: id }) => stands.has(id) && !loaded.has(id));
};

/**
 * Packing has released what leaves: the loads are forgotten and those of the new trucks are pending. Gives what cannot
 * be loaded, because somebody else has put it on a truck or the truck is not open any more.
 */
export const takeOffForMove = async (tx: Tx, companyId: number, data: MovePalletsData): Promise<RefusedPallet[]> => {
  const trucks = new TruckRepository(tx, companyId);
  const rows = await lockTrucks(trucks, data);
  for (const [id, gone] of leaving(data)) await trucks.removeLoads(id, idsOf(gone));
  const refused: RefusedPallet[] = [];
  for (const [id, there] of arriving(data)) {
    const truck = rows.get(id);
    if (!truck || !isOpen(truck)) refused.push(...(await refusedOf(tx, companyId, idsOf(there), 'already_confirmed')));
    else
      refused.push(
        ...(await refusedOf(
          tx,
          companyId,
          (await trucks.addPending(id, data.claims[id] as string, idsOf(there))).taken,
        )),
      );
  }
  return refused;
};

/** Everything is where it was asked to be: places by hand stand, the other floors are arranged again. */
export const finishMove = async (
  tx: Tx,
  queues: Queues,
  companyId: number,
  data: MovePalletsData,
  accepted: readonly PalletRecord[],
): Promise<void> => {
  const trucks = new TruckRepository(tx, companyId);
  const rows = await lockTrucks(trucks, data);
  await palletCopy.table.write(tx, accepted);
  const statuses = new Map(accepted.map((pallet) => [pallet.id as number, pallet.status]));
  for (const truck of rows.values()) {
    const there = arriving(data).get(truck.id) ?? [];
    const gone = leaving(data).get(truck.id) ?? [];
    const loads = await trucks.loads(truck.id);
    const before = loads.filter((load) => !idsOf(there).includes(load.pallet_id));
    const claim = data.claims[truck.id];
    if (claim !== undefined) await trucks.finalisePending(claim, idsOf(there));
    const status = raisedByPallets(
      truck.status,
      idsOf(there).flatMap((id) => statuses.get(id) ?? []),
    );
    let row = await trucks.update(truck.id, { status });
    const spots = [...there, ...(await placeable(tx, truck, data, loads))].flatMap(({ pallet_id, spot }) =>
      spot ? [{ pallet_id: pallet_id as HandPlace['pallet_id'], ...spot }] : [],
    );
    if (spots.length > 0) {
      await placeByHand(tx, row, spots);
      row = await trucks.update(truck.id, await dropSearch(tx, row));
    }
    // a search would move what a person has placed
    const isSearched = there.some((move) => move.spot === null) || (gone.length > 0 && spots.length === 0);
    if (!isSearched) await numberAddedPallets(tx, companyId, truck.id);
    else if (!truck.deleting)
      row = await requestArrangement(tx, queues, row, { userId: data.by.user_id, userName: data.by.user_name });
    await auditTruck(tx, data.by, { row: truck, loads: before }, { row, loads: await trucks.loads(truck.id) });
    await recordTruck(tx, row);
  }
};

/** Packing has refused: nothing is loaded, and what came from another truck is loaded there again, where it stood. */
export const returnMoved = async (tx: Tx, sagas: Sagas, companyId: number, data: MovePalletsData): Promise<void> => {
  const trucks = new TruckRepository(tx, companyId);
  const rows = await lockTrucks(trucks, data);
  for (const [id, there] of arriving(data)) await trucks.dropPending(data.claims[id] as string, idsOf(there));
  for (const [id, moves] of leaving(data)) {
    const truck = rows.get(id);
    if (!truck) continue;
    const claimId = randomUUID();
    const back = moves.filter((move) => move.to !== null);
    const { added } = await trucks.addPending(id, claimId, idsOf(back));
    await trucks.place(
      id,
      back.flatMap(({ pallet_id, from }) =>
        from
          ? [
              {
                id: pallet_id,
                x: from.spot.x,
                y: from.spot.y,
                isTurned: from.spot.is_turned,
                priority: from.dispatch_priority,
              },
            ]
          : [],
      ),
    );
    if (added.length === 0) continue;
    const asked: LoadPalletsData = {
      truck_id: id,
      claim_id: claimId,
      pallet_ids: added,
      // an open search knows nothing of what has come back and would put others in its place
      optimise: truck.arrangement_id !== null,
      delete_empty: false,
      refused: [],
      arrangement_id: null,
      user_id: data.by.user_id,
      user_name: data.by.user_name,
    };
    await sagas.start(tx, 'load-pallets', claimId, companyId, asked);
  }
  for (const row of rows.values()) await recordTruck(tx, await trucks.update(row.id, {}));
};
