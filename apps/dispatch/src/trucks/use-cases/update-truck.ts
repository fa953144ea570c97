import {
  type InputOf,
  refusalCode,
  type RequestContext,
  type routes,
  type Truck,
  truckStatus,
} from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type Copies, type ServiceTools, type Tx } from '@mullion/server-kit';
import { chosenVehicle } from '../../vehicles/vehicles.module';
import { auditTruck } from '../audit-truck';
import { recordTruck } from '../record-truck';
import { isDispatched, movement } from '../rules/truck-life';
import { mustBeOpen, mustNotBeLocked } from '../truck.policy';
import { TruckRepository } from '../truck.repository';
import type { TruckRow } from '../truck.row';
import { truckById } from '../trucks.queries';
import { checkStatusChange } from './check-status-change';
import { mustNotMoveLoaded } from './fixed-loads';
import { healUnloadedPallets } from './heal-unloaded-pallets';
import { placeByHand } from './place-by-hand';
import { rememberStopsOf } from './remember-stops';
import { dropSearch } from './request-arrangement';
import { FINISH_WITHIN_MS } from './wait-for-loading';
import { startDeparture } from './start-departure';
import { startRecall } from './start-recall';

type Fields = InputOf<typeof routes.updateTruck>['body'];

/**
 * Edits a truck; a status over the line of 4 becomes the departure or the recall, which is waited for.
 * @throws AppError not_found; conflict with the current truck for another version, of the truck or of its details;
 * truck.locked for places
 * while another user has it arranged; truck.pallet_fixed for the place of a loaded pallet; what packing refuses a
 * departure with
 */
export const updateTruck = async (
  tools: ServiceTools,
  copies: Copies,
  call: CallInfo,
  { params: { id }, body }: InputOf<typeof routes.updateTruck>,
): Promise<Committed<Truck>> => {
  const { context } = call;
  if (isDispatched(body.status ?? truckStatus.planned))
    await healUnloadedPallets(copies, tools.database, context.company_id, id);
  const read = (): Promise<Truck> => truckById(tools.database, context, id);
  const done = await tools.database
    .transaction(call, (tx) => write(tx, tools, context, id, body))
    .catch(async (error: unknown) => {
      const isConflict = error instanceof AppError && error.code === 'conflict';
      throw isConflict ? new AppError('conflict', {}, { current: await read() }) : error;
    });
  if (done.data.sagaId) await tools.sagas.untilDone(done.data.sagaId, FINISH_WITHIN_MS);
  const truck = await read();
  // A refused departure is an error of this very request, and of no later reader.
  if (done.data.sagaId && truck.refusal) {
    const { code, params } = truck.refusal;
    throw new AppError(refusalCode(code), params, { current: truck });
  }
  return done.map(() => truck);
};

/** Gives the saga to wait for, null when the change is done already. */
const write = async (
  tx: Tx,
  { sagas, clock }: ServiceTools,
  who: RequestContext,
  id: number,
  fields: Fields,
): Promise<{ sagaId: string | null }> => {
  const trucks = new TruckRepository(tx, who.company_id);
  const truck = await trucks.locked(id);
  const isOld = fields.version !== undefined && fields.version !== truck.version;
  const areDetailsOld = fields.details_version !== undefined && fields.details_version !== truck.details_version;
  if (isOld || areDetailsOld) throw new AppError('conflict');
  const status = fields.status ?? truck.status;
  if (status !== truck.status) await checkStatusChange(tx, truck, status, who);
  const loads = fields.pallets && (await trucks.loads(id));
  const edited = await edit(tx, truck, fields, who, clock.now());
  const way = movement(truck.status, status);
  const stands = fields.pallets && (await trucks.loads(id));
  // a departure is audited once it has come about
  const now = { ...edited, status: way === 'departure' ? truck.status : status };
  await auditTruck(tx, who, { row: truck, ...(loads && { loads }) }, { row: now, ...(stands && { loads: stands }) });
  if (way === 'departure') return { sagaId: await startDeparture(tx, sagas, edited, status, fields, who) };
  if (way === 'recall') return { sagaId: await startRecall(tx, sagas, edited, status, who) };
  if (status !== truck.status) {
    const entry = { companyId: who.company_id, tableName: 'trucks', rowId: id, before: truck.status, after: status };
    await tx.history({ ...entry, userId: who.user_id, userName: who.user_name });
  }
  await recordTruck(tx, await trucks.update(id, { status }));
  return { sagaId: null };
};

const edit = async (tx: Tx, truck: TruckRow, fields: Fields, who: RequestContext, now: Date): Promise<TruckRow> => {
  const {
    pallets,
    trailer_number_plate: plate,
    status: _status,
    version: _version,
    details_version: _details,
    despite_warnings: _asked,
    notify: _notify,
    departure_details: _handover,
    ...plain
  } = fields;
  const isDetail = Object.keys(plain).length > 0 || plate !== undefined;
  if (!isDetail && pallets === undefined) return truck;
  mustBeOpen(truck);
  if (pallets) {
    mustNotBeLocked(truck, who.user_id, now);
    await mustNotMoveLoaded(tx, who.company_id, await new TruckRepository(tx, who.company_id).loads(truck.id), pallets);
  }
  const vehicle = await chosenVehicle(tx, who, { trailer_number_plate: plate, vehicle_id: plain.vehicle_id });
  const edited = await new TruckRepository(tx, who.company_id).update(truck.id, {
    ...plain,
    vehicle_id: vehicle,
    details_version: isDetail ? truck.details_version + 1 : undefined,
    ...(pallets && (await dropSearch(tx, truck))),
  });
  if (pallets) await placeByHand(tx, edited, pallets);
  if (pallets?.some((place) => place.dispatch_priority !== undefined)) await rememberStopsOf(tx, who, truck.id);
  return edited;
};
