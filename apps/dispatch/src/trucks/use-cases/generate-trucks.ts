import {
  getPalletRecords,
  type FloorPlan,
  type InputOf,
  type OutputOf,
  type PalletRecord,
  type routes,
} from '@mullion/contracts';
import { shownNumber } from '@mullion/packing-model';
import {
  AppError,
  type AuditActor,
  type CallInfo,
  type Committed,
  type ServiceTools,
  type Tx,
} from '@mullion/server-kit';
import { finishedArrangement } from '../arrangements.queries';
import { auditTruck } from '../audit-truck';
import { recordTruck } from '../record-truck';
import { yearOf } from '../rules/truck-number';
import type { RefusedPallet } from '../sagas/load-pallets.data';
import { StopOrderRepository } from '../stop-order.repository';
import { TruckRepository } from '../truck.repository';
import { requestFloors, type FloorValues } from './request-arrangement';
import { chosenStops, numbersOf, type ChosenStops } from './chosen-stops';
import { earliestDeliveries } from './earliest-delivery';
import { loadNewTruck, namesOf, refuseTaken, finishedNewTrucks } from './load-new-trucks';
import { refusedOf } from './start-loading';

type Fields = InputOf<typeof routes.generateTrucks>['body'];
interface Made {
  readonly truckIds: number[];
  readonly sagaIds: string[];
}

const SEARCH_MS = 10_000;

/**
 * The truck maker: the optimiser says how many floors are needed and who stands where, then the trucks are made and
 * claimed. A pallet that is on a truck already, or gets onto one meanwhile, ends the call with nothing made.
 * @throws AppError not_found for pallets of another company; truck.pallets_taken; truck.pallet_does_not_fit when none
 * of them fits; what packing
 *   refuses with when it gives none of them; unavailable while no worker answers
 */
export const generateTrucks = async (
  tools: ServiceTools,
  call: CallInfo,
  fields: Fields,
): Promise<Committed<OutputOf<typeof routes.generateTrucks>>> => {
  const { context } = call;
  const pallets = await tools.rpc.ask(getPalletRecords, { pallet_ids: fields.pallets }, { context });
  if (pallets.length !== new Set(fields.pallets).size) throw new AppError('not_found');
  const stops = fields.stop_order && (await chosenStops(tools.database, context, pallets, fields.stop_order));
  const asked = await tools.database.transaction(call, async (tx) => {
    const loads = await new TruckRepository(tx, context.company_id).loadsOf(fields.pallets);
    refuseTaken(
      await refusedOf(
        tx,
        context.company_id,
        loads.map((load) => load.pallet_id),
      ),
    );
    return requestFloors(
      tx,
      tools.queues,
      context.company_id,
      floorValues(fields),
      pallets,
      stops?.placeOf ?? new Map(),
    );
  });
  const found = await finishedArrangement(tools, context.company_id, asked.data, SEARCH_MS);
  if (!found?.plan) throw new AppError('unavailable');
  const { plan } = found;
  const tooBig = plan.unplaced.map(({ id }) => tooBigOf(pallets, id));
  if (plan.trucks.length === 0) throw new AppError('truck.pallet_does_not_fit', { pallets: namesOf(tooBig) });
  const leavesOn = await earliestDeliveries(tools, context, fields.delivery_date ? [] : pallets);
  const made = await tools.database.transaction(call, (tx) =>
    makeTrucks(tx, tools, context, fields, leavesOn, plan, stops),
  );
  const { trucks, refused } = await finishedNewTrucks(tools, context, made.data);
  return made.map(() => ({ trucks, refused: [...tooBig, ...refused] }));
};

const makeTrucks = async (
  tx: Tx,
  { sagas, clock }: ServiceTools,
  actor: AuditActor & { readonly time_zone: string },
  fields: Fields,
  leavesOn: (palletIds: readonly number[]) => string | null,
  plan: FloorPlan,
  stops: ChosenStops | undefined,
): Promise<Made> => {
  const trucks = new TruckRepository(tx, actor.company_id);
  const made: Made = { truckIds: [], sagaIds: [] };
  const year = yearOf(clock.today(actor.time_zone));
  const count = plan.trucks.length;
  for (const [index, floor] of plan.trucks.entries()) {
    // several of one name are numbered; without a name each is called by its own number
    const description =
      fields.description && (count > 1 ? `${fields.description} (${index + 1}/${count})` : fields.description);
    const values = {
      ...floorValues(fields),
      description: description || undefined,
      delivery_date: fields.delivery_date ?? leavesOn(floor.items.map(({ id }) => id)),
      departure_time: null,
      gate: '',
    };
    const truck = await trucks.insert(values, year, actor.user_id);
    await auditTruck(tx, actor, null, { row: truck });
    const ids = floor.items.map((item) => item.id);
    const sagaId = await loadNewTruck(tx, sagas, actor, { truck_id: truck.id, pallet_ids: ids, optimise: false });
    const priorities = stops && numbersOf(stops, ids);
    await trucks.place(
      truck.id,
      floor.items.map((item) => ({
        id: item.id,
        x: item.x,
        y: item.y,
        isTurned: item.is_turned,
        priority: priorities?.get(item.id),
      })),
    );
    await recordTruck(tx, await trucks.update(truck.id, { lower_bound_length: floor.lower_bound }));
    made.truckIds.push(truck.id);
    if (sagaId) made.sagaIds.push(sagaId);
  }
  if (stops?.remembered) await new StopOrderRepository(tx, actor.company_id).remember(stops.remembered);
  return made;
};

const floorValues = (fields: Fields): FloorValues => ({
  length: fields.truck_length,
  width: fields.truck_width,
  height: fields.truck_height,
  max_pallet_weight: fields.max_weight,
  max_king_pin: fields.max_king_pin,
  max_axles: fields.max_axles,
  between_pallets: fields.default_truck_spacing,
  allow_turn: fields.allow_turn,
});

const tooBigOf = (pallets: readonly PalletRecord[], id: RefusedPallet['id']): RefusedPallet => {
  const number = pallets.find((pallet) => pallet.id === id)?.number;
  return { id, code: 'truck.pallet_does_not_fit', shown_number: number ? shownNumber(number) : `#${id}` };
};
