import { truckStatus, type deliverStop as contract, type DepartureStop, type InputOf } from '@mullion/contracts';
import { AppError, passOf, type CallInfo, type Committed, type ServiceTools, type Tx } from '@mullion/server-kit';
import { companyTimeZone } from '../../copies/copies.queries';
import { recordTruck, TruckRepository, type TruckRow } from '../../trucks/trucks.module';
import { mustBeOf } from '../departures.queries';
import { recordStopDelivered } from '../record-stop';
import { momentBetween } from '../rules/delivered-orders';
import { moveAtStop } from '../../returnables/returnables.module';
import { returnablesOfStops } from '../stop-returnables.queries';
import { toStop } from '../stop.mapper';
import { StopRepository } from '../stop.repository';

/**
 * The truck of the guest's pass, as it left.
 * @throws AppError `link.closed` when it was recalled, has left again or is gone
 */
export const lockDeparted = async (
  tx: Tx,
  { context }: Pick<CallInfo, 'context'>,
): Promise<TruckRow & { departed_at: Date }> => {
  const pass = passOf(context, 'departure');
  const truck = await new TruckRepository(tx, context.company_id).lock(pass.target_id);
  if (
    !truck ||
    truck.status < truckStatus.dispatched ||
    truck.departure !== pass.departure ||
    truck.departed_at === null
  )
    throw new AppError('link.closed');
  return { ...truck, departed_at: truck.departed_at };
};

/**
 * A stop is unloaded: its products are delivered from now on, and with the last stop the truck is.
 * @throws AppError `invalid` unless it is signed or says why not, `not_found`, `stop.delivered_already`, `link.closed`
 */
export const deliverStop = (
  { database, clock }: ServiceTools,
  call: CallInfo,
  { params, body }: InputOf<typeof contract>,
): Promise<Committed<DepartureStop>> => {
  if ((body.signature === null) === (body.unsigned_reason === null))
    throw new AppError('invalid', {}, { errors: [{ path: 'body.unsigned_reason', code: 'form.required' }] });
  return database.transaction(call, async (tx) => {
    const { company_id: companyId } = call.context;
    const truck = await lockDeparted(tx, call);
    const stops = new StopRepository(tx, companyId);
    const stop = mustBeOf(await stops.lock(params.id), { truck_id: truck.id, departure: truck.departure });
    if (stop.delivered_at !== null) throw new AppError('stop.delivered_already');
    const deliveredAt = momentBetween(body.delivered_at, truck.departed_at, clock.now());
    const delivery = { ...body, delivered_at: deliveredAt };
    await stops.deliver(stop.id, delivery);
    const movedOn = clock.dayOf(deliveredAt, await companyTimeZone(tx, call.context));
    const at = {
      ...{ id: stop.id, truck_id: truck.id, truck: truck.number ?? `#${truck.id}`, departure: truck.departure },
      ...{ holder_ids: stop.holders.map(({ id }) => id), moved_on: movedOn },
    };
    await moveAtStop(tx, companyId, at, body.returnables);
    const damages = await stops.damages([stop.id]);
    await recordStopDelivered(tx, stop, deliveredAt, damages);
    if ((await stops.countOpen(truck.id, truck.departure)) === 0) await markDelivered(tx, truck);
    const delivered = { ...stop, ...delivery };
    return toStop(delivered, damages, (await returnablesOfStops(tx, companyId, [delivered])).get(stop.id) ?? []);
  });
};

const markDelivered = async (tx: Tx, truck: TruckRow): Promise<void> => {
  if (truck.status >= truckStatus.delivered) return;
  const { company_id: companyId, id } = truck;
  await tx.history({
    companyId,
    tableName: 'trucks',
    rowId: id,
    before: truck.status,
    after: truckStatus.delivered,
    userId: null,
  });
  await recordTruck(tx, await new TruckRepository(tx, companyId).update(id, { status: truckStatus.delivered }));
};
