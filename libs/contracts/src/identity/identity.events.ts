import { z } from 'zod';
import { defineEvent } from '../kit/event';
import { company, statusRight } from './user.schema';

export const companyChanged = defineEvent({
  owner: 'identity',
  name: 'company.changed.v1',
  data: z.object({ company }),
  live: (data) => [{ entity: 'company', ids: [data.company.id] }],
});

/** The whole matrix of a company: consumers replace their copy. */
export const statusRightsChanged = defineEvent({
  owner: 'identity',
  name: 'status-rights.changed.v1',
  data: z.object({ version: z.int(), rights: z.array(statusRight) }),
  live: null,
});

export const sessionRevoked = defineEvent({
  owner: 'identity',
  name: 'session.revoked.v1',
  data: z.object({ session_id: z.string() }),
  live: null,
});

export const identityEvents = { companyChanged, statusRightsChanged, sessionRevoked };
