import { z } from 'zod';
import { defineCall } from '../kit/call';
import { contactId, orderId, truckId, userId } from '../kit/id.schema';
import { defineRoute, isoDate, isoMoment, urlId } from '../kit/route';
import { productChange } from './product-changes.schema';

export const momentKinds = [
  // orders
  'entered',
  'status',
  'decided',
  // production
  'prepared',
  'worked',
  'problem',
  'returned',
  'remake',
  'change_told',
  // packing
  'pallet_prepared',
  'packed',
  'pallet_closed',
  'pallet_loaded',
  // dispatch
  'departed',
  'recalled',
  'delivered',
  'damage',
  // documents
  'mail',
  'evidence',
] as const;
export type MomentKind = (typeof momentKinds)[number];

/** Something that happened to an order, as its owner knows it; what a kind has not is null. */
export const orderMoment = z.object({
  kind: z.enum(momentKinds),
  at: isoMoment,
  /** Until when, where it took its time and has ended. */
  to: isoMoment.nullable(),
  /** Still going on: nothing waits meanwhile. */
  open: z.boolean(),
  user_id: userId.nullable(),
  /** Who; several are parted by commas. Empty: the system, or somebody whose name `user_id` gives. */
  user_name: z.string(),
  /** Work center, pallet, truck, receiver, address of a mail, position of a product. */
  name: z.string(),
  note: z.string().nullable(),
  /**
   * What of a closed list: kind of damage, reason of a remake, state of a mail, signed or unsigned, what was decided of
   * a product.
   */
  code: z.string().nullable(),
  count: z.int().nullable(),
  of: z.int().nullable(),
  /** Of the order. */
  before: z.int().nullable(),
  after: z.int().nullable(),
  pallet_id: z.int().nullable(),
  truck_id: z.int().nullable(),
  /** Of a product that was changed: from what to what. */
  fields: productChange.shape.fields.nullable(),
});
export type OrderMoment = z.infer<typeof orderMoment>;
const moments = z.array(orderMoment);

/** The owners of what happens to an order. */
export const momentOwners = ['orders', 'production', 'packing', 'dispatch', 'documents'] as const;
const byOrder = z.object({ order_id: orderId });
/** Whose trucks, and whom the order's mails go to. */
const byTrucks = byOrder.extend({ truck_ids: z.array(truckId).max(200) });

const timelineOrder = z.object({
  id: orderId,
  number: z.string(),
  customer: z.string().nullable(),
  status: z.int(),
  delivery_date: isoDate.nullable(),
});

/** Errors: not_found. */
export const readOrderMoments = defineCall({
  service: 'orders',
  name: 'orders.moments',
  input: byOrder,
  output: z.object({ order: timelineOrder, moments, truck_ids: z.array(truckId), contact_ids: z.array(contactId) }),
});
export const readFloorMoments = defineCall({
  service: 'production',
  name: 'orders.moments',
  input: byOrder,
  output: moments,
});
export const readPackingMoments = defineCall({
  service: 'packing',
  name: 'orders.moments',
  input: byOrder,
  output: z.object({ moments, truck_ids: z.array(truckId) }),
});
export const readDepartureMoments = defineCall({
  service: 'dispatch',
  name: 'orders.moments',
  input: byTrucks,
  output: moments,
});
export const readMailMoments = defineCall({
  service: 'documents',
  name: 'orders.moments',
  input: byTrucks.extend({ contact_ids: z.array(contactId).max(1_000) }),
  output: moments,
});
/** How much of each span is working time by the company's calendar, in ms. */
export const measureWorkingTime = defineCall({
  service: 'production',
  name: 'calendar.working-time',
  input: z.object({ spans: z.array(z.object({ from: isoMoment, to: isoMoment })).max(1_000) }),
  output: z.array(z.number()),
});

export const orderTimeline = z.object({
  order: timelineOrder,
  /** Oldest first. */
  moments: z.array(
    orderMoment.extend({
      /** Working time, in ms, in which nothing happened before it; null: nobody can say. */
      idle_ms: z.number().nullable(),
    }),
  ),
  /**
   * Since when nothing happens, and how much working time that is; null when something goes on or nothing is to come.
   */
  stands: z.object({ since: isoMoment, ms: z.number().nullable() }).nullable(),
  now: isoMoment,
  /** Owners that do not answer: their part is missing. */
  silent: z.array(z.enum(momentOwners)),
});
export type OrderTimeline = z.infer<typeof orderTimeline>;
export type TimelineMoment = OrderTimeline['moments'][number];

export const getOrderTimeline = defineRoute({
  service: 'gateway',
  name: 'orders.timeline',
  method: 'GET',
  path: 'orders/{id}/timeline',
  summary:
    'What happened to an order from its entry to the signature, who did it, and how long it stood in working time',
  policy: { access: 'session' },
  params: z.strictObject({ id: urlId(orderId) }),
  response: orderTimeline,
});

export const orderTimelineRoutes = { getOrderTimeline };
