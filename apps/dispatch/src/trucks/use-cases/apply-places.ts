import type { InputOf, placeOnTrucks, RequestContext } from '@mullion/contracts';
import { AppError, Database, Sagas, type CallInfo, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import type { LoadPalletsData } from '../load-saga-data';
import { mustBeOpen } from '../truck.policy';
import { TruckRepository } from '../truck.repository';
import type { LoadRow } from '../truck.row';
import { LoadPallets } from './load-pallets';
import { RemoveFromTruck } from './remove-from-truck';
import { UpdateTruck } from './update-truck';

type Place = InputOf<typeof placeOnTrucks>['places'][number];

/** A claim or a release that takes longer goes on by itself. */
const SETTLE_MS = 8_000;

/** The truck fields of pallets, as packing was asked to write them (docs/architecture.md, "Fields of two owners in one call"). */
@Injectable()
export class ApplyPlaces {
  constructor(
    private readonly database: Database,
    private readonly sagas: Sagas,
    private readonly loading: LoadPallets,
    private readonly removal: RemoveFromTruck,
    private readonly updates: UpdateTruck,
  ) {}

  /**
   * Puts pallets on trucks, takes them off, places them; what is so already is left alone, so a repeat does nothing.
   * @returns whether anything changed
   * @throws AppError not_found, already_confirmed, truck.departing before anything is written; what packing refuses a claim with
   */
  async run(call: CallInfo, places: readonly Place[]): Promise<boolean> {
    // one request, several transactions: the key belongs to the request at packing
    const own: CallInfo = { ...call, idempotencyKey: null };
    const { data: now } = await this.database.transaction(null, (tx) => this.check(tx, call.context, places));
    let changed = false;
    for (const place of places) {
      const load = now.get(place.pallet_id);
      const from = load?.truck_id ?? null;
      const to = place.truck_id === undefined ? from : place.truck_id;
      if (from !== to) {
        if (from !== null) await this.takeOff(own, from, place.pallet_id);
        if (to !== null) await this.putOn(own, to, place);
        changed = true;
      }
      if (to !== null && (await this.placed(own, to, from === to ? load : undefined, place))) changed = true;
    }
    return changed;
  }

  /** Where the pallets stand; every truck that is touched must be the company's and open. */
  private async check(tx: Tx, who: RequestContext, places: readonly Place[]): Promise<Map<number, LoadRow>> {
    const trucks = new TruckRepository(tx, who.company_id);
    const loads = await trucks.loadsOf(places.map((place) => place.pallet_id));
    const now = new Map(loads.filter((load) => load.state !== 'leaving').map((load) => [load.pallet_id, load]));
    for (const place of places) {
      const load = now.get(place.pallet_id);
      const to = place.truck_id === undefined ? (load?.truck_id ?? null) : place.truck_id;
      const touched = new Set(differs(load, to, place) ? [load?.truck_id ?? null, to] : []);
      for (const id of touched) {
        if (id === null) continue;
        const truck = await trucks.lock(id);
        if (!truck) throw new AppError('not_found', { truck: id });
        mustBeOpen(truck);
      }
    }
    return now;
  }

  private async takeOff(call: CallInfo, truckId: number, palletId: number): Promise<void> {
    const { data } = await this.removal.pallet(call, truckId, palletId);
    const saga = await this.sagas.settled(data.sagaId, SETTLE_MS);
    // until packing has released the pallet nothing of it can be written
    if (saga.done_at === null) throw new AppError('unavailable');
  }

  private async putOn(call: CallInfo, truckId: number, place: Place): Promise<void> {
    const optimise = place.truck_x === undefined || place.truck_y === undefined;
    const { data } = await this.database.transaction(call, (tx) =>
      this.loading.start(tx, call.context, truckId, [place.pallet_id], { optimise }),
    );
    const saga = data.sagaId ? await this.sagas.settled(data.sagaId, SETTLE_MS) : null;
    if (saga?.done_at === null) throw new AppError('unavailable');
    const [refused] = [...data.refused, ...((saga?.data as LoadPalletsData | undefined)?.refused ?? [])];
    if (refused) throw new AppError(refused.code as never, { pallet: refused.shown_number });
  }

  /** Places by hand where it stands otherwise now. */
  private async placed(call: CallInfo, truckId: number, load: LoadRow | undefined, place: Place): Promise<boolean> {
    const { truck_x: x = load?.x, truck_y: y = load?.y, is_turned: isTurned = load?.is_turned ?? false } = place;
    if (x === undefined || y === undefined) return false;
    if (load && load.x === x && load.y === y && load.is_turned === isTurned) return false;
    await this.updates.run(call, truckId, { pallets: [{ pallet_id: place.pallet_id, x, y, is_turned: isTurned }] });
    return true;
  }
}

const differs = (load: LoadRow | undefined, to: number | null, { truck_x, truck_y, is_turned }: Place): boolean =>
  (load?.truck_id ?? null) !== to ||
  (load !== undefined &&
    ((truck_x ?? load.x) !== load.x || (truck_y ?? load.y) !== load.y || (is_turned ?? load.is_turned) !== load.is_turned));
