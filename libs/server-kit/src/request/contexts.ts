import { userTypes, type GuestPass, type RequestContext } from '@mullion/contracts';
import { AppError } from '../errors/app-error';

const SYSTEM_SECONDS = 300;

/**
 * The context of work a service does on its own (a job, a saga, an event): user null, type 0, good for five minutes.
 */
export const systemContext = (companyId: number, over: Partial<RequestContext> = {}): RequestContext => ({
  user_id: null,
  user_name: '',
  company_id: companyId as RequestContext['company_id'],
  home_company_id: companyId as RequestContext['company_id'],
  kind: 'manufacturer',
  features: [],
  type: 0,
  rights: [],
  session_id: null,
  time_zone: 'Europe/Vilnius',
  expires_at: Math.floor(Date.now() / 1000) + SYSTEM_SECONDS,
  ...over,
});

/**
 * What a handler of a route with access 'none' gets when nobody is signed in: no company (0), no right, read-only type.
 */
export const anonymousContext: RequestContext = Object.freeze({
  ...systemContext(0),
  type: 6 as const,
  expires_at: Number.MAX_SAFE_INTEGER,
});

/**
 * The context of whoever holds a private link: reads like type 6, has no right, and may see what the pass names alone.
 */
export const guestContext = (companyId: number, guest: GuestPass, timeZone: string): RequestContext =>
  systemContext(companyId, { type: userTypes.reader, time_zone: timeZone, guest });

/**
 * What a guest may see, where its kind fits.
 * @throws AppError `forbidden` for anybody else
 */
export const passOf = (context: RequestContext, kind: GuestPass['kind']): GuestPass => {
  if (context.guest?.kind !== kind) throw new AppError('forbidden');
  return context.guest;
};

/** True when a service asks on its own behalf. */
export const isSystem = (context: RequestContext): boolean =>
  context.user_id === null && context.type === userTypes.super;
