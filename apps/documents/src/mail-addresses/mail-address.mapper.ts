import type { MailAddress } from '@mullion/contracts';
import type { MailAddressRow } from './mail-address.repository';

export const toMailAddress = ({ email, bounced_at, bounce_reason, unsubscribed_at }: MailAddressRow): MailAddress => ({
  email,
  bounced_at: bounced_at?.toISOString() ?? null,
  bounce_reason,
  unsubscribed_at: unsubscribed_at?.toISOString() ?? null,
});
