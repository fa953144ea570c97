import { z } from 'zod';
import { MAX_INT } from '../kit/number.schema';
import { isoMoment, version } from '../kit/route';
import { line } from '../kit/text.schema';
import { webhookEvent, webhookEventNames } from './webhook-events';

export const webhookId = z.int().positive().max(MAX_INT).brand<'WebhookId'>();
export type WebhookId = z.infer<typeof webhookId>;
export const webhookDeliveryId = z.int().positive().brand<'WebhookDeliveryId'>();
export type WebhookDeliveryId = z.infer<typeof webhookDeliveryId>;

/** Addresses of a company. */
export const MAX_WEBHOOKS = 20;

/** An address on the web: no name or password in it, which would end up in logs. */
export const isWebhookAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
};
const address = line(500).refine(isWebhookAddress, 'form.url');
const events = z
  .array(webhookEvent)
  .min(1)
  .max(webhookEventNames.length)
  .transform((names) => [...new Set(names)]);

export const webhookFields = z.strictObject({ url: address, events });
/** What is not named stays as it is; without a version the present row is meant. */
export const webhookEdit = z.strictObject({
  url: address.optional(),
  events: events.optional(),
  enabled: z.boolean().optional(),
  version: version.optional(),
});

export const webhook = z.object({
  id: webhookId,
  url: z.string(),
  events: z.array(webhookEvent),
  enabled: z.boolean(),
  /** `gone`: the receiver answered 410. */
  off_because: z.enum(['gone', 'person']).nullable(),
  /** Deliveries of the last 24 hours that were given up. */
  failed_today: z.int(),
  /** Those that wait, for their first try or the next. */
  waiting: z.int(),
  /** Until then the secret before this one signs too. */
  previous_secret_until: isoMoment.nullable(),
  version,
  created_at: isoMoment,
});
export type Webhook = z.infer<typeof webhook>;

/** By what a receiver checks signatures. */
export const webhookSecret = z.object({
  secret: z.string(),
  previous: z.object({ secret: z.string(), valid_until: isoMoment }).nullable(),
});

export const webhookStates = ['pending', 'sending', 'delivered', 'failed'] as const;
export type WebhookState = (typeof webhookStates)[number];

/** Why a try did not succeed, where no status says it. */
export const webhookErrors = [
  'timeout',
  'unreachable',
  'private_address',
  'not_https',
  'unresolved',
  'worker_lost',
  'off',
] as const;
const webhookError = z.enum(webhookErrors);
export type WebhookError = z.infer<typeof webhookError>;

/** One message on its way to one address. */
export const webhookDelivery = z.object({
  id: webhookDeliveryId,
  webhook_id: webhookId,
  /** Header `webhook-id`: the same at every try and when it is sent again by hand. */
  message_id: z.string(),
  event: z.string(),
  state: z.enum(webhookStates),
  attempts: z.int(),
  /** Of the last try. */
  status: z.int().nullable(),
  ms: z.int().nullable(),
  error: webhookError.nullable(),
  /** When it is tried next; null when it is not. */
  next_at: isoMoment.nullable(),
  created_at: isoMoment,
  finished_at: isoMoment.nullable(),
  /** The delivery that a person has sent again by this one. */
  resend_of: webhookDeliveryId.nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

/** With what was sent and how each try ended. */
export const webhookDeliveryDetail = webhookDelivery.extend({
  url: z.string(),
  payload: z.string(),
  /** As the last try had it, or the next one would. */
  headers: z.record(z.string(), z.string()),
  tries: z.array(
    z.object({
      number: z.int(),
      at: isoMoment,
      status: z.int().nullable(),
      ms: z.int(),
      error: webhookError.nullable(),
      /** At most the first 1,000 characters of the answer. */
      response: z.string().nullable(),
    }),
  ),
});
export type WebhookDeliveryDetail = z.infer<typeof webhookDeliveryDetail>;
