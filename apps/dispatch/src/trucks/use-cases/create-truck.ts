import {
  getPalletRecords,
  truckStatus,
  usualTruckLimits,
  type InputOf,
  type routes,
  type Truck,
} from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { chosenVehicle } from '../../vehicles/vehicles.module';
import { auditTruck } from '../audit-truck';
import { recordTruck } from '../record-truck';
import { yearOf } from '../rules/truck-number';
import { isDispatched } from '../rules/truck-life';
import { TruckRepository } from '../truck.repository';
import { checkStatusChange } from './check-status-change';
import { earliestDeliveries } from './earliest-delivery';
import { loadNewTruck, finishedNewTrucks } from './load-new-trucks';

type Fields = InputOf<typeof routes.createTruck>['body'];

/** Values of a truck when none are given: a mega trailer of 13.6 m (packing type "Tall frames"). */
const USUAL = {
  width: 2480,
  length: 13_600,
  height: 3000,
  max_pallet_weight: usualTruckLimits.truck_payload,
  max_king_pin: usualTruckLimits.max_king_pin,
  max_axles: usualTruckLimits.max_axles,
  between_pallets: 50,
  allow_turn: true,
};

/**
 * A truck of given values; its pallets, if any, are claimed and waited for. One that is on a truck already ends the
 * call with nothing made.
 * @throws AppError truck.empty for one that would have left already; status.* when the status may not be chosen;
 * not_found for pallets of
 *   another company; truck.pallets_taken; what packing refuses with when it gives none of them
 */
export const createTruck = async (tools: ServiceTools, call: CallInfo, fields: Fields): Promise<Committed<Truck>> => {
  const { context } = call;
  const { status = truckStatus.planned } = fields;
  // no departure without its checks
  if (isDispatched(status)) throw new AppError('truck.empty');
  const pallets = fields.pallets
    ? await tools.rpc.ask(getPalletRecords, { pallet_ids: fields.pallets }, { context })
    : [];
  if (fields.pallets && pallets.length !== new Set(fields.pallets).size) throw new AppError('not_found');
  const leavesOn = await earliestDeliveries(tools, context, fields.delivery_date ? [] : pallets);
  const created = await tools.database.transaction(call, async (tx) => {
    // a truck begins as a draft or planned; a later status is a change that the matrix decides on
    if (status > truckStatus.planned)
      await checkStatusChange(tx, { status: truckStatus.planned, deleting: false }, status, context);
    const truck = await new TruckRepository(tx, context.company_id).insert(
      {
        ...USUAL,
        ...withoutAbsent(fields),
        description: fields.description ?? fields.customers ?? fields.orders,
        delivery_date: fields.delivery_date ?? leavesOn(pallets.map(({ id }) => id)),
        departure_time: fields.departure_time ?? null,
        gate: fields.gate ?? '',
        vehicle_id: (await chosenVehicle(tx, context, fields)) ?? null,
      },
      yearOf(tools.clock.today(context.time_zone)),
      context.user_id,
    );
    await recordTruck(tx, truck);
    await auditTruck(tx, context, null, { row: truck });
    if (!fields.pallets) return { truckId: truck.id, sagaId: null };
    const asked = { truck_id: truck.id, pallet_ids: fields.pallets, optimise: true };
    return { truckId: truck.id, sagaId: await loadNewTruck(tx, tools.sagas, context, asked) };
  });
  const { truckId, sagaId } = created.data;
  const { trucks } = await finishedNewTrucks(tools, context, {
    truckIds: [truckId],
    sagaIds: sagaId === null ? [] : [sagaId],
  });
  const [truck] = trucks;
  if (!truck) throw new AppError('not_found');
  return created.map(() => truck);
};

const withoutAbsent = (fields: Fields) => {
  const { width, length, height, max_pallet_weight, max_king_pin, max_axles, between_pallets, allow_turn, status } =
    fields;
  const given = {
    width,
    length,
    height,
    max_pallet_weight,
    max_king_pin,
    max_axles,
    between_pallets,
    allow_turn,
    status,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<
    typeof USUAL
  > & {
    status?: number;
  };
};
