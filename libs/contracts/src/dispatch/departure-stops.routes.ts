import { z } from 'zod';
import { defineCall } from '../kit/call';
import { language } from '../kit/context.schema';
import { defineEvent } from '../kit/event';
import { orderId, palletId, productId, truckId } from '../kit/id.schema';
import { defineRoute, isoMoment, urlId } from '../kit/route';
import { pictureHash } from '../orders/pictures.routes';
import {
  damageFields,
  damageKinds,
  deliveryFields,
  departureOfTruck,
  departureStop,
  stopId,
} from './departure-stops.schema';

const driver = { access: 'link', links: ['departure'] } as const;

/**
 * The departure of the guest's pass, its stops made when it is first asked for. Errors: link.closed when the truck was
 * recalled or has left again.
 */
export const getSharedDeparture = defineCall({
  service: 'dispatch',
  name: 'departures.shared',
  links: ['departure'],
  timeoutMs: 10_000,
  input: z.object({}),
  output: departureOfTruck,
});

/** Everything a driver needs for the day: kept on the device from then on. */
export const readSharedDeparture = defineRoute({
  service: 'gateway',
  name: 'shared.departure',
  method: 'GET',
  path: 'shared/departure',
  summary: "The stops of a private link's departure",
  policy: driver,
  response: departureOfTruck.extend({ company: z.string(), language, expires_at: isoMoment.nullable() }),
});

/** By the hash that products of its stops carry as `image`. Errors: not_found, link.closed. */
export const readSharedPicture = defineRoute({
  service: 'gateway',
  name: 'shared.picture',
  method: 'GET',
  path: 'shared/product-pictures/{hash}',
  summary: "A picture of products that are unloaded at the stops of a private link's departure, as SVG",
  policy: driver,
  params: z.strictObject({ hash: pictureHash }),
  response: z.object({ image: z.string() }),
});

/**
 * The stop's products become delivered, but for those reported missing. Once; errors: not_found,
 * stop.delivered_already, link.closed.
 */
export const deliverStop = defineRoute({
  service: 'dispatch',
  name: 'stops.deliver',
  method: 'POST',
  path: 'shared/stops/{id}/delivery',
  summary: 'A stop of a departure is unloaded, signed or with the reason why not',
  policy: driver,
  params: z.strictObject({ id: urlId(stopId) }),
  body: deliveryFields,
  response: departureStop,
});

/**
 * Opens a problem in production. The same damage again is the same. Errors: not_found (stop, pallet or product),
 * stop.delivered_already for a missing one, link.closed.
 */
export const reportDamage = defineRoute({
  service: 'dispatch',
  name: 'stops.report-damage',
  method: 'POST',
  path: 'shared/stops/{id}/damages',
  summary: 'A product is damaged or missing at unloading',
  policy: driver,
  params: z.strictObject({ id: urlId(stopId) }),
  body: damageFields,
  response: departureStop,
});

/** May a photo of the pass's departure go to this stop, or this damage of it? Errors: not_found. */
export const checkStopPhoto = defineCall({
  service: 'dispatch',
  name: 'stops.check-photo',
  links: ['departure'],
  input: z.object({ stop_id: stopId, damage_id: z.uuid().nullable() }),
  output: z.object({
    /** The stop, and whose goods: of a damage, those of its product. */
    label: z.string(),
    order_ids: z.array(orderId),
    /** Which product is damaged; null: the photo is of the stop. */
    product: z.string().nullable(),
  }),
});

/**
 * The stops of a truck's last departure with what came of them; none before a driver has opened them. Errors:
 * not_found.
 */
export const listTruckStops = defineRoute({
  service: 'dispatch',
  name: 'trucks.stops',
  method: 'GET',
  path: 'trucks/{id}/stops',
  summary: 'What was delivered at the stops of a truck',
  policy: { access: 'session' },
  params: z.strictObject({ id: urlId(truckId) }),
  response: z.array(departureStop),
});

export const stopDelivered = defineEvent({
  owner: 'dispatch',
  name: 'stop.delivered.v1',
  data: z.object({
    truck_id: truckId,
    departure: z.int().positive(),
    stop_id: stopId,
    delivered_at: isoMoment,
    orders: z.array(z.object({ order_id: orderId, product_ids: z.array(productId) })),
  }),
  live: (data) => [{ entity: 'truck', ids: [data.truck_id] }],
});

export const stopDamaged = defineEvent({
  owner: 'dispatch',
  name: 'stop.damaged.v1',
  data: z.object({
    truck_id: truckId,
    departure: z.int().positive(),
    stop_id: stopId,
    damage_id: z.uuid(),
    label: z.string(),
    truck: z.string(),
    pallet_id: palletId,
    shown_number: z.string(),
    product_id: productId,
    order_id: orderId,
    order: z.string(),
    position: z.string(),
    kind: z.enum(damageKinds),
    note: z.string(),
    noticed_at: isoMoment,
  }),
  live: (data) => [{ entity: 'truck', ids: [data.truck_id] }],
});

export const departureStopsRoutes = {
  listTruckStops,
  readSharedDeparture,
  readSharedPicture,
  deliverStop,
  reportDamage,
};
