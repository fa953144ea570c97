import { z } from 'zod';
import { defineCall } from '../kit/call';
import { companyId, userId } from '../kit/id.schema';
import { requestContext } from '../kit/context.schema';
import { company, statusName } from './user.schema';

/** Login and refresh as the gateway asks them: the answer holds what goes into the cookie. */
export const openSession = defineCall({
  service: 'identity',
  name: 'session.open',
  timeoutMs: 10_000,
  input: z.object({ email: z.string(), password: z.string(), address: z.string(), agent: z.string() }),
  output: z.object({ token: z.string(), refresh_token: z.string(), refresh_expires_at: z.string() }),
});
export const renewSession = defineCall({
  service: 'identity',
  name: 'session.renew',
  input: z.object({ refresh_token: z.string(), address: z.string(), agent: z.string() }),
  output: z.object({ token: z.string(), refresh_token: z.string(), refresh_expires_at: z.string() }),
});

export const endSession = defineCall({
  service: 'identity',
  name: 'session.close',
  input: z.object({ session_id: z.string() }),
  output: z.object({ ok: z.literal(true) }),
});

/**
 * What the gateway signs for a session; asked at most every 30 s a session, at once after `session.revoked`. Errors:
 * session.revoked.
 */
export const getSessionContext = defineCall({
  service: 'identity',
  name: 'session.context',
  input: z.object({ session_id: z.string() }),
  output: requestContext,
});

/**
 * Which key a text belongs to, by its SHA-256. What it may do is asked as for a session, by its id. Errors:
 * api_key.invalid.
 */
export const identifyApiKey = defineCall({
  service: 'identity',
  name: 'api-keys.identify',
  input: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  output: z.object({ id: z.uuid(), expires_at: z.string().nullable() }),
});

export const getCompany = defineCall({
  service: 'identity',
  name: 'company.get',
  input: z.object({ company_id: companyId }),
  output: company,
});

/** Every company there is, for work that a service does for each and for the operations team. */
export const listCompanies = defineCall({
  service: 'identity',
  name: 'companies.list',
  input: z.object({}),
  output: z.array(z.object({ id: companyId, name: z.string() })),
});

export const listCompanyStatusNames = defineCall({
  service: 'identity',
  name: 'company.status-names',
  input: z.object({ company_id: companyId }),
  output: z.array(statusName),
});

export const listUserNames = defineCall({
  service: 'identity',
  name: 'users.names',
  input: z.object({ user_ids: z.array(userId).max(500) }),
  output: z.array(z.object({ id: userId, name: z.string() })),
});

export const identityCalls = {
  openSession,
  renewSession,
  endSession,
  getSessionContext,
  identifyApiKey,
  getCompany,
  listCompanies,
  listCompanyStatusNames,
  listUserNames,
};
