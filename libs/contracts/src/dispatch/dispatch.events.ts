import { z } from 'zod';
import { companyId, orderId, palletId, productId, truckId, userId } from '../kit/id.schema';
import { defineEvent } from '../kit/event';
import { isoDate, isoMoment, version } from '../kit/route';
import { stopDamaged, stopDelivered } from './departure-stops.routes';
import { returnableKindChanged } from './returnable-kinds.events';
import { returnableMoved } from './returnables.routes';
import { vehicle } from './truck.schema';

export const truckRecord = z.object({
  id: truckId,
  company_id: companyId,
  description: z.string(),
  delivery_date: isoDate.nullable(),
  status: z.int(),
  pallet_ids: z.array(palletId),
  order_ids: z.array(orderId),
  departure: z.int(),
  version,
  removed: z.boolean(),
});
export type TruckRecord = z.infer<typeof truckRecord>;

export const truckChanged = defineEvent({
  owner: 'dispatch',
  name: 'truck.changed.v1',
  data: z.object({ truck: truckRecord }),
  live: (data) => [{ entity: 'truck', ids: [data.truck.id] }],
});

const departed = {
  truck_id: truckId,
  departure: z.int().positive(),
  user_id: userId.nullable(),
  orders: z.array(z.object({ order_id: orderId, product_ids: z.array(productId) })),
};

/** How the truck stands after it says `truck.changed`, recorded just before, which also goes to browsers. */
export const truckLeft = defineEvent({
  owner: 'dispatch',
  name: 'truck.left.v1',
  data: z.object({
    ...departed,
    description: z.string(),
    departed_at: isoMoment,
    /** False: a repeated departure whose user chose not to write again. */
    notify: z.boolean(),
  }),
  live: null,
});

export const truckRecalled = defineEvent({
  owner: 'dispatch',
  name: 'truck.recalled.v1',
  data: z.object(departed),
  live: null,
});

/** Trucks show their vehicle, so their lists are touched too. */
export const vehicleChanged = defineEvent({
  owner: 'dispatch',
  name: 'vehicle.changed.v1',
  data: z.object({ vehicle: vehicle.extend({ removed: z.boolean() }) }),
  live: (data) => [
    { entity: 'vehicle', ids: [data.vehicle.id] },
    { entity: 'truck', ids: [] },
  ],
});

export const dispatchEvents = {
  returnableKindChanged,
  returnableMoved,
  stopDamaged,
  stopDelivered,
  truckChanged,
  truckLeft,
  truckRecalled,
  vehicleChanged,
};
