import { randomUUID } from 'node:crypto';
import { type InputOf, refusalCode, type placeOnTrucks as contract } from '@mullion/contracts';
import { AppError, auditedBy, type CallInfo, type ServiceTools, type Tx } from '@mullion/server-kit';
import { auditTruck } from '../audit-truck';
import { recordTruck } from '../record-truck';
import { grouped } from '../rules/grouped';
import { placeDiffers, placesAfter } from '../rules/pallet-places';
import type { Move, MovePalletsData, PlaceChange } from '../sagas/move-pallets.data';
import { mustBeOpen, mustNotBeLocked } from '../truck.policy';
import { TruckRepository } from '../truck.repository';
import type { LoadRow, TruckRow } from '../truck.row';
import { mustNotMoveLoaded, mustNotTakeLoadedOff } from './fixed-loads';
import { placeByHand, type HandPlace } from './place-by-hand';
import { dropSearch } from './request-arrangement';

/** Within the 20 s that packing waits for the whole call. */
const FINISH_WITHIN_MS = 15_000;

/**
 * The truck fields of pallets, as packing was asked to write them: puts pallets on trucks, takes them off, places them;
 * what is so already is left alone, so a repeat does nothing. All or nothing: a pallet that packing refuses leaves
 * every pallet where it stood.
 * @returns whether anything changed
 * @throws AppError not_found, truck.locked, truck.pallet_fixed, truck.takes_loaded_off and those of `mustBeOpen` before
 * anything is written; what packing refuses a claim with
 */
export const placeOnTrucks = async (
  tools: ServiceTools,
  call: CallInfo,
  { places }: InputOf<typeof contract>,
): Promise<{ changed: boolean }> => {
  // a repeat of the request at packing waits for the same move: found begun, it would look as if it were done
  const { data } = await tools.database.transaction(call, (tx) => begin(tx, tools, call, places));
  if (data.sagaId === null) return { changed: data.changed };
  const saga = await tools.sagas.untilDone<MovePalletsData>(data.sagaId, FINISH_WITHIN_MS);
  if (saga.done_at === null) throw new AppError('unavailable');
  const [refused] = saga.data.refused;
  if (refused) throw new AppError(refusalCode(refused.code), { pallet: refused.shown_number });
  return { changed: true };
};

const begin = async (
  tx: Tx,
  tools: ServiceTools,
  { context }: CallInfo,
  places: InputOf<typeof contract>['places'],
): Promise<{ changed: boolean; sagaId: string | null }> => {
  const repository = new TruckRepository(tx, context.company_id);
  const ids = places.map((place) => place.pallet_id);
  const known = new Map((await repository.loadsOf(ids)).map((load) => [load.pallet_id, load]));
  const trucks = await lockAll(
    repository,
    places.flatMap((place) => [known.get(place.pallet_id)?.truck_id, place.truck_id]),
  );
  // under the trucks' locks nothing of it changes any more
  const loads = new Map<number, LoadRow>(
    (await repository.loadsOf(ids)).filter((load) => load.state !== 'leaving').map((load) => [load.pallet_id, load]),
  );
  const wanted = places.map((place) => placesAfter(place, loads.get(place.pallet_id)));
  const changed = wanted.filter((place) => placeDiffers(place, loads.get(place.palletId)));
  for (const id of new Set(changed.flatMap((place) => [place.from, place.to]))) {
    if (id === null) continue;
    const truck = trucks.get(id);
    if (!truck) throw new AppError('not_found', { truck: id });
    mustBeOpen(truck);
    mustNotBeLocked(truck, context.user_id, tools.clock.now());
  }
  const placeChanges = changed.flatMap(({ palletId, from, to, spot }): PlaceChange[] =>
    from === to && to !== null && spot ? [{ pallet_id: palletId, truck_id: to, spot }] : [],
  );
  for (const there of grouped(placeChanges, (change) => change.truck_id).values())
    await mustNotMoveLoaded(
      tx,
      context.company_id,
      [...loads.values()],
      there.map(({ pallet_id, spot }) => ({ pallet_id, ...spot })),
    );
  const moves = changed.filter((place) => place.from !== place.to);
  if (moves.length === 0) {
    for (const [id, there] of grouped(placeChanges, (change) => change.truck_id))
      await placeOn(
        tx,
        context,
        trucks.get(id) as TruckRow,
        there.map(({ pallet_id, spot }) => ({ pallet_id, ...spot }) as HandPlace),
      );
    return { changed: changed.length > 0, sagaId: null };
  }
  const consented = new Set(places.filter((place) => place.despite_loaded).map((place) => place.pallet_id as number));
  const unasked = moves
    .filter((move) => !consented.has(move.palletId))
    .flatMap((move) => loads.get(move.palletId) ?? []);
  await mustNotTakeLoadedOff(tx, context.company_id, unasked);
  const data: MovePalletsData = {
    moves: moves.map(({ palletId, from, to, spot }): Move => {
      const load = loads.get(palletId);
      const former = load && {
        claim_id: load.claim_id,
        spot: { x: load.x, y: load.y, is_turned: load.is_turned },
        dispatch_priority: load.dispatch_priority,
      };
      return { pallet_id: palletId, from: from === null || !former ? null : { truck_id: from, ...former }, to, spot };
    }),
    claims: Object.fromEntries(
      [...new Set(moves.map((move) => move.to))].flatMap((to) => (to === null ? [] : [[to, randomUUID()]])),
    ),
    ...(placeChanges.length > 0 && { place_changes: placeChanges }),
    by: auditedBy(context),
    refused: [],
  };
  for (const [id, gone] of grouped(
    data.moves.filter((move) => move.from),
    (move) => move.from?.truck_id as number,
  )) {
    await repository.markLeaving(
      id,
      gone.map((move) => move.pallet_id),
    );
    await recordTruck(tx, await repository.update(id, {}));
  }
  return { changed: true, sagaId: await tools.sagas.start(tx, 'move-pallets', randomUUID(), context.company_id, data) };
};

const lockAll = async (
  repository: TruckRepository,
  ids: readonly (number | null | undefined)[],
): Promise<Map<number, TruckRow>> => {
  const wanted = [...new Set(ids.filter((id): id is number => typeof id === 'number'))].sort((a, b) => a - b);
  const rows: TruckRow[] = [];
  for (const id of wanted) {
    const truck = await repository.lock(id);
    if (truck) rows.push(truck);
  }
  return new Map(rows.map((row) => [row.id, row]));
};

/** Places by hand on one truck, audited and published. */
const placeOn = async (
  tx: Tx,
  who: CallInfo['context'],
  truck: TruckRow,
  spots: readonly HandPlace[],
): Promise<void> => {
  const trucks = new TruckRepository(tx, who.company_id);
  const loads = await trucks.loads(truck.id);
  await placeByHand(tx, truck, spots);
  const row = await trucks.update(truck.id, await dropSearch(tx, truck));
  await auditTruck(tx, who, { row: truck, loads }, { row, loads: await trucks.loads(truck.id) });
  await recordTruck(tx, row);
};
