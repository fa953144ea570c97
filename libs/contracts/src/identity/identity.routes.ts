import { z } from 'zod';
import { language } from '../kit/context.schema';
import { defineRoute, ok, urlText } from '../kit/route';
import { countryCode, email, statusName, statusRight, user } from './user.schema';

/** Routes of service `gateway` are answered by the gateway itself (cookies, compositions) with the calls it needs. */
const everybody = { access: 'session', kinds: ['manufacturer', 'supplier'] } as const;

/** 400 only for a malformed e-mail; unknown e-mail and wrong password are the same 401 in the same time. Sets the refresh cookie. */
export const login = defineRoute({
  service: 'gateway',
  name: 'login',
  method: 'POST',
  path: 'login',
  summary: 'Sign in',
  policy: { access: 'none' },
  body: z.strictObject({ email, password: z.string().min(1).max(500) }),
  response: z.object({ token: z.string() }),
});

/** The refresh token comes in the HttpOnly cookie and is rotated; the previous one stays good for 20 s. */
export const refreshSession = defineRoute({
  service: 'gateway',
  name: 'session.refresh',
  method: 'POST',
  path: 'session/refresh',
  summary: 'A new access token by the refresh cookie',
  policy: { access: 'none' },
  response: z.object({ token: z.string() }),
});

export const logout = defineRoute({
  service: 'gateway',
  name: 'session.end',
  method: 'POST',
  path: 'logout',
  summary: 'End this session',
  writes: false,
  policy: everybody,
  response: ok,
});

export const getUser = defineRoute({
  service: 'identity',
  name: 'user.get',
  method: 'GET',
  path: 'user',
  summary: 'The signed-in user with company and rights',
  policy: everybody,
  response: user,
});

export const listStatuses = defineRoute({
  service: 'identity',
  name: 'statuses.list',
  method: 'GET',
  path: 'statuses',
  summary: 'Status names of a table',
  policy: everybody,
  query: z.strictObject({
    language: language.optional(),
    table_name: z.enum(['orders', 'products', 'pallets', 'trucks', 'problems']).optional(),
  }),
  response: z.array(statusName),
});

export const listStatusRights = defineRoute({
  service: 'identity',
  name: 'status-rights.list',
  method: 'GET',
  path: 'status-rights',
  summary: 'Allowed status changes of the company',
  policy: everybody,
  response: z.array(statusRight),
});

export const listCountryCodes = defineRoute({
  service: 'identity',
  name: 'country-codes.list',
  method: 'GET',
  path: 'countryCodes',
  summary: 'Countries in a language',
  policy: everybody,
  query: z.strictObject({ language: language.optional(), filter: urlText }),
  response: z.array(countryCode),
});

export const identityRoutes = { login, refreshSession, logout, getUser, listStatuses, listStatusRights, listCountryCodes };
