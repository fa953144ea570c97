import type { Webhook, WebhookDelivery } from '@mullion/contracts';
import type { DeliveryRow } from './webhook-delivery.repository';
import type { WebhookRow } from './webhook.repository';

/** How many deliveries of an address stand where. */
export interface Counts {
  readonly failed_today: number;
  readonly waiting: number;
}

/** An address as the list shows it; never with its secrets. */
export const toWebhook = (row: WebhookRow, counts: Counts = { failed_today: 0, waiting: 0 }): Webhook => ({
  id: row.id as Webhook['id'],
  url: row.url,
  events: row.events,
  enabled: row.enabled,
  off_because: row.off_because,
  failed_today: counts.failed_today,
  waiting: counts.waiting,
  previous_secret_until: row.secrets[1]?.until ?? null,
  version: row.version,
  created_at: row.created_at.toISOString(),
});

/** What of an address the list of edits keeps. */
export const auditedWebhook = ({ url, events, enabled }: WebhookRow): object => ({ url, events, enabled });

/** The same for every try of a message, and for every address. */
export const messageIdOf = (eventId: string): string => `msg_${eventId.replaceAll('-', '')}`;

export const toWebhookDelivery = (row: DeliveryRow): WebhookDelivery => ({
  id: Number(row.id) as WebhookDelivery['id'],
  webhook_id: row.webhook_id as WebhookDelivery['webhook_id'],
  message_id: messageIdOf(row.event_id),
  event: row.event,
  state: row.state,
  attempts: row.attempts,
  status: row.status,
  ms: row.ms,
  error: row.error,
  next_at: row.state === 'pending' ? row.due_at.toISOString() : null,
  created_at: row.created_at.toISOString(),
  finished_at: row.finished_at?.toISOString() ?? null,
  resend_of: row.resend_of === null ? null : (Number(row.resend_of) as WebhookDelivery['id']),
});
