import { z } from 'zod';
import { contactId, deliveryId, truckId } from '../kit/id.schema';
import { isoMoment } from '../kit/route';

/** One mail on its way to one contact, or to the managers together. */
export const emailDelivery = z.object({
  id: deliveryId,
  /** Null for what is about no truck. */
  truck_id: truckId.nullable(),
  truck: z.string(),
  departure: z.int(),
  /** link: somebody outside asks for a new private link; reminder: of returnables; test: to oneself. */
  kind: z.enum(['contact', 'managers', 'link', 'reminder', 'test']),
  contact_id: contactId.nullable(),
  email: z.string(),
  subject: z.string(),
  /** `unknown`: the worker died between handing over and hearing the answer; never resent by itself. */
  state: z.enum(['pending', 'sending', 'sent', 'failed', 'unknown', 'cancelled']),
  attempts: z.int(),
  last_error: z.string().nullable(),
  message_id: z.string(),
  sent_at: isoMoment.nullable(),
  created_at: isoMoment,
});
export type EmailDelivery = z.infer<typeof emailDelivery>;
