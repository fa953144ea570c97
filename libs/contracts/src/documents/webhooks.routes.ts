import { z } from 'zod';
import { pageOf, pageQuery } from '../kit/page.schema';
import { defineRoute, ok, urlId } from '../kit/route';
import {
  webhook,
  webhookDelivery,
  webhookDeliveryDetail,
  webhookDeliveryId,
  webhookEdit,
  webhookFields,
  webhookId,
  webhookSecret,
} from './webhooks.schema';

const administrators = { access: 'session', types: [0, 1] } as const;
const id = z.strictObject({ id: urlId(webhookId) });
const deliveryId = z.strictObject({ id: urlId(webhookDeliveryId) });

export const listWebhooks = defineRoute({
  service: 'documents',
  name: 'webhooks.list',
  method: 'GET',
  path: 'webhooks',
  summary: 'Addresses that events are sent to',
  policy: administrators,
  response: z.array(webhook),
});

/** Errors: webhook.url_taken, webhook.too_many, webhook.not_https, webhook.private_address. */
export const createWebhook = defineRoute({
  service: 'documents',
  name: 'webhooks.create',
  method: 'POST',
  path: 'webhooks',
  summary: 'A new address for events',
  success: 201,
  policy: administrators,
  body: webhookFields,
  response: webhook,
});

/** Payload, signature and every try. Errors: not_found. */
export const getWebhookDelivery = defineRoute({
  service: 'documents',
  name: 'webhooks.delivery',
  method: 'GET',
  path: 'webhooks/deliveries/{id}',
  summary: 'A delivery with its payload and tries',
  policy: administrators,
  params: deliveryId,
  response: webhookDeliveryDetail,
});

/**
 * A new delivery of the same message; the old one stays as it is. Errors: not_found, webhook.off,
 * webhook_delivery.under_way.
 */
export const resendWebhookDelivery = defineRoute({
  service: 'documents',
  name: 'webhooks.resend',
  method: 'POST',
  path: 'webhooks/deliveries/{id}/resend',
  summary: 'Send a message again',
  success: 201,
  policy: administrators,
  params: deliveryId,
  response: webhookDelivery,
});

/**
 * Turning an address off gives up what waits for it. Errors: not_found, conflict (with the present row), and those of a
 * new one.
 */
export const updateWebhook = defineRoute({
  service: 'documents',
  name: 'webhooks.update',
  method: 'PUT',
  path: 'webhooks/{id}',
  summary: 'Change an address, its events, or turn it off',
  policy: administrators,
  params: id,
  body: webhookEdit,
  response: webhook,
});

/** Its deliveries go with it. Errors: not_found. */
export const deleteWebhook = defineRoute({
  service: 'documents',
  name: 'webhooks.delete',
  method: 'DELETE',
  path: 'webhooks/{id}',
  summary: 'Delete an address for events',
  policy: administrators,
  params: id,
  response: ok,
});

export const getWebhookSecret = defineRoute({
  service: 'documents',
  name: 'webhooks.secret',
  method: 'GET',
  path: 'webhooks/{id}/secret',
  summary: 'The secret by which signatures of an address are checked',
  policy: administrators,
  params: id,
  response: webhookSecret,
});

/** The secret before it goes on signing for 24 hours, beside the new one; an older one ends. Errors: not_found. */
export const rotateWebhookSecret = defineRoute({
  service: 'documents',
  name: 'webhooks.rotate',
  method: 'POST',
  path: 'webhooks/{id}/rotate',
  summary: 'A new secret for an address',
  policy: administrators,
  params: id,
  response: webhook,
});

/** Errors: not_found, webhook.off. */
export const testWebhook = defineRoute({
  service: 'documents',
  name: 'webhooks.test',
  method: 'POST',
  path: 'webhooks/{id}/test',
  summary: 'Send a test message to an address',
  success: 201,
  policy: administrators,
  params: id,
  response: webhookDelivery,
});

/** Newest first. */
export const listWebhookDeliveries = defineRoute({
  service: 'documents',
  name: 'webhooks.deliveries',
  method: 'GET',
  path: 'webhooks/{id}/deliveries',
  summary: 'Deliveries to an address, paged',
  policy: administrators,
  params: id,
  query: z.strictObject({ ...pageQuery, state: z.enum(['all', 'failed']).default('all') }),
  response: pageOf(webhookDelivery),
});

/** Each message that was given up and is not under way, as a new delivery. Errors: not_found, webhook.off. */
export const resendFailedDeliveries = defineRoute({
  service: 'documents',
  name: 'webhooks.resend-failed',
  method: 'POST',
  path: 'webhooks/{id}/resend-failed',
  summary: 'Send again what could not be delivered',
  policy: administrators,
  params: id,
  response: z.object({ resent: z.int() }),
});

export const webhooksRoutes = {
  listWebhooks,
  createWebhook,
  getWebhookDelivery,
  resendWebhookDelivery,
  updateWebhook,
  deleteWebhook,
  getWebhookSecret,
  rotateWebhookSecret,
  testWebhook,
  listWebhookDeliveries,
  resendFailedDeliveries,
};
