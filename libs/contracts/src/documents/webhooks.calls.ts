import { z } from 'zod';
import { defineCall } from '../kit/call';
import { companyId } from '../kit/id.schema';
import { defineJob } from '../kit/job';
import { webhookDeliveryId, webhookErrors, webhookId } from './webhooks.schema';

const payload = z.object({ webhook_id: webhookId, company_id: companyId });

/**
 * What waits for an address is sent, one after the other. Addresses that answer well have a queue of their own, which
 * those that fail or are slow do not hold up.
 */
export const sendWebhooksJob = defineJob({
  queue: 'webhooks',
  name: 'send-webhooks',
  payload,
  attempts: 1,
  id: ({ webhook_id }) => `w${webhook_id}`,
});
export const sendSlowWebhooksJob = defineJob({
  queue: 'webhooks-slow',
  name: 'send-slow-webhooks',
  payload,
  attempts: 1,
  id: ({ webhook_id }) => `w${webhook_id}`,
});

/**
 * Worker → owner: the next delivery that is due for an address; null when none is, or the address is off. The secret
 * stays with the owner.
 */
export const beginWebhook = defineCall({
  service: 'documents',
  name: 'webhooks.begin',
  input: z.object({ webhook_id: webhookId }),
  output: z
    .object({
      delivery_id: webhookDeliveryId,
      attempt: z.int(),
      url: z.string(),
      headers: z.record(z.string(), z.string()),
      body: z.string(),
    })
    .nullable(),
});

/** How a try ended. `again`: the address may be tried at once for what else waits. */
export const finishWebhook = defineCall({
  service: 'documents',
  name: 'webhooks.finish',
  input: z.object({
    webhook_id: webhookId,
    delivery_id: webhookDeliveryId,
    attempt: z.int(),
    status: z.int().nullable(),
    ms: z.int(),
    error: z.enum(webhookErrors).nullable(),
    /** Seconds that the receiver asked for. */
    retry_after: z.int().nullable(),
    response: z.string().max(1_000).nullable(),
  }),
  output: z.object({ again: z.boolean() }),
});

export const webhooksCalls = { beginWebhook, finishWebhook };
