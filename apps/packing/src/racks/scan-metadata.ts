import type { CallInfo } from '@mullion/server-kit';
import type { ScanMetadata } from './rack-item.repository';

/** Who did it and when: by the server's clock, also of what a device has sent later. */
export const scanMetadata = ({ context, occurrence, idempotencyKey }: CallInfo, now: Date): ScanMetadata => ({
  at: occurrence ? new Date(occurrence.at) : now,
  userId: context.user_id,
  userName: context.user_name,
  terminal: occurrence?.terminal ?? null,
  scan: idempotencyKey,
});
