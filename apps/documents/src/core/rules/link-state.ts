import type { ShareLink } from '@mullion/contracts';

interface LinkTimes {
  readonly expires_at: Date;
  readonly revoked_at: Date | null;
}

/** Whether a link opens: what a person revoked stays revoked, whatever its day. */
export const linkState = ({ expires_at, revoked_at }: LinkTimes, now: Date): ShareLink['state'] => {
  if (revoked_at !== null) return 'revoked';
  return expires_at.getTime() <= now.getTime() ? 'expired' : 'open';
};
