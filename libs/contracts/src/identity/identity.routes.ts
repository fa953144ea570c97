import { z } from 'zod';
import { language } from '../kit/context.schema';
import { userId } from '../kit/id.schema';
import { defineRoute, ok, urlId, urlText } from '../kit/route';
import { email } from '../kit/email.schema';
import { templateSummary } from '../documents/templates.schema';
import { packingType } from '../packing/packing-type.schema';
import { systemRight } from './company.schema';
import { company, countryCode, session, startPage, statusName, titledStatusRight, user } from './user.schema';
import { usersRoutes } from './users.routes';

/* Routes of service `gateway` are answered by the gateway itself (cookies, compositions) with the calls it needs. */

/** Suppliers have the glass units; of the rest only what any page needs (LOG-05). */
const members = { access: 'session' } as const;
const everyKind = { access: 'session', kinds: ['manufacturer', 'supplier'] } as const;
/** What every page of a terminal needs, too. */
const everywhere = { ...everyKind, terminals: ['scanner', 'work_center'] } as const;

/**
 * 400 only for a malformed e-mail; unknown e-mail and wrong password are the same 401 in the same time. Sets the
 * refresh cookie.
 */
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
  policy: everywhere,
  response: ok,
});

export const getUser = defineRoute({
  service: 'identity',
  name: 'user.get',
  method: 'GET',
  path: 'user',
  summary: 'The signed-in user with company and rights',
  policy: everywhere,
  response: user.extend({
    company: company.extend({
      /** By packing: how many pallets were given numbers this year, and which year that is. */
      pallet_count: z.int().nullish(),
      pallet_count_year: z.int().nullish(),
      packing_types: z.array(packingType).nullish(),
      /** The company's own export templates, for those who may see them; null where there is none. */
      default_pallet_list_template: templateSummary.nullish(),
      default_truck_list_template: templateSummary.nullish(),
      /** For those who may see them. */
      system_rights: z.array(systemRight).nullish(),
    }),
  }),
});

/** The page that the person begins with. Not a write of the company's data: everybody may choose their own. */
export const chooseStartPage = defineRoute({
  service: 'identity',
  name: 'user.start-page',
  method: 'PUT',
  path: 'user/start-page',
  summary: 'Choose the page to begin with',
  writes: false,
  policy: everyKind,
  body: z.strictObject({ start_page: startPage.nullable() }),
  response: z.object({ start_page: startPage.nullable() }),
});

/** The own ones, or those of a user whom one manages. */
export const listSessions = defineRoute({
  service: 'identity',
  name: 'sessions.list',
  method: 'GET',
  path: 'sessions',
  summary: 'Signed-in browsers of a user',
  policy: everyKind,
  query: z.strictObject({ user_id: urlId(userId).optional() }),
  response: z.array(session),
});

/** Not a write of the company's data: every user may sign out, also on another device. */
export const revokeSession = defineRoute({
  service: 'identity',
  name: 'sessions.revoke',
  method: 'DELETE',
  path: 'sessions/{id}',
  summary: 'End a session',
  writes: false,
  policy: everyKind,
  params: z.strictObject({ id: z.uuid() }),
  response: ok,
});

/** Of the caller: all sessions but the one that asks, at terminals too. */
export const revokeOtherSessions = defineRoute({
  service: 'identity',
  name: 'sessions.revoke-others',
  method: 'DELETE',
  path: 'sessions',
  summary: 'End all other sessions of the caller',
  writes: false,
  policy: members,
  response: z.object({ ended: z.int() }),
});

export const listStatuses = defineRoute({
  service: 'identity',
  name: 'statuses.list',
  method: 'GET',
  path: 'statuses',
  summary: 'Status names of a table',
  policy: everywhere,
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
  policy: { ...members, terminals: ['scanner', 'work_center'] },
  response: z.array(titledStatusRight),
});

export const listCountryCodes = defineRoute({
  service: 'identity',
  name: 'country-codes.list',
  method: 'GET',
  path: 'countryCodes',
  summary: 'Countries in a language',
  policy: members,
  query: z.strictObject({ language: language.optional(), filter: urlText }),
  response: z.array(countryCode),
});

export const identityRoutes = {
  login,
  refreshSession,
  logout,
  getUser,
  chooseStartPage,
  ...usersRoutes,
  listSessions,
  revokeSession,
  revokeOtherSessions,
  listStatuses,
  listStatusRights,
  listCountryCodes,
};
