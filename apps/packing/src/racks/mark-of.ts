import type { CallInfo } from '@mullion/server-kit';
import type { ScanMark } from './rack-thing.repository';

/** Who did it and when: by the server's clock, also of what a device has sent later. */
export const markOf = ({ context, made, idempotencyKey }: CallInfo, now: Date): ScanMark => ({
  at: made ? new Date(made.at) : now,
  userId: context.user_id,
  userName: context.user_name,
  terminal: made?.terminal ?? null,
  scan: idempotencyKey,
});
