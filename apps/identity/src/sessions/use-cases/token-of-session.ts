import { userTypes } from '@mullion/contracts';
import type { ServiceTools } from '@mullion/server-kit';
import type { IdentityConfig } from '../../config';
import { signAccessToken } from '../sign-access-token';

type Tools = Pick<ServiceTools<IdentityConfig>, 'config' | 'clock'>;

/** The first access token of a session. */
export const tokenOfSession = (
  { config, clock }: Tools,
  sessionId: string,
  user: { readonly id: number; readonly company_id: number; readonly type: number },
): Promise<string> =>
  signAccessToken(config, { sessionId, userId: user.id, companyId: user.company_id, type: user.type }, clock.now());

/** The access token of a display: its session is the enrolment, and it is nobody. */
export const tokenOfDisplay = ({ config, clock }: Tools, enrolmentId: string, companyId: number): Promise<string> =>
  signAccessToken(config, { sessionId: enrolmentId, userId: 0, companyId, type: userTypes.reader }, clock.now());
