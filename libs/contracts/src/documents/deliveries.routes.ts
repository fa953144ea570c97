import { z } from 'zod';
import { deliveryId, truckId } from '../kit/id.schema';
import { defineRoute, urlId, urlInt } from '../kit/route';
import { emailDelivery } from './email-delivery.schema';

export const listDeliveries = defineRoute({
  service: 'documents',
  name: 'deliveries.list',
  method: 'GET',
  path: 'email-deliveries',
  summary: 'E-mails of a truck',
  policy: { access: 'session', types: [0, 1, 2, 3] },
  query: z.strictObject({ truck_id: urlInt.positive().pipe(truckId) }),
  response: z.array(emailDelivery),
});

/** For `unknown` and `failed` only. */
export const resendDelivery = defineRoute({
  service: 'documents',
  name: 'deliveries.resend',
  method: 'POST',
  path: 'email-deliveries/{id}/resend',
  summary: 'Send an e-mail again',
  policy: { access: 'session', types: [0, 1, 2, 3] },
  params: z.strictObject({ id: urlId(deliveryId) }),
  response: emailDelivery,
});

export const deliveriesRoutes = { listDeliveries, resendDelivery };
