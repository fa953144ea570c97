import type { WebhookDelivery } from '@mullion/contracts';

export interface DeliveryMark {
  readonly tone: 'ok' | 'bad' | 'warn' | 'info';
  /** The status of the answer, or the key of the word that stands for it. */
  readonly text: { readonly status: number } | { readonly key: 'waiting' | 'sending' | WebhookError };
}
type WebhookError = NonNullable<WebhookDelivery['error']>;

/** How a delivery stands, in one tag: amber while it will be tried again. */
export const markOf = ({
  state,
  status,
  error,
  attempts,
}: Pick<WebhookDelivery, 'state' | 'status' | 'error' | 'attempts'>): DeliveryMark => {
  if (state === 'delivered') return { tone: 'ok', text: { status: status ?? 200 } };
  if (state === 'sending') return { tone: 'info', text: { key: 'sending' } };
  if (state === 'pending' && attempts === 0) return { tone: 'info', text: { key: 'waiting' } };
  const tone = state === 'failed' ? 'bad' : 'warn';
  if (error !== null) return { tone, text: { key: error } };
  return { tone, text: { status: status ?? 0 } };
};

/** Has it failed, for good or until its next try? */
export const isTroubled = (delivery: Parameters<typeof markOf>[0]): boolean =>
  ['bad', 'warn'].includes(markOf(delivery).tone);
