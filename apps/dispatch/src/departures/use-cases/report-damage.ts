import type { DepartureStop, InputOf, reportDamage as contract } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { mustBeOf } from '../departures.queries';
import { recordStopDamaged } from '../record-stop';
import { momentBetween } from '../rules/delivered-orders';
import { returnablesOfStops } from '../stop-returnables.queries';
import { toStop } from '../stop.mapper';
import { StopRepository } from '../stop.repository';
import { lockDeparted } from './deliver-stop';

/**
 * A product is damaged or missing: production opens a problem for it. The same damage again changes nothing.
 * @throws AppError `not_found` for a stop or product of another departure, `stop.delivered_already` for what is said to
 * be missing afterwards, `link.closed`
 */
export const reportDamage = (
  { database, clock }: ServiceTools,
  call: CallInfo,
  { params, body }: InputOf<typeof contract>,
): Promise<Committed<DepartureStop>> =>
  database.transaction(call, async (tx) => {
    const { company_id: companyId } = call.context;
    const truck = await lockDeparted(tx, call);
    const stops = new StopRepository(tx, companyId);
    const stop = mustBeOf(await stops.lock(params.id), { truck_id: truck.id, departure: truck.departure });
    const pallet = stop.pallets.find(({ pallet_id: id }) => id === body.pallet_id);
    const product = pallet?.products.find(({ id }) => id === body.product_id);
    if (!pallet || !product) throw new AppError('not_found');
    if (body.kind === 'missing' && stop.delivered_at !== null) throw new AppError('stop.delivered_already');
    const noticedAt = momentBetween(body.noticed_at, truck.departed_at, clock.now());
    if (await stops.addDamage(stop.id, body, noticedAt))
      await recordStopDamaged(tx, { truck, stop, pallet, product, damage: body, noticedAt });
    return toStop(
      stop,
      await stops.damages([stop.id]),
      (await returnablesOfStops(tx, companyId, [stop])).get(stop.id) ?? [],
    );
  });
